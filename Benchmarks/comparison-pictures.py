#!/usr/bin/env python3
"""Draws the pictures that image-comparison measures on.

usage: comparison-pictures.py FOLDER

FOLDER/NAME/{reference,candidate}.png: pairs of 3840×2160 pixels.
FOLDER/screens/{reference,candidate,other-bytes}: 500 screens of 640×960 pixels, fifty of them changed; the
others are the same files in `candidate`, and the same pixels in other bytes in `other-bytes`.
"""
import io, pathlib, shutil, sys

import numpy
from PIL import Image

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "ci"))
import drawn_pictures as drawn


def screen(width, height, name):
    """Windows with a bar and lines of text."""
    dice = drawn.dice_of(name)
    picture = drawn.canvas(width, height, [226, 230, 236])
    for index in range(max(2, width * height // 500_000)):
        left, top = dice.randrange(width * 3 // 4), dice.randrange(height * 3 // 4)
        right = left + dice.randrange(width // 6, width // 3)
        bottom = top + dice.randrange(height // 5, height // 2)
        drawn.box(picture, left - 0.5, top - 0.5, right + 0.5, bottom + 0.5, [150, 150, 160], radius=12)
        drawn.box(picture, left, top, right, bottom, [252, 252, 250], radius=11.5)
        drawn.box(picture, left + 12, top + 10, right - 12, top + 34, drawn.any_color(dice), radius=8)
        size = dice.choice([10, 12, 14])
        ink = drawn.ink_on(dice, [252, 252, 250])
        for line in range(top + 44, min(bottom, height) - 2 * size, size * 2):
            drawn.text_line(picture, dice, left + 16, line, min(right, width) - 16, size, ink)
    return drawn.bytes_of(picture)


def save(rows, path, level=6):
    path.parent.mkdir(parents=True, exist_ok=True)
    Image.fromarray(rows).save(path, compress_level=level)


def after_jpeg(rows):
    file = io.BytesIO()
    Image.fromarray(rows).save(file, "JPEG", quality=85)
    return numpy.asarray(Image.open(file))


def large(folder):
    desk = screen(3840, 2160, "desk")
    photo = drawn.bytes_of(drawn.photo(3840, 2160, drawn.dice_of("photo"), cell=240))
    dot = desk.copy()
    dot[1080, 1920] ^= 255
    for name, reference, candidate in [
        ("one-pixel", desk, dot),
        ("shift", desk, numpy.roll(desk, 1, axis=1)),
        ("jpeg-screen", desk, after_jpeg(desk)),
        ("jpeg-photo", photo, after_jpeg(photo)),
    ]:
        save(reference, folder / name / "reference.png")
        save(candidate, folder / name / "candidate.png")
    save(desk, folder / "identical" / "reference.png")
    save(desk, folder / "identical" / "candidate.png", level=1)


def many(folder):
    drawings = [screen(640, 960, f"screen-{index}") for index in range(20)]
    for index in range(500):
        # Few are drawn and all are different: each is turned round by another number of rows.
        rows = numpy.roll(drawings[index % 20], 13 * (index // 20), axis=0)
        name = f"{index:03}.png"
        save(rows, folder / "reference" / name)
        if index % 10 == 3:
            rows = rows.copy()
            rows[index : index + 40, 100:300] ^= 96
            save(rows, folder / "candidate" / name)
        else:
            (folder / "candidate").mkdir(exist_ok=True)
            shutil.copy(folder / "reference" / name, folder / "candidate" / name)
        save(rows, folder / "other-bytes" / name, level=1)


def main():
    folder = pathlib.Path(sys.argv[1])
    large(folder)
    many(folder / "screens")


main()
