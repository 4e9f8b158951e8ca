#!/usr/bin/env python3
"""Simplification of borders: ours beside the tools people use, one run, one table.

    Benchmarks/borders.py [--mapshaper FOLDER] [--runs N] [--tolerance 0.005] [FILE.geojson ...]

Without files it takes .boundaries/provinces.geojson, the same at full digits, and .boundaries/cities.geojson (`make boundaries`).
Peers: ogr2ogr from the path; shapely, topojson and simplification from PyPI in a venv under Benchmarks/.venv (made on the first
run); mapshaper from a folder with mapshaper.js, run by node. A peer that is not there is skipped with a line that says so.
Every result is read back and judged by the same code here (shapely), and by `citypack simplify --tolerance 0` as well.
"""
import argparse
import json
import math
import os
import pathlib
import resource
import shutil
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
VENV = ROOT / "Benchmarks/.venv"
PACKAGES = ["shapely>=2.1", "numpy", "topojson==1.10", "simplification"]

PEERS = {
    "ogr2ogr -simplify": "ogr2ogr",
    "shapely simplify, preserve topology": "shapely",
    "shapely coverage_simplify": "coverage",
    "topojson (PyPI)": "topojson",
    "simplification (Rust), ring by ring": "simplification",
    "mapshaper, explode recipe": "mapshaper",
}

# What the children in the venv run: reads argv[2], writes argv[3].
CHILD = r"""
import json, sys
kind, source, target, tolerance = sys.argv[1], sys.argv[2], sys.argv[3], float(sys.argv[4])
data = json.load(open(source))
features = data["features"]
def write(geometries):
    out = {"type": "FeatureCollection", "features": [
        {"type": "Feature", "properties": f["properties"], "geometry": g} for f, g in zip(features, geometries)]}
    json.dump(out, open(target, "w"), separators=(",", ":"))
if kind in ("shapely", "coverage"):
    import shapely
    from shapely.geometry import shape, mapping
    shapes = [shape(f["geometry"]) for f in features]
    if kind == "shapely":
        result = [s.simplify(tolerance, preserve_topology=True) for s in shapes]
    else:
        result = shapely.coverage_simplify(shapes, tolerance)
    write([mapping(s) for s in result])
elif kind == "topojson":
    import topojson
    topology = topojson.Topology(data, prequantize=False, toposimplify=tolerance, prevent_oversimplify=True)
    open(target, "w").write(topology.to_geojson())
elif kind == "simplification":
    from simplification.cutil import simplify_coords
    def rings(polygon):
        kept = [simplify_coords(ring, tolerance) for ring in polygon]
        return [ring for ring in kept if len(ring) >= 4]
    out = []
    for f in features:
        g = f["geometry"]
        polygons = g["coordinates"] if g["type"] == "MultiPolygon" else [g["coordinates"]]
        kept = [p for p in (rings(p) for p in polygons) if p]
        out.append({"type": "MultiPolygon", "coordinates": kept})
    write(out)
"""

JUDGE = r"""
import json, sys, shapely
from shapely.geometry import shape
before = [shape(f["geometry"]) for f in json.load(open(sys.argv[1]))["features"]]
after = [shape(f["geometry"]) if f["geometry"] else shapely.Polygon() for f in json.load(open(sys.argv[2]))["features"]]
count = lambda all: sum(len(shapely.get_parts(g)) for g in all if not g.is_empty)
verts = sum(shapely.get_num_coordinates(g) for g in after)
invalid = sum(not g.is_valid for g in after)
coverage = bool(shapely.coverage_is_valid(after)) and len(after) == len(before)
holes = sum(len(p.interiors) for p in shapely.get_parts(shapely.union_all([g.buffer(0) for g in after])))
print(json.dumps({"vertices": int(verts), "invalid": int(invalid), "coverage": coverage, "holes": int(holes), "lost": count(before) - count(after)}))
"""


def python_with_peers():
    python = VENV / "bin/python"
    if not python.exists():
        print("making Benchmarks/.venv …", file=sys.stderr)
        subprocess.run([sys.executable, "-m", "venv", VENV], check=True)
    missing = subprocess.run([python, "-c", "import shapely, topojson, simplification"], capture_output=True).returncode
    if missing:
        for package in PACKAGES:
            subprocess.run([python, "-m", "pip", "-q", "install", package])
    return python


