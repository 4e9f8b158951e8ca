import StrictJSON

/// What `coordinates` are read into, and the features that come of it.
protocol CoordinateForm {
  associatedtype Feature

  /// Takes the value that comes next, to its end also where it is at fault.
  init(_ scanner: inout JSONScanner, base: Int) throws(JSONSyntaxError)

  /// The type that nothing but these brackets can have, for a geometry that does not say; nil where nobody can know.
  var impliedType: String? { get }

  /// The feature that has these members.
  static func feature(_ members: FeatureMembers, geometry: GeometryParts<Self>?) throws(GeoJSONFault) -> Feature
}

/// The types of geometries that GeoJSON knows.
let geometryTypes: Set<String> = [
  "Point", "MultiPoint", "LineString", "MultiLineString", "Polygon", "MultiPolygon", "GeometryCollection",
]

/// The members of a geometry object, before its `type` is known to fit its brackets.
struct GeometryParts<Coordinates: CoordinateForm> {
  var offset = 0
  var type: String?
  var coordinates: Coordinates?
  private(set) var parts: [GeometryParts]?
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
        let tree = try Coordinates(&scanner, base: base)
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

  /// The type, once the object is known to have one that fits its members.
  func checkedType() throws(GeoJSONFault) -> String {
    if let fault { throw fault }
    guard let type, geometryTypes.contains(type) else {
      throw GeoJSONFault(offset: offset, reason: .unknownGeometry(type: type))
    }
    let isWhole = type == "GeometryCollection" ? parts != nil : coordinates != nil
    guard isWhole else { throw GeoJSONFault(offset: offset, reason: .noCoordinates(type: type)) }
    return type
  }
}
