import SourceText

extension KeyTable {
  /// The front matter of a story.
  public static let story = KeyTable(
    file: "cities/<city>/stories/<story>.md",
    summary: Bilingual(
      zh: "故事的前置数据（两行 --- 之间），后面是正文，每种语言一节，标题是语言代码：# zh-hans、# en。",
      en:
        "The front matter of a story, between two lines of ---. The text follows, one section a language under its tag: # zh-hans, # en."
    ),
    keys: [
      KeyDescription(
        "id", .text,
        meaning: Bilingual(
          zh: "故事的编号，与文件名相同；不写就取文件名。发布后不再改。",
          en:
            "The story's id, the same as the file's name; taken from the name where absent. Never changed after a release."
        ),
        example: "the-bund", mistakes: ["编号", "slug"]),
      KeyDescription(
        "title", .textByLanguage, isRequired: true,
        meaning: Bilingual(zh: "标题，每种语言一个。", en: "The title, one a language."),
        example: "{zh-hans: 外滩, en: The Bund}", mistakes: ["name", "names", "titles", "标题"]),
      KeyDescription(
        "notification", .textByLanguage, isRequired: true,
        meaning: Bilingual(
          zh: "走近时通知里的一句话，每种语言一个。",
          en: "The sentence shown in the notification when someone comes near, one a language."),
        example: "{zh-hans: 抬头看看钟楼, en: Look up at the clock tower}", mistakes: ["notice", "blurb", "通知"]),
      KeyDescription(
        "latitude", .degrees,
        meaning: Bilingual(zh: "纬度，北为正。", en: "Degrees north."), example: "31.23970",
        bounds: latitudes, mistakes: ["lat", "纬度"]),
      KeyDescription(
        "longitude", .degrees,
        meaning: Bilingual(zh: "经度，东为正。", en: "Degrees east."), example: "121.48960",
        bounds: longitudes, mistakes: ["lon", "lng", "long", "经度"]),
      KeyDescription(
        "location", .position,
        meaning: Bilingual(
          zh: "用一个键写位置，代替上面两个；没有名字的两个数按“纬度, 经度”读。",
          en: "The position in one key instead of two; two numbers without names are read as latitude, longitude."),
        example: "[31.23970, 121.48960]", mistakes: ["position", "coordinates", "latlon", "latlng", "坐标"],
        children: [
          KeyDescription(
            "latitude", .degrees, meaning: Bilingual(zh: "纬度。", en: "Degrees north."), example: "31.23970",
            bounds: latitudes),
          KeyDescription(
            "longitude", .degrees, meaning: Bilingual(zh: "经度。", en: "Degrees east."), example: "121.48960",
            bounds: longitudes),
        ]),
      datum,
      KeyDescription(
        "radiusMeters", .meters,
        meaning: Bilingual(
          zh: "触发半径，米；不写就用 citypack.yaml 的默认值。",
          en: "How near a walker must come, in metres; the default of citypack.yaml where absent."),
        // What a fence can be is for a rule to say; here only what cannot be metres at all.
        example: "100", bounds: 0...1_000_000, mistakes: ["radius", "半径"]),
      KeyDescription(
        "accuracyMeters", .meters,
        meaning: Bilingual(zh: "这个位置大约准到多少米。", en: "How well the position is known, in metres."), example: "20",
        bounds: 0...1000, mistakes: ["accuracy", "精度"]),
      KeyDescription(
        "checked", .texts,
        meaning: Bilingual(
          zh: "位置是怎样核对的，每条一个独立来源，要有两条。",
          en: "How the position was verified: one independent source an entry, two of them."),
        example: #"["Wikidata Q162301", "OpenStreetMap way 12345678"]"#),
      KeyDescription(
        "images", .maps, meaning: Bilingual(zh: "图片。", en: "Pictures."),
        example: "[{file: the-bund.png, alt: {en: The Bund at dusk}}]", mistakes: ["image", "pictures", "图片"],
        children: imageKeys),
      KeyDescription(
        "sources", .texts, meaning: Bilingual(zh: "事实的出处。", en: "Where the facts are from."),
        example: #"["Shanghai Municipal Archives, The Bund, 2010"]"#, mistakes: ["source", "references", "出处"]),
      KeyDescription(
        "address", .text,
        meaning: Bilingual(zh: "地址；没有坐标时用来提示。", en: "The address; named where there is no position."),
        example: "中山东一路", mistakes: ["地址"]),
      KeyDescription(
        "status", .choice(["draft", "ready"]),
        meaning: Bilingual(
          zh: "draft 表示草稿：不打包，缺位置也不算错。", en: "draft: not packed, and allowed to have no position."),
        example: "draft", mistakes: ["draft"]),
    ])

  /// Degrees north. Of a position out of range a rule says more: whether the two numbers are exchanged.
  static let latitudes = -90.0...90
  /// Degrees east.
  static let longitudes = -180.0...180

  /// The datum of positions, for a city or for one story.
  static let datum = KeyDescription(
    "datum", .choice(["wgs84", "gcj02", "bd09"]),
    meaning: Bilingual(
      zh: "坐标用的是哪个坐标系：GPS 和 OpenStreetMap 是 wgs84，高德和腾讯是 gcj02，百度是 bd09。",
      en: "The datum of positions: wgs84 for GPS and OpenStreetMap, gcj02 for Amap and Tencent, bd09 for Baidu."),
    example: "wgs84", mistakes: ["crs", "坐标系"])

  private static let imageKeys: [KeyDescription] = [
    KeyDescription(
      "file", .text, isRequired: true, meaning: Bilingual(zh: "images/ 下的文件名。", en: "The name under images/."),
      example: "the-bund.png", mistakes: ["src", "path", "name"]),
    KeyDescription(
      "alt", .textByLanguage,
      meaning: Bilingual(
        zh: "给看不见图片的人的描述，每种语言一个。", en: "What the picture shows, for those who cannot see it, one a language."),
      example: "{zh-hans: 黄昏的外滩, en: The Bund at dusk}", mistakes: ["caption", "title"]),
  ]
}
