#!/usr/bin/env python3
"""Draws the pairs of pictures that ci/parity compares, from a seed.

usage: parity-pictures.py FOLDER [SEED]

FOLDER/yiq-T/{reference,candidate}/*.png for thresholds T: every width from 1 to 67, eight pairs each.
FOLDER/score/{reference,candidate}/*.png: 50 pairs of 11 pixels and more on a side.

All are opaque, half of them with an alpha channel. Nothing is moved by whole pixels: proofsheet never takes an
edge that one whole-pixel shift explains for antialiasing (MovedEdge), pixelmatch does, so that such pairs
differ on purpose. Shapes move by parts of a pixel and change size, weight or colour instead.
"""
import pathlib, sys

from PIL import Image

import drawn_pictures as drawn

THRESHOLDS = ["0.05", "0.08", "0.1", "0.15", "0.2", "0.3"]
WIDTHS = range(1, 68)
KINDS = ["screen", "ring", "photo", "ring", "noise", "screen", "pixels", "ring"]


def screen(width, height, name, changed):
    """Boxes and text; in the changed picture one box is another, and the text a part of a pixel further."""
    dice, change = drawn.dice_of(name), drawn.dice_of(name, "change")
    back = drawn.any_color(dice)
    picture = drawn.canvas(width, height, back)
    moved = change.uniform(0.2, 0.8) if changed else 0.0
    for index in range(dice.randrange(1, 4)):
        left, top = dice.uniform(-4, width * 0.7), dice.uniform(-4, height * 0.7)
        wide, high = dice.uniform(4, width / 2 + 4), dice.uniform(4, height / 2 + 4)
        radius = min(wide, high) * dice.choice([0, 0.2, 0.5])
        grown = moved if index == 0 else 0.0
        drawn.box(picture, left + grown / 2, top, left + wide + grown, top + high + grown,
                  drawn.ink_on(dice, back), radius)
    size = dice.uniform(6, 10)
    for line in range(dice.randrange(1, 3)):
        drawn.text_line(picture, dice, dice.uniform(0, 3) + moved, 2 + line * size * 1.6 + moved / 3, width,
                        size, drawn.ink_on(dice, back))
    return picture


def rings(width, height, name, changed):
    """Thin rings; in the changed picture a part of a pixel wider, and shifted by a part of one."""
    dice, change = drawn.dice_of(name), drawn.dice_of(name, "change")
    back = drawn.any_color(dice)
    picture = drawn.canvas(width, height, back)
    grown = change.uniform(0.25, 0.75) if changed else 0.0
    moved = change.uniform(0.1, 0.4) if changed else 0.0
    for _ in range(dice.randrange(1, 4)):
        radius = dice.uniform(2, max(4, min(width, height) / 2))
        drawn.ring(picture, dice.uniform(0, width) + moved, dice.uniform(0, height), radius + grown,
                   dice.uniform(1, 2.5), drawn.ink_on(dice, back))
    return picture


def photo(width, height, name, changed):
    """A photo; the changed picture has other noise, strong in half of the rows."""
    picture = drawn.photo(width, height, drawn.dice_of(name))
    if changed:
        change = drawn.dice_of(name, "change")
        rows = slice(0, height // 2) if change.random() < 0.5 else slice(height // 2, height)
        picture[rows] = drawn.add_noise(picture[rows], change, change.randrange(90, 200))
    return picture


def noise(width, height, name, changed):
    """Noise; in the changed picture a part of it is other noise."""
    picture = drawn.noise(width, height, drawn.dice_of(name))
    if changed:
        change = drawn.dice_of(name, "change")
        first = change.randrange(height // 2)
        rows = slice(first, first + change.randrange(1, height // 2))
        picture[rows] = drawn.noise(width, height, change)[rows]
    return picture


def pixels(width, height, name, changed):
    """A plain or smooth picture; in the changed one up to five pixels have another colour."""
    dice, change = drawn.dice_of(name), drawn.dice_of(name, "change")
    back = drawn.any_color(dice)
    picture = drawn.canvas(width, height, back) if dice.random() < 0.5 else drawn.photo(width, height, dice)
    for _ in range(change.randrange(1, 6) if changed else 0):
        x, y = change.randrange(width), change.randrange(height)
        picture[y, x] = drawn.ink_on(change, picture[y, x])
    return picture


DRAW = {"screen": screen, "ring": rings, "photo": photo, "noise": noise, "pixels": pixels}


def write(folder, kind, width, height, name, alpha):
    """Draws until the two pictures differ: of equal ones, proofsheet gives no number."""
    attempt = 0
    while True:
        sides = [drawn.bytes_of(DRAW[kind](width, height, f"{name}/{attempt}", changed))
                 for changed in (False, True)]
        if (sides[0] != sides[1]).any():
            break
        attempt += 1
    for side, rows in zip(["reference", "candidate"], sides):
        path = folder / side
        path.mkdir(parents=True, exist_ok=True)
        Image.fromarray(rows).convert("RGBA" if alpha else "RGB").save(path / f"{name}.png")


def main():
    folder, seed = pathlib.Path(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else "1"
    sizes = drawn.dice_of(seed, "sizes")
    for width in WIDTHS:
        for index, kind in enumerate(KINDS):
            # 8 and 6 have a common divisor: the width moves each kind on through all thresholds.
            threshold = THRESHOLDS[(width + index) % len(THRESHOLDS)]
            write(folder / f"yiq-{threshold}", kind, width, sizes.randrange(12, 37),
                  f"{seed}-{kind}-{width}-{index}", alpha=(width + index // 2) % 2 == 0)
    for index in range(50):
        # The least size that has a structural similarity first, then anything.
        width, height = (11, 11 + index) if index < 5 else (sizes.randrange(11, 240), sizes.randrange(11, 160))
        kind = KINDS[index % len(KINDS)]
        write(folder / "score", kind, width, height, f"{seed}-{kind}-{index}-score", alpha=index % 2 == 0)


main()
