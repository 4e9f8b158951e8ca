import SourceText

extension KeyTable {
  /// `city.yaml`.
  public static let city = KeyTable(
    file: "cities/<city>/city.yaml",
    summary: Bilingual(zh: "一个城市的设置。", en: "What holds for one city."),
    keys: [
      KeyDescription(
        "id", .text, meaning: Bilingual(zh: "城市编号，与文件夹名相同。", en: "The city's id, the same as its folder's name."),
        example: "shanghai"),
      KeyDescription(
        "names", .textByLanguage, isRequired: true,
        meaning: Bilingual(zh: "城市的名字，每种语言一个。", en: "What the city is called, one name a language."),
        example: "{zh-hans: 上海, en: Shanghai}", mistakes: ["name", "title"]),
      KeyDescription(
        "languages", .languages,
        meaning: Bilingual(
          zh: "每个故事都要有的语言，小写的 BCP 47；不写就用 citypack.yaml 的。",
          en: "The languages every story must have, as lower-cased BCP 47 tags; those of citypack.yaml where absent."),
        example: "[zh-hans, en]", mistakes: ["language", "locales"]),
      KeyDescription(
        "country", .text,
        meaning: Bilingual(zh: "国家或地区的两字母代码（ISO 3166-1）。", en: "The country's two-letter code of ISO 3166-1."),
        example: "CN"),
      KeyDescription(
        "adcode", .text,
        meaning: Bilingual(
          zh: "所有故事所在的省或市的行政区划代码（GB/T 2260）；写了就按行政区划包检查。",
          en:
            "The number (GB/T 2260) of the province or city of China in which every story lies; checked with the atlas."
        ),
        example: "310000"),
      KeyTable.datum,
      KeyDescription(
        "datumPolicy", .choice(["mainland", "amap"]),
        meaning: Bilingual(
          zh: "哪些地方要偏移到 GCJ-02：mainland 只有内地；amap 还包括香港、澳门和台湾。",
          en:
            "Which places are shifted to GCJ-02: mainland China only, or as Amap does with Hong Kong, Macau and Taiwan."
        ),
        example: "mainland"),
      KeyDescription(
        "timezone", .timeZone, isRequired: true,
        meaning: Bilingual(zh: "时区的 IANA 名称。", en: "The IANA name of the time zone."), example: "Asia/Shanghai",
        mistakes: ["timeZone", "tz"]),
      KeyDescription(
        "extent", .map, isRequired: true,
        meaning: Bilingual(
          zh: "所有故事都要在这个框里，WGS-84。", en: "The box in which every story lies, WGS-84."),
        example: "{south: 31.10, west: 121.30, north: 31.40, east: 121.70}", mistakes: ["bounds", "bbox"],
        children: extentKeys),
      KeyDescription(
        "encoding", .choice(TextEncoding.allCases.map(\.rawValue)),
        meaning: Bilingual(
          zh: "points.csv 的编码；只在工具看不出来时才要写。", en: "The encoding of points.csv; only needed where the tool cannot tell."),
        example: "gb18030", mistakes: ["charset"]),
      KeyDescription(
        "licence", .text,
        meaning: Bilingual(
          zh: "文字和图片的许可；不写就用 citypack.yaml 的。",
          en: "The licence of texts and pictures; that of citypack.yaml where absent."),
        example: "CC-BY-4.0", mistakes: ["license"]),
    ])

  private static let extentKeys: [KeyDescription] = [
    KeyDescription(
      "south", .degrees, isRequired: true, meaning: Bilingual(zh: "南边的纬度。", en: "Latitude of the southern edge."),
      example: "31.10", bounds: latitudes),
    KeyDescription(
      "west", .degrees, isRequired: true, meaning: Bilingual(zh: "西边的经度。", en: "Longitude of the western edge."),
      example: "121.30", bounds: longitudes),
    KeyDescription(
      "north", .degrees, isRequired: true, meaning: Bilingual(zh: "北边的纬度。", en: "Latitude of the northern edge."),
      example: "31.40", bounds: latitudes),
    KeyDescription(
      "east", .degrees, isRequired: true,
      meaning: Bilingual(
        zh: "东边的经度；比西边小就表示跨过 180° 经线。",
        en: "Longitude of the eastern edge; less than the western one across the date line."),
      example: "121.70", bounds: longitudes),
  ]
}
