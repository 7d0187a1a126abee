#!/usr/bin/env python3
"""Holds `proofsheet clauses --json` to SPEC.md: a clause without a check is an error, and so is a check
without a clause, another profile or another statement than the spec's.

The document is read here by other means than ci/clause-texts.py, which writes what the program knows of it.
"""

import json
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
KINDS = ("POP-", "TUT-", "STK-", "PRE-", "CG-", "COR-", "D-")
HOLDS = {"b": ["seed", "corrected"], "s": ["seed"], "c": ["corrected"]}


def stated():
    """The rows of the tables, with the profile of tables that have a column P."""
    clauses, deviations = {}, {}
    columns = []
    for line in (ROOT / "Documentation/SPEC.md").read_text(encoding="utf-8").split("\n"):
        if not line.startswith("|"):
            continue
        cells = [cell.strip() for cell in line[1:].rstrip().removesuffix("|").split("|")]
        if cells[0] == "id":
            columns = cells
        elif cells[0].startswith(KINDS):
            row = dict(zip(columns[:-1], cells))
            row["text"] = line.rstrip().removesuffix("|").split("|", len(columns))[-1].strip()
            (deviations if cells[0].startswith("D-") else clauses)[cells[0]] = row
    return clauses, deviations


def main():
    binary = sys.argv[1] if len(sys.argv) > 1 else str(ROOT / ".build/release/proofsheet")
    known = json.loads(subprocess.run([binary, "clauses", "--json"], check=True, capture_output=True).stdout)
    clauses, deviations = stated()
    wrong = [f"{id} has checks, and SPEC.md does not state it" for id in known["unstated"]]
    by_id = {clause["id"]: clause for clause in known["clauses"]}
    for id, row in clauses.items():
        clause = by_id.pop(id, None)
        if clause is None:
            wrong.append(f"{id} is in SPEC.md and is not known")
            continue
        if not clause["checks"]:
            wrong.append(f"{id} has no check")
        letter = row.get("P", "c" if id.startswith("COR-") else "b")
        if clause["profiles"] != HOLDS[letter]:
            wrong.append(f"{id} holds under {HOLDS[letter]}, not {clause['profiles']}")
        if clause["statement"] != row["text"]:
            wrong.append(f"{id} is stated otherwise in SPEC.md")
    wrong += [f"{id} is known and is not in SPEC.md" for id in by_id]
    rows = {row["id"]: row for row in known["deviations"]}
    if sorted(rows) != sorted(deviations):
        wrong.append("the rows of section 6 are others than SPEC.md's")
    for id, row in deviations.items():
        if id in rows and rows[id]["breaks"] != [clause.strip() for clause in row["breaks"].split(",")]:
            wrong.append(f"{id} breaks {row['breaks']}, not {rows[id]['breaks']}")
    for line in wrong:
        print(f"clauses: {line}", file=sys.stderr)
    if wrong:
        sys.exit(1)
    checks = sum(len(clause["checks"]) for clause in known["clauses"])
    print(f"clauses: {len(clauses)} clauses, each with its checks ({checks}); {len(deviations)} rows of section 6")


if __name__ == "__main__":
    main()
