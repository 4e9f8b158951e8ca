import StrictJSON

/// `coordinates` as their brackets nest, whatever geometry they belong to.
indirect enum CoordinateTree {
  case empty
  case position(GeoJSONPosition)
  case positions([GeoJSONPosition])
  case list([CoordinateTree])
  case fault(GeoJSONFault)

  /// Takes the value that comes next, to its end also where it is at fault.
  init(_ scanner: inout JSONScanner, base: Int) throws(JSONSyntaxError) {
    if let row = try scanner.numberRow() {
      self = Self.leaf(row, base: base)
      return
    }
    guard try scanner.kind() == .array else {
      let range = try scanner.skipValue()
      let text = String(scanner.text(in: range).prefix(60))
      self = .fault(GeoJSONFault(offset: range.lowerBound + base, reason: .notANumber(text)))
      return
    }
    self = try Self.list(&scanner, base: base)
  }

  private static func leaf(_ row: JSONNumberRow, base: Int) -> CoordinateTree {
    switch row.count {
    case 0: .empty
    case 1: .fault(GeoJSONFault(offset: row.offset + base, reason: .shortPosition(count: 1)))
    default:
      .position(
        GeoJSONPosition(
          longitude: row.first, latitude: row.second, dimensions: row.count, offset: row.offset + base))
    }
  }

  private static func list(_ scanner: inout JSONScanner, base: Int) throws(JSONSyntaxError) -> CoordinateTree {
    var positions: [GeoJSONPosition] = []
    var others: [CoordinateTree] = []
    var fault: GeoJSONFault?
    try scanner.enterArray()
    while try scanner.nextElement() {
      switch try CoordinateTree(&scanner, base: base) {
      case .position(let position): positions.append(position)
      case .fault(let first): fault = fault ?? first
      case let other: others.append(other)
      }
    }
    if let fault { return .fault(fault) }
    if others.isEmpty { return .positions(positions) }
    return .list(others + positions.map { .position($0) })
  }

  var position: GeoJSONPosition? {
    if case .position(let position) = self { position } else { nil }
  }

  var positions: [GeoJSONPosition]? {
    switch self {
    case .positions(let positions): positions
    case .empty: []
    default: nil
    }
  }

  var lines: [[GeoJSONPosition]]? { nested(\.positions) }

  var areas: [[[GeoJSONPosition]]]? { nested(\.lines) }

  private func nested<Part>(_ part: (CoordinateTree) -> Part?) -> [Part]? {
    switch self {
    case .empty: return []
    case .list(let trees):
      let parts = trees.compactMap(part)
      return parts.count == trees.count ? parts : nil
    default: return nil
    }
  }
}

extension CoordinateTree: CoordinateForm {
  /// A place is asked to say what it is.
  var impliedType: String? { nil }

  static func feature(_ members: FeatureMembers, geometry: GeometryParts<Self>?) throws(GeoJSONFault) -> GeoJSONFeature
  {
    GeoJSONFeature(
      offset: members.offset, id: members.id, geometry: try geometry?.geometry(), properties: members.properties,
      foreignMembers: members.foreign)
  }
}
