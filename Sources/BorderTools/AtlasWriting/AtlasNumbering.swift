import Atlas
import GeometryFiles
import StrictJSON

/// The regions of an atlas, and which of them each region of a coverage is.
struct AtlasNumbering {
  let table: RegionTable
  /// By the number of a coverage's region, nobody first: the number in the table.
  let numbers: [Int]

  init(_ cities: Coverage, provinces: [TopoJSONGeometry], about: AtlasAbout) throws(AtlasFault) {
    var regions: [AtlasRegion] = []
    for (index, province) in provinces.enumerated() {
      let properties = FeatureProperties(province.properties, object: "provinces", feature: index + 1)
      let code = try properties.adcode()
      guard !regions.contains(where: { $0.adcode == code }) else { throw .twice(object: "provinces", adcode: code) }
      regions.append(AtlasRegion(adcode: code, province: code, names: properties.names))
    }
    let codes = Set(regions.map(\.adcode))
    var cityCodes: [Int32] = []
    for (index, city) in cities.regions.enumerated() {
      let properties = FeatureProperties(city.properties, object: "cities", feature: index + 1)
      let code = try properties.adcode()
      guard !cityCodes.contains(code) else { throw .twice(object: "cities", adcode: code) }
      cityCodes.append(code)
      if codes.contains(code) { continue }
      let province = try properties.province(of: code)
      guard codes.contains(province) else { throw .noSuchProvince(city: code, province: province) }
      regions.append(AtlasRegion(adcode: code, province: province, names: properties.names))
    }
    for code in about.datumUndecided where !codes.contains(code) { throw .nobody(adcode: code) }
    for index in regions.indices where about.datumUndecided.contains(regions[index].province) {
      regions[index].isDatumUndecided = true
    }
    let table: RegionTable
    do throws(AtlasError) { table = try RegionTable(regions) } catch { throw .borders(error.description) }
    self.table = table
    numbers = [0] + cityCodes.map { table.number(adcode: $0) ?? 0 }
  }
}

/// The properties of a feature that an atlas needs.
private struct FeatureProperties {
  let members: [JSONMember]
  let object: String
  let feature: Int

  init(_ members: [JSONMember], object: String, feature: Int) {
    self.members = members
    self.object = object
    self.feature = feature
  }

  /// `name-zh` and the like, by language.
  var names: [String: String] {
    var names: [String: String] = [:]
    for member in members where member.key.hasPrefix("name-") {
      names[String(member.key.dropFirst(5))] = member.value.string
    }
    return names
  }

  func adcode() throws(AtlasFault) -> Int32 { try code("adcode") }

  /// As stated, or from the first two digits of six.
  func province(of adcode: Int32) throws(AtlasFault) -> Int32 {
    members.contains { $0.key == "province" } ? try code("province") : adcode / 10_000 * 10_000
  }

  /// A positive whole number, or its digits as a text.
  private func code(_ key: String) throws(AtlasFault) -> Int32 {
    let value = members.first { $0.key == key }?.value
    let number = value?.integer ?? value?.string.flatMap { Int64($0) }
    guard let number, let code = Int32(exactly: number), code > 0 else {
      throw .noProperty(object: object, feature: feature, key)
    }
    return code
  }
}
