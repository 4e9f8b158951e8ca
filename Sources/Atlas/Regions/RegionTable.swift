import PackFormat
import StrictJSON

/// `regions.json`: every region of an atlas in ascending order of adcodes. Region number *n* is `regions[n − 1]`.
public struct RegionTable: Hashable, Sendable {
  public let regions: [AtlasRegion]

  /// Takes regions in any order.
  ///
  /// - Throws: `malformed` where an adcode stands twice or is not positive, or a province is none of the regions.
  public init(_ regions: [AtlasRegion]) throws(AtlasError) {
    let sorted = regions.sorted { $0.adcode < $1.adcode }
    self.regions = sorted
    guard sorted.count <= BorderLayout.maxRegions else { throw .tooLarge("regions", limit: BorderLayout.maxRegions) }
    for (index, region) in sorted.enumerated() {
      guard region.adcode > 0, index == 0 || sorted[index - 1].adcode < region.adcode else {
        throw Self.fault("\(region.adcode) stands twice, or is no adcode")
      }
      guard let province = self.region(adcode: region.province), province.isProvince else {
        throw Self.fault("\(region.adcode): no province \(region.province)")
      }
    }
  }

  /// The region with this adcode, O(log regions).
  public func region(adcode: Int32) -> AtlasRegion? { number(adcode: adcode).map { regions[$0 - 1] } }

  /// The number of the region with this adcode, O(log regions).
  public func number(adcode: Int32) -> Int? {
    var low = 0
    var high = regions.count
    while low < high {
      let middle = (low + high) / 2
      if regions[middle].adcode < adcode { low = middle + 1 } else { high = middle }
    }
    return low < regions.count && regions[low].adcode == adcode ? low + 1 : nil
  }

  /// The regions as `arcs.bin` lists them.
  public var borderRegions: [BorderRegion] {
    regions.map { region in
      BorderRegion(
        adcode: region.adcode, parent: number(adcode: region.province) ?? 0, isDatumUndecided: region.isDatumUndecided)
    }
  }

  private static func fault(_ what: String) -> AtlasError { .malformed(entry: AtlasName.regions, what) }
}

extension RegionTable {
  /// The bytes of the file: keys in ascending order, no white space.
  public var bytes: [UInt8] {
    JSONValue.object([
      .init("format", .integer(Self.currentFormat)), .init("regions", .array(regions.map(\.json))),
    ]).bytes()
  }

  /// Reads `regions.json`. O(regions · log regions).
  init(_ pack: Pack) throws(AtlasError) {
    let root: JSONNode
    do throws(PackError) {
      root = try pack.withEntry(AtlasName.regions) { (bytes) throws(PackError) in try Self.document(bytes) }
    } catch {
      throw .pack(error)
    }
    guard let format = root["format"]?.integer else { throw Self.fault("no format") }
    guard format == Self.currentFormat else { throw .needsNewer("\(AtlasName.regions) format \(format)") }
    guard let rows = root["regions"]?.elements else { throw Self.fault("no regions") }
    var regions: [AtlasRegion] = []
    regions.reserveCapacity(rows.count)
    for (index, row) in rows.enumerated() {
      guard let region = AtlasRegion(row) else { throw Self.fault("region \(index + 1) is not whole") }
      if let last = regions.last, last.adcode >= region.adcode { throw Self.fault("adcodes do not ascend") }
      regions.append(region)
    }
    try self.init(regions)
  }

  private static func document(_ bytes: UnsafeRawBufferPointer) throws(PackError) -> JSONNode {
    do throws(JSONSyntaxError) {
      return try JSONDocument(bytes, options: JSONOptions(maxDepth: 8, maxBytes: 16 << 20)).root
    } catch {
      throw .malformed(entry: AtlasName.regions, "not JSON: \(error)")
    }
  }

  private static var currentFormat: Int64 { 1 }
}

extension AtlasRegion {
  fileprivate var json: JSONValue {
    var members: [JSONValue.Member] = [.init("adcode", .integer(Int64(adcode)))]
    if isDatumUndecided { members.append(.init("datum", .string("undecided"))) }
    let sorted = names.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    members.append(.init("names", .object(sorted.map { .init($0.key, .string($0.value)) })))
    if !isProvince { members.append(.init("province", .integer(Int64(province)))) }
    return .object(members)
  }

  /// Nil for a row that lacks something or has it in another shape.
  fileprivate init?(_ row: JSONNode) {
    guard let adcode = row["adcode"]?.integer.flatMap({ Int32(exactly: $0) }) else { return nil }
    self.init(adcode: adcode, province: adcode, names: [:])
    if let node = row["province"] {
      guard let province = node.integer.flatMap({ Int32(exactly: $0) }), province != adcode else { return nil }
      self.province = province
    }
    if let node = row["datum"] {
      guard node.string == "undecided" else { return nil }
      isDatumUndecided = true
    }
    for member in row["names"]?.members ?? [] {
      guard let name = member.value.string else { return nil }
      names[member.key] = name
    }
  }
}
