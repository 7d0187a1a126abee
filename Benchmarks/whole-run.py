"""Prints cases a second and peak memory of whole runs against the approved baselines.

usage: whole-run.py PROOFSHEET
"""
import json, pathlib, resource, subprocess, sys, tempfile, time

PROJECT = pathlib.Path(__file__).resolve().parent.parent


def main():
    with tempfile.TemporaryDirectory() as folder:
        # The first run stores every small picture; the others find them, as runs of a working copy do.
        for name in ["first run", "second run", "third run"]:
            began = time.monotonic()
            outcome = subprocess.run(
                [sys.argv[1], "run", "--project", PROJECT, "--database", folder + "/runs.sqlite",
                 "--report", folder + "/report", "--json"],
                stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            )
            seconds = time.monotonic() - began
            cases = json.loads(outcome.stdout)["counts"]["cases"]
            print(f"{name} of {cases} cases   {seconds:.2f} s, {cases / seconds:.0f} cases/s   (aim 150 cases/s)")
    # Linux counts in KiB; the largest of the children.
    peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
    print(f"peak memory   {peak:.0f} MiB   (aim 300 MB)")


main()
