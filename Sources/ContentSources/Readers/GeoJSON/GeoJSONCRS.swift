import StrictJSON

/// The `crs` member that GeoJSON had before 2016.
enum GeoJSONCRS {
  /// The name of a system that is not longitude and latitude in degrees; nil where it is, or none is named.
  static func foreignName(_ crs: JSONNode) -> String? {
    guard let properties = crs["properties"] else { return nil }
    let name = properties["name"]?.string ?? properties["code"].flatMap { $0.number?.text ?? $0.string }
    guard let name else { return nil }
    return isDegrees(name) ? nil : name
  }

  /// WGS 84 by its usual names. CGCS2000 (EPSG:4490) lies within centimetres of it.
  private static func isDegrees(_ name: String) -> Bool {
    let name = name.uppercased()
    if name.contains("CRS84") || name == "WGS84" || name == "WGS 84" { return true }
    let code = name.utf8.split { !(0x30...0x39).contains($0) }.last.map { String(decoding: $0, as: UTF8.self) }
    return ["4326", "4979", "4490"].contains(code)
  }
}
