#!/usr/bin/env python3
"""Writes Documentation/Coverage.md: every clause of SPEC.md with the tests and the cases that show it.

A test shows a clause that its display name, its function's name or its doc comment names. Cases are those
that the globs of ci/coverage-cases.json match; a glob that matches none, and a clause with no test or no
case, is an error. A glob after a "!" takes its cases out of the clause's others, and a clause of profile
`seed` alone has no case of `corrected`. With --check nothing is written: the committed file has to be what would be written.
"""

import argparse
import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
SPEC = ROOT / "Documentation/SPEC.md"
OUTPUT = ROOT / "Documentation/Coverage.md"
MAPPING = ROOT / "ci/coverage-cases.json"
KINDS = ["POP", "TUT", "STK", "PRE", "CG", "COR", "D"]
NAMED = re.compile(r"(?<![A-Za-z0-9-])(%s)-(\d{2})(?!\d)" % "|".join(KINDS))
IN_FUNCTION = re.compile(r"(?<![A-Za-z])(pop|tut|stk|pre|cg|cor)(\d{2})(?!\d)")
TEST = re.compile(r"@Test\b")
FUNCTION = re.compile(r"\bfunc\s+(?:`([^`]+)`|(\w+))")
DISPLAY_NAME = re.compile(r'@Test\(\s*"((?:[^"\\]|\\.)*)"')


def rows(kinds):
    """The first and last column of SPEC's tables, by id, in the order of the document."""
    found = {}
    for line in SPEC.read_text(encoding="utf-8").splitlines():
        match = re.match(r"\| ((?:%s)-\d{2}) \|" % "|".join(kinds), line)
        if match:
            columns = [column.strip() for column in line.strip().strip("|").split("|")]
            if match[1] in found:
                sys.exit(f"coverage: {match[1]} stands twice in SPEC.md")
            found[match[1]] = columns
    return found


def comment_above(lines, index):
    """The doc comment that ends on the line before, past other attributes."""
    comment = []
    index -= 1
    while index >= 0 and lines[index].strip().startswith(("///", "@")):
        if lines[index].strip().startswith("///"):
            comment.append(lines[index].strip()[3:])
        index -= 1
    return " ".join(reversed(comment))


def tests_of(path):
    """Each test of a file: its name and the ids that it names."""
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    for start in TEST.finditer(text):
        line = text.count("\n", 0, start.start())
        if lines[line].lstrip().startswith("//"):
            continue
        function = FUNCTION.search(text, start.end())
        if not function:
            continue
        name = function[1] or function[2]
        display = DISPLAY_NAME.match(text, start.start())
        shown = [display[1] if display else "", comment_above(lines, line), name]
        ids = {"-".join(found) for found in NAMED.findall(" ".join(shown))}
        ids |= {f"{kind.upper()}-{number}" for kind, number in IN_FUNCTION.findall(name)}
        yield name, ids


def tests_by_id():
    """The tests that name each id, as paths below Tests/ and function names."""
    found = {}
    for path in sorted((ROOT / "Tests").rglob("*.swift")):
        for name, ids in tests_of(path):
            for id in ids:
                found.setdefault(id, []).append((path.relative_to(ROOT / "Tests").as_posix(), name))
    return found


def case_ids(program):
    output = subprocess.run(
        [program, "cases"], cwd=ROOT, check=True, capture_output=True, encoding="utf-8").stdout
    return [line.split()[0] for line in output.splitlines() if "/" in line.split(" ")[0]]


def matches(glob, cases):
    """As the program's own globs: `*` stands for any text, without a wildcard for a folder."""
    if "*" not in glob and "?" not in glob:
        return [case for case in cases if case == glob or case.startswith(glob + "/")]
    pattern = re.compile(re.escape(glob).replace(r"\*", ".*").replace(r"\?", "."))
    return [case for case in cases if pattern.fullmatch(case)]


def tests_cell(tests):
    by_file = {}
    for path, name in tests:
        by_file.setdefault(path, []).append(name)
    return "<br>".join(
        f"{path.removesuffix('.swift')}: {', '.join(f'`{name}`' for name in names)}"
        for path, names in by_file.items())


def document(cases, problems):
    tests = tests_by_id()
    mapping = json.loads(MAPPING.read_text(encoding="utf-8"))
    clauses = rows(KINDS[:-1])
    deviations = rows(["D"])
    for id in sorted((set(tests) | set(mapping)) - set(clauses) - set(deviations)):
        problems.append(f"{id} is no clause of SPEC.md")
    lines = []
    for id in clauses:
        cell = []
        globs = mapping.get(id, [])
        excluded = {case for glob in globs if glob[0] == "!" for case in matches(glob[1:], cases)}
        if clauses[id][1] == "s":
            excluded |= set(matches("*-corrected@?x", cases))
        for glob in globs:
            if glob[0] == "!":
                continue
            count = len(set(matches(glob, cases)) - excluded)
            if count == 0:
                problems.append(f"{id}: no case matches {glob}")
            cell.append(f"`{glob}` ({count})")
        if not cell:
            problems.append(f"{id}: no case shows it; give globs in ci/coverage-cases.json")
        if id not in tests:
            problems.append(f"{id}: no test names it")
        lines.append(f"| {id} | {tests_cell(tests.get(id, []))} | {'<br>'.join(cell)} |")
    rows_of_deviations = []
    for id, columns in deviations.items():
        if id not in tests:
            problems.append(f"{id}: no test names it")
        rows_of_deviations.append(f"| {id} | {columns[1]} | {tests_cell(tests.get(id, []))} |")
    return "\n".join([
        "# What shows each clause",
        "",
        "Written by `ci/coverage.py`, which `ci/test` runs with `--check`; do not edit. A test stands here because"
        " its name or its doc",
        "comment names the clause, with its file below `Tests/`. Cases are globs over the ids of"
        " `proofsheet cases`, from",
        "`ci/coverage-cases.json`, each with how many cases it matches, less those that the clause does not speak of.",
        "",
        f"## Clauses ({len(clauses)}, shown by {len(cases)} cases)",
        "",
        "| clause | tests | cases |",
        "| --- | --- | --- |",
        *lines,
        "",
        f"## Contradictions of the sources ({len(deviations)})",
        "",
        "| id | breaks | tests |",
        "| --- | --- | --- |",
        *rows_of_deviations,
        "",
    ])


def main():
    parser = argparse.ArgumentParser(description="writes Documentation/Coverage.md")
    parser.add_argument("--check", action="store_true", help="write nothing; fail when the file differs")
    parser.add_argument("--program", default=".build/release/proofsheet", help="the built proofsheet")
    options = parser.parse_args()
    problems = []
    text = document(case_ids(options.program), problems)
    if options.check:
        committed = OUTPUT.read_text(encoding="utf-8") if OUTPUT.exists() else ""
        if committed != text:
            problems.append("Documentation/Coverage.md is not what ci/coverage.py writes; run it")
    else:
        OUTPUT.write_text(text, encoding="utf-8")
    for problem in problems:
        print(f"coverage: {problem}", file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
