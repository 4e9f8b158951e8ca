"""A PNG as rows of colours, and where a colour is: enough to measure what a browser has painted."""
import struct
import zlib


def decode(png):
    """Rows of (red, green, blue) of an 8-bit RGB or RGBA picture."""
    at, data, header = 8, b"", None
    while at < len(png):
        length, kind = struct.unpack(">I4s", png[at : at + 8])
        body = png[at + 8 : at + 8 + length]
        if kind == b"IHDR":
            header = struct.unpack(">IIBBBBB", body)
        elif kind == b"IDAT":
            data += body
        at += 12 + length
    width, height, _, color, *_ = header
    step = {2: 3, 6: 4}[color]
    raw, rows, above = zlib.decompress(data), [], bytearray(width * step)
    for y in range(height):
        start = y * (width * step + 1)
        line = unfilter(raw[start], bytearray(raw[start + 1 : start + 1 + width * step]), above, step)
        rows.append([tuple(line[x : x + 3]) for x in range(0, len(line), step)])
        above = line
    return rows


def unfilter(kind, line, above, step):
    for i in range(len(line)):
        left = line[i - step] if i >= step else 0
        corner = above[i - step] if i >= step else 0
        if kind == 1:
            add = left
        elif kind == 2:
            add = above[i]
        elif kind == 3:
            add = (left + above[i]) // 2
        elif kind == 4:
            add = min((left, above[i], corner), key=lambda p: abs(left + above[i] - corner - p))
        else:
            add = 0
        line[i] = (line[i] + add) & 255
    return line


def box(rows, color, tolerance=2):
    """The box (left, top, right, bottom) around every pixel of a colour; None where there is none."""
    found = [
        (x, y)
        for y, row in enumerate(rows)
        for x, pixel in enumerate(row)
        if max(abs(a - b) for a, b in zip(pixel, color)) <= tolerance
    ]
    if not found:
        return None
    xs, ys = [x for x, _ in found], [y for _, y in found]
    return min(xs), min(ys), max(xs) + 1, max(ys) + 1