def cost(command):
    """CPU seconds and peak bytes of a child and its children; None where it fails."""
    process = subprocess.Popen([str(word) for word in command], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    if os.waitstatus_to_exitcode(status) not in (0,):
        return None
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024


def best(command, runs):
    costs = [cost(command) for _ in range(runs)]
    return None if None in costs else (min(c[0] for c in costs), max(c[1] for c in costs))


def wgs84(longitude, latitude):
    """GCJ-02 to WGS-84 by fixed-point steps of the public formula: every digit of a Double."""
    def shift(x, y):
        a, ee, pi = 6378245.0, 0.00669342162296594323, math.pi
        dx, dy = x - 105.0, y - 35.0
        w = (20 * math.sin(6 * dx * pi) + 20 * math.sin(2 * dx * pi)) * 2 / 3
        lat = -100 + 2 * dx + 3 * dy + 0.2 * dy * dy + 0.1 * dx * dy + 0.2 * math.sqrt(abs(dx)) + w
        lat += (20 * math.sin(dy * pi) + 40 * math.sin(dy / 3 * pi)) * 2 / 3
        lat += (160 * math.sin(dy / 12 * pi) + 320 * math.sin(dy * pi / 30)) * 2 / 3
        lon = 300 + dx + 2 * dy + 0.1 * dx * dx + 0.1 * dx * dy + 0.1 * math.sqrt(abs(dx)) + w
        lon += (20 * math.sin(dx * pi) + 40 * math.sin(dx / 3 * pi)) * 2 / 3
        lon += (150 * math.sin(dx / 12 * pi) + 300 * math.sin(dx / 30 * pi)) * 2 / 3
        magic = 1 - ee * math.sin(y / 180 * pi) ** 2
        return (lon * 180 / (a / math.sqrt(magic) * math.cos(y / 180 * pi) * pi),
                lat * 180 / (a * (1 - ee) / (magic * math.sqrt(magic)) * pi))
    x, y = longitude, latitude
    for _ in range(4):
        dx, dy = shift(x, y)
        x, y = longitude - dx, latitude - dy
    return [x, y]


def full_digits(source, target):
    data = json.loads(source.read_text())
    known = {}
    def move(tree):
        if isinstance(tree[0], (int, float)):
            key = (tree[0], tree[1])
            if key not in known:
                known[key] = wgs84(*key)
            return known[key]
        return [move(part) for part in tree]
    for feature in data["features"]:
        feature["geometry"]["coordinates"] = move(feature["geometry"]["coordinates"])
    target.write_text(json.dumps(data, separators=(",", ":")))


def command(kind, python, source, target, tolerance, mapshaper):
    if kind == "ogr2ogr":
        return shutil.which("ogr2ogr") and ["ogr2ogr", "-f", "GeoJSON", target, source, "-simplify", tolerance]
    if kind == "mapshaper":
        program = mapshaper and next(iter(sorted(pathlib.Path(mapshaper).glob("**/bin/mapshaper"))), None)
        return program and ["node", program, source, "-explode", "-simplify", "dp", "planar", "keep-shapes", f"interval={tolerance}",
                            "-dissolve", "adcode", "multipart", "-o", target, "format=geojson"]
    return [python, "-c", CHILD, kind, source, target, tolerance]


def row(name, spent, target, source, python, ours=None):
    judged = subprocess.run([python, "-c", JUDGE, source, target], capture_output=True, text=True)
    judged = json.loads(judged.stdout) if judged.returncode == 0 else None
    size = target.stat().st_size / 1e6
    quality = "cannot be read" if judged is None else (
        f"{judged['vertices']:>9,}{judged['invalid']:>9}{'yes' if judged['coverage'] else 'NO':>10}{judged['holes']:>7}{judged['lost']:>7}")
    ratio = f"{spent[0] / ours[0]:>7.1f}×" if ours else " " * 8
    print(f"  {name:<38}{spent[0]:>7.2f}{ratio}{spent[1] / 1e6:>7.0f}{size:>7.2f}{quality}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--mapshaper")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--tolerance", default="0.005")
    parser.add_argument("--ours-alone", action="store_true", help="no peers, only ours, judged")
    parser.add_argument("files", nargs="*", type=pathlib.Path)
    arguments = parser.parse_args()
    tool = os.environ.get("CITYPACK", ROOT / ".build/release/citypack")
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        files = arguments.files
        if not files:
            provinces, cities = ROOT / ".boundaries/provinces.geojson", ROOT / ".boundaries/cities.geojson"
            if not provinces.exists():
                sys.exit("borders.py: .boundaries/provinces.geojson is missing: run `make boundaries` first")
            full_digits(provinces, folder / "provinces-full-digits.geojson")
            files = [provinces, folder / "provinces-full-digits.geojson", cities]
        python = python_with_peers()
        for source in files:
            print(f"\n{source.name}, {source.stat().st_size / 1e6:.1f} MB, tolerance {arguments.tolerance}°: CPU seconds (best of {arguments.runs}), times ours, peak MB, result")
            print(f"  {'':<38}{'CPU s':>7}{'':>8}{'MB':>7}{'out MB':>7}{'vertices':>9}{'invalid':>9}{'coverage':>10}{'holes':>7}{'lost':>7}")
            ours_file = folder / "ours.geojson"
            ours = best([tool, "simplify", source, "-o", ours_file, "-t", arguments.tolerance, "-q"], arguments.runs)
            if ours is None:
                sys.exit("borders.py: citypack simplify failed")
            row("citypack simplify", ours, ours_file, source, python)
            report = folder / "report.json"
            with_report = best([tool, "simplify", source, "-o", ours_file, "-t", arguments.tolerance, "-q", "--report", report], 1)
            row("citypack simplify --report", with_report, ours_file, source, python, ours)
            distances = json.loads(report.read_text())["result"]["distances"]
            farthest = max(distances["outDegrees"], distances["backDegrees"])
            print(f"  distance both ways ÷ tolerance: {farthest / float(arguments.tolerance):.4f} (at most 1)")
            for name, kind in ({} if arguments.ours_alone else PEERS).items():
                target = folder / f"{kind}.geojson"
                line = command(kind, python, source, target, arguments.tolerance, arguments.mapshaper)
                spent = line and best(line, 1 if kind == "topojson" else arguments.runs)
                if spent:
                    row(name, spent, target, source, python, ours)
                else:
                    print(f"  {name:<38}skipped: {'it failed' if line else 'not here'}")


if __name__ == "__main__":
    main()
