"""A content folder for the map page: two cities with a story for everything the page can show, and one that is hostile."""
import hashlib
import pathlib

PLACES = {
    # id: latitude, longitude, radius in metres
    "tower": (31.30000, 120.60000, 100),
    "garden": (31.31640, 120.62960, 150),
    "gate": (31.30500, 120.60400, 80),
    "runway": (31.40000, 120.50000, 100),
}

HOSTILE = (
    "</script><script>window.pwned=1</script><img src=https://evil.example/1.png onerror=window.pwned=2> "
    "\\u202Egnp.exe ${window.pwned=3}"
)

HOSTILE_BODY = """
<script>window.pwned = 4</script><img src="https://evil.example/2.png" onerror="window.pwned = 5">

<meta http-equiv="refresh" content="0; url=https://evil.example/"><style>* { display: none }</style>

[script](javascript:window.pwned=6) [data](data:text/html,<script>window.pwned=7</script>) [web](https://example.org/page)

![a picture from elsewhere](https://evil.example/3.png) <iframe src="https://evil.example/4"></iframe>

<a href="https://evil.example/5" ping="https://evil.example/6" onclick="window.pwned = 8">raw</a>
<svg onload="window.pwned = 9"><use href="https://evil.example/7.svg#x"/></svg>
"""

# One pixel.
PICTURE = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de0000000c49444154789c63f8cfc0000003010100"
    "c9fe92ef0000000049454e44ae426082"
)


def story(id, title, latitude, longitude, radius, extra="", zh=None, en=None):
    zh = zh or "这座园子里水面占了三成以上，房子都朝着水开门开窗。" * 6
    en = en or "Three parts in ten of this garden are water, and every house opens towards it. " * 8
    return f"""---
id: {id}
title: {{zh-hans: "园子 {id}", en: "{title}"}}
notification: {{zh-hans: "围墙里面的水比房子还多，走近看看就知道了。", en: "There is more water than house behind this wall; come and see."}}
latitude: {latitude:.5f}
longitude: {longitude:.5f}
radiusMeters: {radius}
accuracyMeters: 20
checked: ["one", "two"]
sources: ["The garden's own plan"]
{extra}---

# zh-hans

{zh}

# en

{en}
"""


def city(id, zh, en, south, west, north, east):
    return f"""id: {id}
names: {{zh-hans: {zh}, en: {en}}}
languages: [zh-hans, en]
country: CN
datum: wgs84
timezone: Asia/Shanghai
extent: {{south: {south}, west: {west}, north: {north}, east: {east}}}
licence: CC-BY-4.0
"""


def write(root: pathlib.Path):
    """Writes the folder `content` under `root`."""
    content = root / "content"
    files = {
        "citypack.yaml": "licence: CC-BY-4.0\n",
        "reference/airports.csv": "id,ident,type,name,latitude_deg,longitude_deg,iso_country\n"
        "1,ZZZZ,large_airport,Sample Airport,31.4,120.5,CN\n",
        "reference/runways.csv": "id,airport_ref,airport_ident,length_ft,width_ft,surface,closed,le_ident,le_latitude_deg,"
        "le_longitude_deg,he_ident,he_latitude_deg,he_longitude_deg\n"
        "2,1,ZZZZ,10000,148,CON,0,18,31.41,120.5,36,31.383,120.5\n",
        "reference/coverage.csv": "name,south,west,north,east\nhere,29,119,32,122\n",
        "cities/suzhou/city.yaml": city("suzhou", "苏州", "Suzhou", 31.2, 120.4, 31.5, 120.8),
        "cities/wuxi/city.yaml": city("wuxi", "无锡", "Wuxi", 31.5, 120.2, 31.7, 120.5),
        "cities/wuxi/stories/pier.md": story("pier", "The Pier", 31.56, 120.29, 120),
        "cities/wuxi/stories/lake.md": story("lake", "The Lake", 31.55, 120.28, 120, "status: draft\n"),
        "cities/wuxi/stories/hostile.md": story(
            "hostile", HOSTILE, 31.58, 120.30, 90, "status: draft\n", en=HOSTILE_BODY * 2, zh=HOSTILE_BODY
        ),
    }
    for id, (latitude, longitude, radius) in PLACES.items():
        extra = 'images:\n  - file: tower.png\n    alt: {zh-hans: "一座塔", en: "A tower"}\n' if id == "tower" else ""
        files[f"cities/suzhou/stories/{id}.md"] = story(id, f"The {id.capitalize()}", latitude, longitude, radius, extra)
    for path, text in files.items():
        file = content / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    (content / "cities/suzhou/images").mkdir()
    (content / "cities/suzhou/images/tower.png").write_bytes(PICTURE)
    sums = "".join(
        f"{hashlib.sha256((content / 'reference' / name).read_bytes()).hexdigest()}  {name}\n"
        for name in ("airports.csv", "runways.csv", "coverage.csv")
    )
    (content / "reference/SHA256SUMS").write_text(sums)
    return content
