import StrictJSON

/// The members of a geometry object, before its `type` is known to fit its brackets.
struct GeometryParts {
  static let types: Set<String> = [
    "Point", "MultiPoint", "LineString", "MultiLineString", "Polygon", "MultiPolygon", "GeometryCollection",
  ]

  var offset = 0
  var type: String?
  var coordinates: CoordinateTree?
  private var parts: [GeometryParts]?
  private var fault: GeoJSONFault?

  init() {}

  /// Takes the object that comes next.
  init(_ scanner: inout JSONScanner, base: Int) throws(JSONSyntaxError) {
    offset = scanner.offset + base
    try scanner.enterObject()
    while let key = try scanner.nextKey() {
      if scanner.matches(key, "type") {
        let text = try scanner.node().string
        type = type ?? text
      } else if scanner.matches(key, "coordinates") {
        let tree = try CoordinateTree(&scanner, base: base)
        coordinates = coordinates ?? tree
      } else if scanner.matches(key, "geometries") {
        try readParts(&scanner, base: base)
      } else {
        try scanner.skipValue()
      }
    }
  }

  mutating func readParts(_ scanner: inout JSONScanner, base: Int) throws(JSONSyntaxError) {
    guard try scanner.kind() == .array else {
      try scanner.skipValue()
      return
    }
    var read: [GeometryParts] = []
    try scanner.enterArray()
    while try scanner.nextElement() {
      if try scanner.kind() == .object {
        read.append(try GeometryParts(&scanner, base: base))
      } else {
        fault = fault ?? GeoJSONFault(offset: scanner.offset + base, reason: .geometryNotAnObject)
        try scanner.skipValue()
      }
    }
    parts = parts ?? read
  }

  /// The geometry; nil where its `coordinates` are empty, which the RFC takes for none.
  func geometry() throws(GeoJSONFault) -> GeoJSONGeometry? {
    if let fault { throw fault }
    guard let type, Self.types.contains(type) else {
      throw GeoJSONFault(offset: offset, reason: .unknownGeometry(type: type))
    }
    if type == "GeometryCollection" { return try collection() }
    guard let coordinates else { throw GeoJSONFault(offset: offset, reason: .noCoordinates(type: type)) }
    if case .fault(let fault) = coordinates { throw fault }
    if case .empty = coordinates { return nil }
    guard let geometry = shaped(coordinates, as: type) else {
      throw GeoJSONFault(offset: offset, reason: .wrongNesting(type: type))
    }
    return geometry
  }

  private func collection() throws(GeoJSONFault) -> GeoJSONGeometry? {
    guard let parts else { throw GeoJSONFault(offset: offset, reason: .noCoordinates(type: "GeometryCollection")) }
    var geometries: [GeoJSONGeometry] = []
    for part in parts {
      if let geometry = try part.geometry() { geometries.append(geometry) }
    }
    return geometries.isEmpty ? nil : .collection(geometries)
  }

  private func shaped(_ tree: CoordinateTree, as type: String) -> GeoJSONGeometry? {
    switch type {
    case "Point": tree.position.map { .point($0) }
    case "MultiPoint": tree.positions.map { .multiPoint($0) }
    case "LineString": tree.positions.map { .lineString($0) }
    case "MultiLineString": tree.lines.map { .multiLineString($0) }
    case "Polygon": tree.lines.map { .polygon($0) }
    default: tree.areas.map { .multiPolygon($0) }
    }
  }
}
