import StrictJSON

extension TopoJSONGeometry {
  /// Takes a geometry object apart; `arcs` are what its indices are held against.
  init(_ node: JSONNode, arcs: TopoJSONArcs) throws(TopoJSONFault) {
    offset = node.range.lowerBound
    id = node["id"].flatMap { $0.isNull ? nil : $0 }
    properties = node["properties"]?.members ?? []
    shape = try Self.shape(node, arcs: arcs)
  }

  private static func shape(_ node: JSONNode, arcs: TopoJSONArcs) throws(TopoJSONFault) -> Shape {
    let offset = node.range.lowerBound
    if let type = node["type"], type.isNull { return .nothing }
    guard let type = node["type"]?.string else {
      throw TopoJSONFault(offset: offset, reason: .unknownGeometry(type: nil))
    }
    switch type {
    case "Point": return .points(count: 1)
    case "MultiPoint": return .points(count: node["coordinates"]?.elements?.count ?? 0)
    case "GeometryCollection":
      guard let parts = node["geometries"]?.elements else {
        throw TopoJSONFault(offset: offset, reason: .badMember("geometries"))
      }
      var geometries: [TopoJSONGeometry] = []
      for part in parts { geometries.append(try TopoJSONGeometry(part, arcs: arcs)) }
      return .collection(geometries)
    case "LineString", "MultiLineString", "Polygon", "MultiPolygon":
      guard let indices = node["arcs"] else { throw TopoJSONFault(offset: offset, reason: .badMember("arcs")) }
      return try stitched(type, indices, arcs: arcs)
    default: throw TopoJSONFault(offset: offset, reason: .unknownGeometry(type: type))
    }
  }

  private static func stitched(
    _ type: String, _ node: JSONNode, arcs: TopoJSONArcs
  ) throws(TopoJSONFault) -> Shape {
    let reading = IndexReading(type: type, arcs: arcs)
    switch type {
    case "LineString": return .lines([try reading.path(node, isRing: false)])
    case "MultiLineString":
      return .lines(try reading.list(node) { (line) throws(TopoJSONFault) in try reading.path(line, isRing: false) })
    case "Polygon": return .polygons([try reading.polygon(node)])
    default:
      return .polygons(try reading.list(node) { (part) throws(TopoJSONFault) in try reading.polygon(part) })
    }
  }
}

/// Reads nested arc indices and sees to it that what follows one another meets.
private struct IndexReading {
  let type: String
  let arcs: TopoJSONArcs

  func list<Part>(
    _ node: JSONNode, _ part: (JSONNode) throws(TopoJSONFault) -> Part
  ) throws(TopoJSONFault) -> [Part] {
    guard let elements = node.elements else { throw wrongNesting(node) }
    var parts: [Part] = []
    for element in elements { parts.append(try part(element)) }
    return parts
  }

  func polygon(_ node: JSONNode) throws(TopoJSONFault) -> [[Int]] {
    try list(node) { (ring) throws(TopoJSONFault) in try path(ring, isRing: true) }
  }

  func path(_ node: JSONNode, isRing: Bool) throws(TopoJSONFault) -> [Int] {
    let indices = try list(node) { (element) throws(TopoJSONFault) -> Int in
      guard let number = element.integer, let index = Int(exactly: number) else { throw wrongNesting(element) }
      guard (index < 0 ? ~index : index) < arcs.count else {
        throw TopoJSONFault(offset: element.range.lowerBound, reason: .noSuchArc(index))
      }
      return index
    }
    for (index, next) in zip(indices, indices.dropFirst()) where !meet(end(index), start(next)) {
      throw TopoJSONFault(offset: node.range.lowerBound, reason: .arcsDoNotMeet)
    }
    guard isRing else { return indices }
    guard let first = indices.first, let last = indices.last, meet(end(last), start(first)) else {
      throw TopoJSONFault(offset: node.range.lowerBound, reason: .openRing)
    }
    return indices
  }

  private func start(_ index: Int) -> Int {
    index < 0 ? arcs.positions(of: ~index).upperBound - 1 : arcs.positions(of: index).lowerBound
  }

  private func end(_ index: Int) -> Int { start(~index) }

  private func meet(_ a: Int, _ b: Int) -> Bool {
    arcs.longitude(a) == arcs.longitude(b) && arcs.latitude(a) == arcs.latitude(b)
  }

  private func wrongNesting(_ node: JSONNode) -> TopoJSONFault {
    TopoJSONFault(offset: node.range.lowerBound, reason: .wrongNesting(type: type))
  }
}
