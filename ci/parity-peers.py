#!/usr/bin/env python3
"""Compares proofsheet's numbers with those of pixelmatch, scikit-image and flip-evaluator.

usage: parity-peers.py PROOFSHEET FOLDER, with the folder that parity-pictures.py filled

Fails when a bound is missed: every count equal, every score within its distance, and enough pairs that
prove something (a count that is neither none nor all; one that antialiasing changes).
"""
import json, multiprocessing, pathlib, subprocess, sys

import flip_evaluator, numpy, pixelmatch.contrib.PIL
from PIL import Image
from skimage.metrics import structural_similarity


def limits(tool, folder, *options):
    """What proofsheet says of each pair of a folder, by name."""
    outcome = subprocess.run(
        [tool, "compare", folder / "reference", folder / "candidate", "--json", "--quiet", *options],
        stdout=subprocess.PIPE,
    )
    assert outcome.returncode in (0, 1), f"compare of {folder.name} ends with {outcome.returncode}"
    return {case["id"]: case["limits"][0] for case in json.loads(outcome.stdout)["cases"]}


def pair(folder, name):
    return [Image.open(folder / side / name) for side in ("reference", "candidate")]


def peer_counts(work):
    """The pixels that differ, with antialiased ones and without, and how many there are."""
    folder, name, threshold = work
    first, second = pair(folder, name)
    return (
        *(pixelmatch.contrib.PIL.pixelmatch(first, second, threshold=threshold, includeAA=counted)
          for counted in (True, False)),
        first.width * first.height,
    )


def peer_ssim(work):
    first, second = (numpy.asarray(picture.convert("L")) for picture in pair(*work))
    return structural_similarity(
        first, second, gaussian_weights=True, sigma=1.5, use_sample_covariance=False, data_range=255
    )


def peer_flip(work):
    first, second = (
        numpy.asarray(picture.convert("RGB"), dtype=numpy.float32) / 255 for picture in pair(*work)
    )
    return flip_evaluator.evaluate(first, second, "LDR", applyMagma=False)[1]


class Bounds:
    """Prints each figure beside its bound, and remembers whether one was missed."""

    held = True

    def say(self, text, figure, bound, holds):
        self.held = self.held and holds
        print(f"{'ok    ' if holds else 'MISSED'}  {text}: {figure}  ({bound})")


def check_counts(tool, root, pool, bounds):
    unequal, proving, removing, pairs = [], 0, 0, 0
    for folder in sorted(root.glob("yiq-*")):
        threshold = folder.name.split("-")[1]
        options = ["--metric", "yiq", "--threshold", threshold]
        counted = limits(tool, folder, *options)
        ignored = limits(tool, folder, *options, "--ignore-antialiasing")
        names = sorted(path.name for path in (folder / "reference").iterdir())
        theirs = pool.map(peer_counts, [(folder, name, float(threshold)) for name in names])
        for name, (all_differing, without_antialiased, total) in zip(names, theirs):
            ours = counted[name]["differingPixels"], ignored[name]["differingPixels"]
            if ours != (all_differing, without_antialiased):
                unequal.append(f"{folder.name}/{name}: {ours}, not {(all_differing, without_antialiased)}")
            pairs += 1
            proving += 0 < all_differing < total
            removing += all_differing != without_antialiased
    for line in unequal[:10]:
        print("        " + line)
    bounds.say("yiq, opaque pairs", pairs, "at least 500", pairs >= 500)
    bounds.say("yiq, pairs with another count than pixelmatch, antialiasing counted or ignored",
               len(unequal), "0", not unequal)
    bounds.say("yiq, pairs with a count between none and all", f"{100 * proving / pairs:.1f} %",
               "at least 80 %", proving >= 0.8 * pairs)
    bounds.say("yiq, pairs whose count antialiasing changes", removing, "at least 100", removing >= 100)


def check_scores(tool, root, pool, bounds, metric, peer, most):
    folder = root / "score"
    ours = limits(tool, folder, "--metric", metric)
    theirs = pool.map(peer, [(folder, name) for name in ours])
    deviations = {name: abs(ours[name]["score"] - score) for name, score in zip(ours, theirs)}
    # A number that is none is the worst, and a miss.
    worst = max(deviations, key=lambda name: (not deviations[name] <= most, deviations[name]))
    bounds.say(f"{metric}, pairs", len(deviations), "at least 50", len(deviations) >= 50)
    bounds.say(f"{metric}, largest deviation", f"{deviations[worst]:.2e} at {worst}, scores "
               f"{min(theirs):.3f}...{max(theirs):.3f}", f"at most {most:.0e}",
               all(deviation <= most for deviation in deviations.values()))


def main():
    tool, root = sys.argv[1], pathlib.Path(sys.argv[2])
    bounds = Bounds()
    with multiprocessing.Pool() as pool:
        check_counts(tool, root, pool, bounds)
        check_scores(tool, root, pool, bounds, "ssim", peer_ssim, 1e-6)
        check_scores(tool, root, pool, bounds, "flip", peer_flip, 1e-4)
    sys.exit(not bounds.held)


if __name__ == "__main__":
    main()
