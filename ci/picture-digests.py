#!/usr/bin/env python3
"""Draws every case from the parameters that `cases --json` gives, and recomputes digests from files.

usage: picture-digests.py PROOFSHEET BASELINES

Every case is drawn by `render --params`, and the digest that it prints compared with the approved one in
the manifests. Some cases are drawn again on a background, which makes them opaque; their files are decoded
here, without any of the project's code, and their digests (BLAKE2b-256 over width and height, 32-bit
little-endian, and the RGBA rows) compared with the one that `render` prints.
"""
import concurrent.futures, hashlib, json, os, pathlib, struct, subprocess, sys, tempfile, zlib


def decode(data):
    """Width, height and RGBA rows of an 8-bit RGBA PNG without interlacing."""
    assert data[:8] == b"\x89PNG\r\n\x1a\n", "no PNG"
    place, packed, header = 8, b"", None
    while place < len(data):
        (length,) = struct.unpack(">I", data[place : place + 4])
        kind, body = data[place + 4 : place + 8], data[place + 8 : place + 8 + length]
        (check,) = struct.unpack(">I", data[place + 8 + length : place + 12 + length])
        assert check == zlib.crc32(kind + body), "checksum"
        if kind == b"IHDR":
            header = struct.unpack(">IIBBBBB", body)
        elif kind == b"IDAT":
            packed += body
        place += 12 + length
    width, height, depth, color, _, _, interlace = header
    assert (depth, color, interlace) == (8, 6, 0), "not 8-bit RGBA"
    raw, stride, rows, above = zlib.decompress(packed), width * 4, [], bytes(width * 4)
    for y in range(height):
        kind, line = raw[y * (stride + 1)], bytearray(raw[y * (stride + 1) + 1 : (y + 1) * (stride + 1)])
        for i in range(stride):
            left = line[i - 4] if i >= 4 else 0
            corner = above[i - 4] if i >= 4 else 0
            if kind == 1:
                predicted = left
            elif kind == 2:
                predicted = above[i]
            elif kind == 3:
                predicted = (left + above[i]) // 2
            elif kind == 4:
                p = left + above[i] - corner
                predicted = min((left, above[i], corner), key=lambda value: abs(p - value))
            else:
                predicted = 0
            line[i] = (line[i] + predicted) & 255
        above = bytes(line)
        rows.append(above)
    return width, height, b"".join(rows)


def render(tool, parameters, out):
    """Draws into a file; returns the digest that the tool prints."""
    return subprocess.run(
        [tool, "render", "--params", json.dumps(parameters), "--out", str(out)],
        capture_output=True, check=True, text=True,
    ).stdout.split()[-1]


def main():
    tool, baselines = sys.argv[1:]
    listed = json.loads(subprocess.run([tool, "cases", "--json"], capture_output=True, check=True).stdout)
    cases = listed["cases"]
    approved = {}
    for manifest in pathlib.Path(baselines).rglob("manifest.jsonl"):
        for line in manifest.read_text().splitlines():
            entry = json.loads(line)
            if "case" in entry:
                approved[entry["case"]] = entry["digest"]

    def draws_the_baseline(case):
        with tempfile.TemporaryDirectory() as folder:
            found = render(tool, case["parameters"], pathlib.Path(folder) / "picture.png")
        assert found == approved[case["id"]], f"{case['id']}: {found} is not the approved picture"

    def digest_is_right(case):
        with tempfile.TemporaryDirectory() as folder:
            out = pathlib.Path(folder) / "picture.png"
            said = render(tool, dict(case["parameters"], background=[1, 0.9, 0.8]), out)
            width, height, rows = decode(out.read_bytes())
        assert set(rows[3::4]) == {255}, case["id"] + " is not opaque"
        found = hashlib.blake2b(struct.pack("<II", width, height) + rows, digest_size=32).hexdigest()
        assert found == said, f"{case['id']}: {found} is not {said}"

    sample = cases[:: max(1, len(cases) // 40)]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(draws_the_baseline, cases))
        list(pool.map(digest_is_right, sample))
    print(f"{len(cases)} cases drawn from their parameters, {len(sample)} digests recomputed")
    assert cases and sample


main()
