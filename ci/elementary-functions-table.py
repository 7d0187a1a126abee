#!/usr/bin/env python3
"""Writes the tables that ElementaryFunctionsTests holds the elementary functions to.

Each line has an argument, the nearest double of the exact value, and what that rounding left out
(again the nearest double), all as hexadecimal floats: the two together have about 106 correct bits.
Computed by mpmath with 200 bits. The same script gives the same files.

    python3 ci/elementary-functions-table.py
"""

import pathlib
import random

import mpmath

mpmath.mp.prec = 200
FOLDER = pathlib.Path(__file__).resolve().parent.parent / "Tests/ElementaryFunctionsTests/Fixtures"


def write(name, function, arguments):
    lines = ["argument,value,rest"]
    for argument in arguments:
        exact = function(mpmath.mpf(argument))
        value = float(exact)
        rest = float(exact - mpmath.mpf(value))
        lines.append(f"{argument.hex()},{value.hex()},{rest.hex()}")
    (FOLDER / f"{name}.csv").write_text("\n".join(lines) + "\n")


def near(x):
    """A double and its neighbours."""
    return [x, float(mpmath.mpf(x) * (1 - mpmath.mpf(2) ** -52)), float(mpmath.mpf(x) * (1 + mpmath.mpf(2) ** -52))]


def angles(generator):
    numbers = [0.0, 1.0, 1e6, 5e-324, 1e-310, 1e-300, 1e-100, 1e-20, 1e-10, 1e-8, 1e-5, 1e-3]
    quarter = mpmath.pi / 2
    counts = list(range(1, 41)) + [generator.randrange(41, 636_619) for _ in range(120)]
    for count in counts:
        numbers += near(float(quarter * count))
    # Midway between multiples, where the reduced angle is largest and the two series meet.
    for count in [0, 1, 2, 3, 4, 5] + [generator.randrange(6, 636_619) for _ in range(60)]:
        numbers += near(float(quarter * (count + mpmath.mpf(1) / 2)))
    # The tilts of a stack, in degrees.
    numbers += [degrees * float(mpmath.pi) / 180 for degrees in range(1, 46)]
    numbers += [generator.uniform(0, 0.8) for _ in range(250)]
    numbers += [generator.uniform(0, 7) for _ in range(250)]
    numbers += [generator.uniform(0, 1e6) for _ in range(200)]
    numbers += [2.0 ** generator.uniform(-60, 19.9) for _ in range(100)]
    numbers = [number for number in numbers if number <= 1e6]
    return numbers + [-number for number in numbers[::7]]


def error_arguments(generator):
    numbers = [0.0, 5e-324, 1e-310, 1e-300, 1e-100, 1e-20, 1e-10, 1e-8, 1e-5, 1e-3, 6.0, 6.5]
    # The centres of the series, and midway between them, where a step is longest.
    for sixteenth in range(1, 104):
        numbers += near(sixteenth / 16)
    numbers += [generator.uniform(0, 0.2) for _ in range(200)]
    numbers += [generator.uniform(0, 6.5) for _ in range(700)]
    numbers += [2.0 ** generator.uniform(-60, 2.6) for _ in range(100)]
    return numbers + [-number for number in numbers[::7]]


def main():
    FOLDER.mkdir(parents=True, exist_ok=True)
    generator = random.Random(20_111_012)
    numbers = angles(generator)
    write("sine", mpmath.sin, numbers)
    write("cosine", mpmath.cos, numbers)
    write("error-function", mpmath.erf, error_arguments(generator))


main()
