#!/usr/bin/env python3
"""Holds the tests of clauses to account: each patch breaks one clause, and its test has to turn red.

ci/clause-patches/list.json names for each patch its clause and the test that is named for it. Patches are
applied to a clone of the last commit, built, and taken back; the clone's build folder stays for the next.
With --batch N, N patches stand in the code at once and share a build: the list is in such an order that
with --batch 10 no patch of a batch reaches what another one's test looks at, so that each test is red by
its own. Before the first patch, every test has to be green without any (left out by --skip-green).
"""

import argparse
import json
import pathlib
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
PATCHES = pathlib.Path("ci/clause-patches")
BUILD = ["-c", "release", "-Xswiftc", "-enable-testing"]


def git(clone, *arguments, check=True):
    return subprocess.run(["git", *arguments], cwd=clone, check=check, capture_output=True, encoding="utf-8")


def apply(clone, patch, *options):
    """Whether a patch applies, without fuzz."""
    return git(clone, "apply", *options, str(ROOT / PATCHES / patch), check=False).returncode == 0


def build(clone):
    """Builds all tests; what the compiler says when it fails."""
    done = subprocess.run(
        ["swift", "build", "--build-tests", *BUILD], cwd=clone, capture_output=True, encoding="utf-8")
    if done.returncode == 0:
        return None
    return "\n".join(line for line in (done.stdout + done.stderr).splitlines() if "error" in line)[:2000]


def test(clone, name):
    """green, red, or none: whether the tests that match a name pass, fail, or are none at all."""
    done = subprocess.run(
        ["swift", "test", "--skip-build", *BUILD, "--filter", name + r"\("], cwd=clone, capture_output=True,
        encoding="utf-8")
    output = done.stdout + done.stderr
    if "Test run with 0 tests" in output or "Test run with" not in output:
        return "none"
    return "green" if done.returncode == 0 else "red"


def batches(entries, size):
    return [entries[start:start + size] for start in range(0, len(entries), size)]


def check_only(entries):
    """Every patch applies to the working tree by itself, and every patch there is is listed."""
    problems = [f"{entry['patch']} does not apply" for entry in entries
                if not apply(ROOT, entry["patch"], "--check")]
    listed = {entry["patch"] for entry in json.loads((ROOT / PATCHES / "list.json").read_text())}
    for path in sorted((ROOT / PATCHES).glob("*.patch")):
        if path.name not in listed:
            problems.append(f"{path.name} is not in list.json")
    return problems


def verify(clone, entries, size, skip_green):
    problems = []
    if not skip_green:
        failure = build(clone)
        if failure:
            return [f"the unpatched code does not build:\n{failure}"]
        for entry in entries:
            found = test(clone, entry["test"])
            print(f"unpatched: {entry['clause']} {entry['test']}: {found}", flush=True)
            if found != "green":
                problems.append(f"{entry['clause']}: {entry['test']} is {found} without a patch")
    for batch in batches(entries, size):
        start = time.monotonic()
        # A clean tree whatever an interrupted run has left.
        git(clone, "checkout", "--quiet", "--", "Sources")
        applied = []
        for entry in batch:
            if apply(clone, entry["patch"]):
                applied.append(entry)
            else:
                problems.append(f"{entry['patch']} does not apply")
        failure = build(clone)
        if failure:
            problems.append(f"{', '.join(entry['patch'] for entry in batch)}: no build:\n{failure}")
            continue
        print(f"built {len(applied)} patches in {time.monotonic() - start:.0f} s", flush=True)
        for entry in applied:
            found = test(clone, entry["test"])
            print(f"{entry['patch']}: {entry['test']}: {found}", flush=True)
            if found != "red":
                problems.append(f"{entry['patch']}: {entry['test']} is {found}, not red")
    git(clone, "checkout", "--quiet", "--", "Sources")
    return problems


def main():
    parser = argparse.ArgumentParser(description="breaks clauses one by one and demands red tests")
    parser.add_argument("--only", metavar="NN", action="append", help="this patch alone; repeatable")
    parser.add_argument("--batch", metavar="N", type=int, default=1, help="patches to a build (default: 1)")
    parser.add_argument("--check-only", action="store_true", help="only that the patches apply")
    parser.add_argument("--skip-green", action="store_true", help="do not run the tests unpatched first")
    parser.add_argument("--clone", metavar="DIR", help="keep the clone and its build folder here")
    options = parser.parse_args()
    entries = json.loads((ROOT / PATCHES / "list.json").read_text(encoding="utf-8"))
    if options.only:
        entries = [entry for entry in entries if entry["patch"].split("-")[0] in options.only]
    if not entries or options.batch < 1:
        parser.error("no patch is left to apply")
    if options.check_only:
        problems = check_only(entries)
    else:
        with tempfile.TemporaryDirectory(prefix="proofsheet-patches-") as folder:
            clone = pathlib.Path(options.clone or folder).resolve() / "clone"
            if clone.exists():
                git(clone, "fetch", "--quiet", str(ROOT), "HEAD")
                git(clone, "reset", "--quiet", "--hard", "FETCH_HEAD")
            else:
                clone.parent.mkdir(parents=True, exist_ok=True)
                git(ROOT, "clone", "--quiet", str(ROOT), str(clone))
            problems = verify(clone, entries, options.batch, options.skip_green)
    for problem in problems:
        print(f"clause-patches: {problem}", file=sys.stderr)
    print(f"{len(entries)} patches, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
