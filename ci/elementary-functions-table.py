#!/usr/bin/env python3
"""Writes the tables that ElementaryFunctionsTests holds the elementary functions to.

Each line has an argument (or two), the nearest double of the exact value, and what that rounding left
out (again the nearest double), all as hexadecimal floats: the two together have about 106 correct bits.
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


def write_pairs(name, function, pairs):
    lines = ["first,second,value,rest"]
    for first, second in pairs:
        exact = function(mpmath.mpf(first), mpmath.mpf(second))
        value = float(exact)
        rest = float(exact - mpmath.mpf(value))
        lines.append(f"{first.hex()},{second.hex()},{value.hex()},{rest.hex()}")
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


def positive_numbers(generator):
    """Positive doubles for the logarithm and the cube root."""
    numbers = [5e-324, 1e-310, 2.2250738585072014e-308, 1e-300, 1e300, 1.7976931348623157e308]
    # Near 1 a logarithm vanishes; at the halves between multiples of 1/64 its series is longest.
    numbers += [1 + sign * 2.0**-power for power in range(1, 53) for sign in (-1, 1)]
    for step in range(90, 183):
        numbers += near(step / 128)
    numbers += near(float(mpmath.sqrt(2))) + near(float(mpmath.sqrt(mpmath.mpf(1) / 2)))
    numbers += [(step / 255 + 0.055) / 1.055 for step in range(1, 256)]
    for exponent in range(-12, 13):
        numbers += near(2.0**exponent)
    numbers += [generator.uniform(0, 2) for _ in range(500)]
    numbers += [generator.uniform(1, 8) for _ in range(400)]
    numbers += [2.0 ** generator.uniform(-1074, 1023.9) for _ in range(300)]
    return [number for number in numbers if number > 0]


def exponents(generator):
    numbers = [0.0, 5e-324, 1e-300, 1e-20, 1e-16, 1e-10, 1e-5, 1.0, 709.7, 709.78, -708.3, -709.0, -745.0]
    # Midway between multiples of ln 2 the reduced argument is largest.
    for step in range(-60, 61):
        numbers += near(float(mpmath.log(2) * step / 2))
    numbers += [generator.uniform(-1, 1) for _ in range(500)]
    numbers += [generator.uniform(-30, 30) for _ in range(400)]
    numbers += [generator.uniform(-708, 709) for _ in range(300)]
    return numbers


def powers(generator):
    pairs = [(2.0, 1023.5), (2.0, -1022.0), (0.5, 1070.0), (10.0, 308.0), (10.0, -320.0), (1.0, 1e300)]
    # sRGB and the redistributions of FLIP.
    pairs += [((step / 255 + 0.055) / 1.055, 2.4) for step in range(11, 256)]
    pairs += [(generator.uniform(0, 308), 0.7) for _ in range(200)]
    pairs += [(generator.uniform(0, 1), generator.uniform(0, 1)) for _ in range(500)]
    pairs += [(1 + generator.uniform(-1, 1) * 2.0**-power, 2.0**power) for power in range(1, 53) for _ in range(4)]
    for _ in range(600):
        base = 2.0 ** generator.uniform(-1000, 1000)
        pairs.append((base, generator.uniform(-707, 709) / abs(float(mpmath.log(base)))))
    return pairs


def vectors(generator):
    pairs = [(0.0, 1.0), (1.0, 0.0), (0.0, -1.0), (-1.0, 0.0), (1.0, 1.0), (1e-300, 1e300), (1e300, 1e-300)]
    pairs += [(1e-310, 2.0), (5e-324, 1.0), (-1e-20, -1.0), (1e308, -1e308)]
    # The centres of the series, and midway between them, where a step is longest.
    for step in range(1, 33):
        for y in near(step / 32):
            pairs += [(y, 1.0), (1.0, -y), (-y, -1.0)]
    pairs += [(generator.uniform(-130, 130), generator.uniform(-130, 130)) for _ in range(800)]
    for _ in range(500):
        y, x = 2.0 ** generator.uniform(-40, 40), 2.0 ** generator.uniform(-40, 40)
        pairs.append((y * generator.choice([-1, 1]), x * generator.choice([-1, 1])))
    return pairs


def main():
    FOLDER.mkdir(parents=True, exist_ok=True)
    generator = random.Random(20_111_012)
    numbers = angles(generator)
    write("sine", mpmath.sin, numbers)
    write("cosine", mpmath.cos, numbers)
    write("error-function", mpmath.erf, error_arguments(generator))
    positive = positive_numbers(generator)
    write("natural-logarithm", mpmath.log, positive)
    write("cube-root", mpmath.cbrt, positive)
    write("exponential", mpmath.exp, exponents(generator))
    write_pairs("power", mpmath.power, powers(generator))
    write_pairs("arc-tangent", mpmath.atan2, vectors(generator))


main()
