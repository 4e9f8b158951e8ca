import Geodesy
import SourceText

/// Reads `city.yaml`.
enum CityConfigReader {
  static func read(
    _ source: SourceBytes, id: String, project: ProjectConfig, findings: inout [Finding]
  ) -> CityConfig {
    var config = CityConfig(place: source.wholeFile)
    config.languages = project.languages
    config.licence = project.licence
    let before = findings.count
    guard let root = YAMLFile.read(source, findings: &findings) else {
      // An empty file says nothing, and so lacks everything.
      if findings.count == before {
        findings += KeyTable.city.keys.filter(\.isRequired).map { .missingKey($0, at: source.wholeFile) }
      }
      return config
    }
    let fields = Fields(root, keys: KeyTable.city.keys, findings: &findings)
    if let stated = fields.text("id", findings: &findings) {
      if fields["id"]?.isChangedByOthers ?? false { findings.append(.unsafeID(stated)) }
      if stated.value != id { findings.append(.idMismatch(stated, name: id)) }
    }
    config.names = fields.textByLanguage("names", findings: &findings)
    let languages = fields.languages("languages", findings: &findings)
    if !languages.isEmpty { config.languages = languages }
    if config.languages.isEmpty, let key = KeyTable.city.keys.first(where: { $0.name == "languages" }) {
      findings.append(.missingKey(key, at: root.place))
    }
    config.licence = fields.text("licence", findings: &findings) ?? project.licence
    config.datum = fields.choice("datum", of: DatumName.self, findings: &findings)?.value ?? .wgs84
    config.datumPolicy = fields.choice("datumPolicy", of: ShiftPolicy.self, findings: &findings)?.value ?? .mainland
    config.encoding = fields.choice("encoding", of: TextEncoding.self, findings: &findings)?.value
    config.timeZone = readTimeZone(fields, findings: &findings)
    config.country = readCountry(fields, findings: &findings)
    config.adcode = readAdcode(fields, findings: &findings)
    config.extent = readExtent(fields, findings: &findings)
    return config
  }

  private static func readTimeZone(_ fields: Fields, findings: inout [Finding]) -> Located<String>? {
    guard let name = fields.text("timezone", findings: &findings) else { return nil }
    if TimeZoneNames.contains(name.value) { return name }
    let nearest = TimeZoneNames.similar(to: name.value)
    findings.append(
      .badValue(
        name, what: Bilingual(zh: "没有时区“\(name.value)”", en: "there is no time zone ‘\(name.value)’"),
        whatToDo: nearest.map { Bilingual(zh: "是不是 \($0)？", en: "Did you mean \($0)?") }
          ?? Bilingual(zh: "请写 IANA 名称，例如 Asia/Shanghai。", en: "Write an IANA name, such as Asia/Shanghai.")))
    return nil
  }

  private static func readCountry(_ fields: Fields, findings: inout [Finding]) -> Located<String>? {
    guard let country = fields.text("country", findings: &findings) else { return nil }
    if country.value.utf8.count == 2, country.value.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) { return country }
    let what = Bilingual(
      zh: "“\(country.value)”不是两个大写字母的国家代码", en: "‘\(country.value)’ is not a country code of two capitals")
    findings.append(.badValue(country, what: what, whatToDo: Bilingual(zh: "例如 CN、US。", en: "Such as CN or US.")))
    return nil
  }

  private static func readAdcode(_ fields: Fields, findings: inout [Finding]) -> Located<Int32>? {
    guard let text = fields.text("adcode", findings: &findings) else { return nil }
    if text.value.utf8.count == 6, let code = Int32(text.value), code >= 100_000 {
      return Located(code, raw: text.raw, at: text.place)
    }
    let what = Bilingual(zh: "“\(text.value)”不是六位的行政区划代码", en: "‘\(text.value)’ is no adcode of six digits")
    findings.append(.badValue(text, what: what, whatToDo: Bilingual(zh: "例如 310000。", en: "Such as 310000.")))
    return nil
  }

  private static func readExtent(_ fields: Fields, findings: inout [Finding]) -> Located<Extent>? {
    guard let node = fields["extent"] else { return nil }
    let keys = KeyTable.city.keys.first { $0.name == "extent" }?.children ?? []
    let edges = Fields(node, keys: keys, findings: &findings)
    let south = edges.degrees("south", .latitude, findings: &findings)
    let west = edges.degrees("west", .longitude, findings: &findings)
    let north = edges.degrees("north", .latitude, findings: &findings)
    let east = edges.degrees("east", .longitude, findings: &findings)
    guard let south, let west, let north, let east else { return nil }
    guard let low = Coordinate<WGS84>(latitude: south.value, longitude: west.value),
      let high = Coordinate<WGS84>(latitude: north.value, longitude: east.value), low.latitude < high.latitude
    else {
      let wants = Bilingual(
        zh: "纬度 -90 到 90、经度 -180 到 180，南边小于北边",
        en: "latitudes of -90 to 90, south below north, and longitudes of -180 to 180")
      findings.append(.badValue(node, wants: wants))
      return nil
    }
    let extent = Extent(south: south.value, west: west.value, north: north.value, east: east.value)
    let raw = "\(south.raw), \(west.raw), \(north.raw), \(east.raw)"
    return Located(extent, raw: raw, at: node.place)
  }
}

/// A file that is one YAML document.
enum YAMLFile {
  /// Its root; nil with a finding where it is refused, and without one where it is empty.
  static func read(_ source: SourceBytes, findings: inout [Finding]) -> YAMLNode? {
    guard let text = TextSource(source, stated: nil, byteLimit: YAMLComposer.byteLimit, findings: &findings) else {
      return nil
    }
    return YAMLComposer.compose(text, findings: &findings)
  }
}
