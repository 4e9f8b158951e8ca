import StrictJSON

/// `coordinates` of any geometry as runs of positions, and how deep in brackets they stood.
struct FlatCoordinates {
  struct Run {
    var positions: Range<Int>
    var offset: Int
    /// How many brackets stood around each position of the run, its own not counted.
    var depth: Int
    /// Which element of the outermost array the run stands in.
    var element: Int
  }

  private(set) var runs: [Run] = []
  private(set) var pairs = JSONFixedPairs(decimals: 7)
  private(set) var fault: GeoJSONFault?
  private var element = 0
  private let base: Int

  /// MultiPolygon has the most.
  private static let deepest = 3

  init(_ scanner: inout JSONScanner, base: Int) throws(JSONSyntaxError) {
    self.base = base
    guard try scanner.kind() == .array else {
      note(scanner.offset, .notANumber(try Self.skippedText(&scanner)))
      return
    }
    if let row = try scanner.numberRow() { takeSingle(row) } else { try takeArray(&scanner, depth: 1) }
  }

  /// A position that stands alone: that of a `Point`.
  private mutating func takeSingle(_ row: JSONNumberRow) {
    guard row.count > 0 else { return }
    append(row)
    runs.append(Run(positions: 0..<pairs.count, offset: row.offset + base, depth: 0, element: 0))
  }

  /// Takes an array with `depth` brackets around its elements. What is read with no look at all is the positions that stand
  /// as positions always do.
  private mutating func takeArray(_ scanner: inout JSONScanner, depth: Int) throws(JSONSyntaxError) {
    let start = pairs.count
    try scanner.enterArray()
    let offset = scanner.offset + base
    while true {
      scanner.takeFixedPairs(into: &pairs)
      guard try scanner.nextElement() else { break }
      if depth == 1 { element += 1 }
      if let row = try scanner.numberRow() {
        if row.count > 0 { append(row) }
      } else {
        try takeOther(&scanner, depth: depth)
      }
    }
    // Runs of deeper arrays were filed when those closed; positions beside them are a fault of nesting.
    let inner = runs.last.map { $0.positions.upperBound } ?? 0
    guard pairs.count > max(start, inner) else { return }
    if inner > start { note(offset, .wrongNesting(type: "")) }
    runs.append(Run(positions: max(start, inner)..<pairs.count, offset: offset, depth: depth, element: element))
  }

  private mutating func takeOther(_ scanner: inout JSONScanner, depth: Int) throws(JSONSyntaxError) {
    let isArray = try scanner.kind() == .array
    if isArray, depth < Self.deepest {
      if pairs.count > (runs.last?.positions.upperBound ?? 0) { note(scanner.offset, .wrongNesting(type: "")) }
      try takeArray(&scanner, depth: depth + 1)
    } else if isArray {
      note(scanner.offset, .wrongNesting(type: ""))
      try scanner.skipValue()
    } else {
      let offset = scanner.offset
      note(offset, .notANumber(try Self.skippedText(&scanner)))
    }
  }

  private mutating func append(_ row: JSONNumberRow) {
    guard row.count >= 2 else { return note(row.offset, .shortPosition(count: row.count)) }
    if !pairs.append(row.first, row.second) { note(row.offset, .noPlaceOnEarth) }
  }

  private mutating func note(_ offset: Int, _ reason: GeoJSONFault.Reason) {
    fault = fault ?? GeoJSONFault(offset: offset + base, reason: reason)
  }

  private static func skippedText(_ scanner: inout JSONScanner) throws(JSONSyntaxError) -> String {
    let range = try scanner.skipValue()
    return String(scanner.text(in: range).prefix(60))
  }
}

extension FlatCoordinates: CoordinateForm {
  /// Only a `MultiPolygon` has three brackets around its positions.
  var impliedType: String? {
    !runs.isEmpty && runs.allSatisfy { $0.depth == Self.deepest } ? "MultiPolygon" : nil
  }

  static func feature(_ members: FeatureMembers, geometry: GeometryParts<Self>?) throws(GeoJSONFault) -> GeoJSONOutlines
  {
    var outlines = GeoJSONOutlines(
      offset: members.offset, id: members.id, properties: members.properties, parts: [],
      positions: JSONFixedPairs(decimals: 7))
    try geometry?.add(to: &outlines)
    return outlines
  }
}

extension GeometryParts<FlatCoordinates> {
  fileprivate func add(to outlines: inout GeoJSONOutlines) throws(GeoJSONFault) {
    let type = try checkedType()
    guard let coordinates, type != "GeometryCollection" else {
      for part in parts ?? [] { try part.add(to: &outlines) }
      return
    }
    if var fault = coordinates.fault {
      if case .wrongNesting = fault.reason { fault.reason = .wrongNesting(type: type) }
      throw fault
    }
    let before = outlines.positions.count
    outlines.positions.append(coordinates.pairs)
    var polygon = -1
    for run in coordinates.runs {
      guard run.depth == Self.depth(of: type) else {
        throw GeoJSONFault(offset: run.offset, reason: .wrongNesting(type: type))
      }
      // Rings of one polygon stand in one element of a MultiPolygon; a Polygon is one polygon.
      let own = type == "Polygon" ? 0 : run.element
      let kind = Self.kind(of: type, startsPolygon: own != polygon)
      polygon = own
      outlines.parts.append(
        GeoJSONOutlines.Part(
          kind: kind, positions: run.positions.lowerBound + before..<run.positions.upperBound + before,
          offset: run.offset))
    }
  }

  private static func depth(of type: String) -> Int {
    switch type {
    case "Point": 0
    case "MultiPoint", "LineString": 1
    case "MultiLineString", "Polygon": 2
    default: 3
    }
  }

  private static func kind(of type: String, startsPolygon: Bool) -> GeoJSONOutlines.Kind {
    switch type {
    case "Point", "MultiPoint": .points
    case "LineString", "MultiLineString": .line
    default: startsPolygon ? .shell : .hole
    }
  }
}
