"""Pictures drawn for comparisons with other tools: screens, photos, rings, noise, single pixels.

A picture is an array of rows of RGB numbers, 0…255, until `bytes_of` rounds it. An edge covers a pixel by the
distance of the pixel's centre to the edge, from half a pixel outside (0) to half a pixel inside (1). Only
additions, products, quotients, square roots and whole numbers are used, so that a seed gives the same picture
on every machine.
"""
import random

import numpy


def canvas(width, height, color):
    return numpy.full((height, width, 3), color, dtype=numpy.float64)


def bytes_of(picture):
    return numpy.clip(numpy.floor(picture + 0.5), 0, 255).astype(numpy.uint8)


def any_color(dice):
    return [dice.randrange(256) for _ in range(3)]


def ink_on(dice, color):
    """A colour far from another one, so that most differences are seen under most thresholds."""
    return [dice.randrange(0, 60) if channel > 127 else dice.randrange(196, 256) for channel in color]


def _cover(picture, left, top, right, bottom, color, distance):
    """Lays a colour on where the distance, asked for at pixel centres of a rectangle, is below 0."""
    height, width, _ = picture.shape
    x0, x1 = max(0, int(left) - 2), min(width, int(right) + 3)
    y0, y1 = max(0, int(top) - 2), min(height, int(bottom) + 3)
    if x0 >= x1 or y0 >= y1:
        return
    y, x = numpy.mgrid[y0:y1, x0:x1] + 0.5
    coverage = numpy.clip(0.5 - distance(x, y), 0, 1)[..., None]
    part = picture[y0:y1, x0:x1]
    part += (numpy.array(color, dtype=numpy.float64) - part) * coverage


def box(picture, left, top, right, bottom, color, radius=0.0):
    middle_x, middle_y = (left + right) / 2, (top + bottom) / 2
    half_x, half_y = (right - left) / 2 - radius, (bottom - top) / 2 - radius

    def distance(x, y):
        out_x, out_y = abs(x - middle_x) - half_x, abs(y - middle_y) - half_y
        outside = numpy.sqrt(numpy.maximum(out_x, 0) ** 2 + numpy.maximum(out_y, 0) ** 2)
        return outside + numpy.minimum(numpy.maximum(out_x, out_y), 0) - radius

    _cover(picture, left, top, right, bottom, color, distance)


def ring(picture, middle_x, middle_y, radius, thickness, color):
    reach = radius + thickness

    def distance(x, y):
        return abs(numpy.sqrt((x - middle_x) ** 2 + (y - middle_y) ** 2) - radius) - thickness / 2

    _cover(
        picture, middle_x - reach, middle_y - reach, middle_x + reach, middle_y + reach, color, distance
    )


def stroke(picture, x0, y0, x1, y1, thickness, color):
    length = (x1 - x0) ** 2 + (y1 - y0) ** 2 or 1.0

    def distance(x, y):
        along = numpy.clip(((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / length, 0, 1)
        off_x, off_y = x - x0 - along * (x1 - x0), y - y0 - along * (y1 - y0)
        return numpy.sqrt(off_x**2 + off_y**2) - thickness / 2

    _cover(
        picture, min(x0, x1) - thickness, min(y0, y1) - thickness, max(x0, x1) + thickness,
        max(y0, y1) + thickness, color, distance,
    )


def glyph(picture, dice, left, top, size, color):
    """Two to four strokes between the places of a grid of 2×3, as thick as type of that height."""
    places = [(left + size * x / 2, top + size * y / 2) for x in range(2) for y in range(3)]
    for _ in range(dice.randrange(2, 5)):
        start, end = dice.sample(places, 2)
        stroke(picture, *start, *end, max(1.0, size / 7), color)


def text_line(picture, dice, left, top, right, size, color):
    while left + size < right:
        if dice.random() < 0.85:
            glyph(picture, dice, left, top, size, color)
        left += size * 0.7


def photo(width, height, dice, cell=24):
    """Colours on a grid with straight passages between, and light noise."""
    grid = numpy.array(
        [[any_color(dice) for _ in range(width // cell + 2)] for _ in range(height // cell + 2)], dtype=float
    )
    y, x = numpy.arange(height) / cell, numpy.arange(width) / cell
    row, column = y.astype(int), x.astype(int)
    down, across = (y - row)[:, None, None], (x - column)[None, :, None]
    upper = grid[row][:, column] * (1 - across) + grid[row][:, column + 1] * across
    lower = grid[row + 1][:, column] * (1 - across) + grid[row + 1][:, column + 1] * across
    return add_noise(upper * (1 - down) + lower * down, dice, 6)


def add_noise(picture, dice, most):
    """Every channel changes by a whole number of at most so many steps."""
    generator = numpy.random.Generator(numpy.random.PCG64(dice.getrandbits(64)))
    return numpy.clip(picture + generator.integers(-most, most + 1, picture.shape), 0, 255)


def noise(width, height, dice):
    generator = numpy.random.Generator(numpy.random.PCG64(dice.getrandbits(64)))
    return generator.integers(0, 256, (height, width, 3)).astype(numpy.float64)


def dice_of(*name):
    return random.Random("/".join(map(str, name)))
