#!/usr/bin/env python3
"""Writes Sources/SpecClauses/Text/SpecText.swift: the clauses and the rows of section 6 as SPEC.md states them.

With --check nothing is written: the committed file has to be what would be written.
"""

import argparse
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
SPEC = ROOT / "Documentation/SPEC.md"
OUTPUT = ROOT / "Sources/SpecClauses/Text/SpecText.swift"
SOURCES = {"POP": "GIK", "TUT": "TUT", "STK": "SW", "PRE": "the project", "CG": "CG", "COR": "the project"}
PROFILES = {"b": ["seed", "corrected"], "s": ["seed"], "c": ["corrected"]}


def literal(text):
    return '#"' + text + '"#'


def rows():
    """The rows of SPEC's tables: id and the other columns."""
    for line in SPEC.read_text(encoding="utf-8").splitlines():
        if re.match(r"\| (?:POP|TUT|STK|PRE|CG|COR|D)-\d{2} \|", line):
            columns = [column.strip() for column in line.strip().strip("|").split(" | ")]
            yield columns[0].strip(), columns[1:]


def swift():
    clauses, deviations = [], []
    for id, columns in rows():
        kind = id.split("-")[0]
        if kind == "D":
            breaks = ", ".join(f'"{clause.strip()}"' for clause in columns[0].split(","))
            deviations.append(f'    DeviationText(id: "{id}", breaks: [{breaks}], statement: {literal(columns[1])}),')
            continue
        # CG holds whatever the profile; section 7 is the profile corrected.
        profiles = PROFILES[columns[0]] if len(columns) == 2 else PROFILES["b" if kind == "CG" else "c"]
        names = ", ".join(f'"{profile}"' for profile in profiles)
        clauses.append(
            f'    ClauseText(\n      id: "{id}", source: "{SOURCES[kind]}", profiles: [{names}],\n'
            f"      statement: {literal(columns[-1])}),")
    return (
        "// swift-format-ignore-file\n"
        "// Written by ci/clause-texts.py from Documentation/SPEC.md; do not edit.\n\n"
        "public import Conformance\n\n"
        "/// The clauses and the rows of section 6, as the spec states them.\n"
        "public enum SpecText {\n  /// The clauses, in the order of the document.\n"
        "  public static let clauses: [ClauseText] = [\n" + "\n".join(clauses) + "\n  ]\n\n"
        "  /// The rows of section 6.\n  public static let deviations: [DeviationText] = [\n"
        + "\n".join(deviations) + "\n  ]\n}\n")


def main():
    parser = argparse.ArgumentParser(description="writes the clauses' text as Swift")
    parser.add_argument("--check", action="store_true", help="only that the committed file is up to date")
    text = swift()
    if parser.parse_args().check:
        if not OUTPUT.exists() or OUTPUT.read_text(encoding="utf-8") != text:
            sys.exit("clause-texts: SpecText.swift is not what SPEC.md states; run python3 ci/clause-texts.py")
        return
    OUTPUT.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
