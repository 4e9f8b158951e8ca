import Digests
import TestSupport

/// A small content folder in memory: one city that is fine, with two stories, and what a test adds.
enum SampleContent {
  static func files(_ more: [String: String] = [:]) -> MemoryFileSystem {
    var texts = base
    for (path, text) in more { texts[path] = text }
    texts["content/reference/SHA256SUMS"] = ["airports.csv", "runways.csv", "coverage.csv"].map { name in
      "\(SHA256Digest(of: Array((texts["content/reference/\(name)"] ?? "").utf8)).hex)  \(name)\n"
    }.joined()
    return MemoryFileSystem(files: texts.mapValues { Array($0.utf8) })
  }

  /// A story of a city; the parts that a test is about can be given.
  static func story(
    id: String, latitude: String = "31.31640", longitude: String = "120.62960", extra: String = ""
  ) -> String {
    """
    ---
    id: \(id)
    title: {zh-hans: "拙政园", en: "Garden \(id)"}
    notification: {zh-hans: "围墙里面的水比房子还多，走近看看就知道了。", en: "There is more water than house behind this wall; come and see how much."}
    latitude: \(latitude)
    longitude: \(longitude)
    radiusMeters: 100
    accuracyMeters: 20
    checked: ["one", "two"]
    sources: ["The garden's own plan"]
    \(extra)---

    # zh-hans

    \(String(repeating: "这座园子里水面占了三成以上，房子都朝着水开门开窗。", count: 6))

    # en

    \(String(repeating: "Three parts in ten of this garden are water, and every house opens towards it. ", count: 8))

    """
  }

  private static let base = [
    "content/citypack.yaml": "licence: CC-BY-4.0\n",
    "content/reference/airports.csv": """
    id,ident,type,name,latitude_deg,longitude_deg,iso_country
    1,ZZZZ,large_airport,Sample Airport,31.4,120.5,CN

    """,
    "content/reference/runways.csv": """
    id,airport_ref,airport_ident,length_ft,width_ft,surface,closed,le_ident,le_latitude_deg,le_longitude_deg,he_ident,he_latitude_deg,he_longitude_deg
    2,1,ZZZZ,10000,148,CON,0,18,31.41,120.5,36,31.383,120.5

    """,
    "content/reference/coverage.csv": "name,south,west,north,east\nsuzhou,30,119,32,122\n",
    "content/cities/suzhou/city.yaml": """
    id: suzhou
    names: {zh-hans: 苏州, en: Suzhou}
    languages: [zh-hans, en]
    country: CN
    datum: wgs84
    timezone: Asia/Shanghai
    extent: {south: 31.2, west: 120.4, north: 31.5, east: 120.8}
    licence: CC-BY-4.0

    """,
    "content/cities/suzhou/stories/garden.md": story(id: "garden"),
    "content/cities/suzhou/stories/tower.md": story(id: "tower", latitude: "31.30000", longitude: "120.60000"),
  ]
}
