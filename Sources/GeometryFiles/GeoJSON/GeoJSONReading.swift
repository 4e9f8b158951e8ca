import StrictJSON

/// One pass over one GeoJSON text. `base` is where the text starts in its file.
struct GeoJSONReading<Coordinates: CoordinateForm> {
  typealias Outcome = Result<Coordinates.Feature, GeoJSONFault>

  let base: Int
  private(set) var crs: JSONMember?
  /// Members of the collection that could not be read; the features are none the worse for it.
  private(set) var faults: [GeoJSONFault] = []

  init(base: Int) { self.base = base }

  /// Reads the collection, feature or geometry that the text is.
  mutating func readRoot(
    _ scanner: inout JSONScanner, _ receive: (Outcome) -> Void
  ) throws(JSONSyntaxError) {
    let kind = try scanner.kind()
    let start = scanner.offset
    guard kind == .object else {
      try scanner.skipValue()
      receive(.failure(fault(start, .notGeoJSON(type: nil))))
      return
    }
    var parts = GeoJSONParts<Coordinates>(offset: start)
    var isCollection = false
    try scanner.enterObject()
    while let key = try scanner.nextKey() {
      if scanner.matches(key, "features"), try scanner.kind() == .array {
        isCollection = true
        try readFeatures(&scanner, receive)
      } else {
        try readMember(key, &scanner, into: &parts, isCollection: isCollection)
      }
    }
    crs = parts.foreign.first { $0.key == "crs" }
    if isCollection { return }
    receive(parts.root(base: base))
  }

  /// A member beside the features. One that cannot be read is passed over, but not `crs`: without it nobody knows
  /// whether the numbers are degrees.
  private mutating func readMember(
    _ key: JSONStringRange, _ scanner: inout JSONScanner, into parts: inout GeoJSONParts<Coordinates>,
    isCollection: Bool
  ) throws(JSONSyntaxError) {
    let mark = scanner.mark
    do throws(JSONSyntaxError) {
      try parts.read(key, &scanner, base: base)
    } catch {
      let isBeside = isCollection || parts.type == "FeatureCollection"
      guard isBeside, !scanner.matches(key, "crs"), error.reason.isWithinScalar, scanner.passOver(from: mark) else {
        throw error
      }
      faults.append(fault(error.offset, .syntax(error.reason)))
    }
  }

  private mutating func readFeatures(
    _ scanner: inout JSONScanner, _ receive: (Outcome) -> Void
  ) throws(JSONSyntaxError) {
    try scanner.enterArray()
    while try scanner.nextElement() {
      let mark = scanner.mark
      do throws(JSONSyntaxError) {
        receive(try readFeature(&scanner))
      } catch {
        guard error.reason.isWithinScalar, scanner.passOver(from: mark) else { throw error }
        receive(.failure(fault(error.offset, .syntax(error.reason))))
      }
    }
  }

  private func readFeature(_ scanner: inout JSONScanner) throws(JSONSyntaxError) -> Outcome {
    let kind = try scanner.kind()
    var parts = GeoJSONParts<Coordinates>(offset: scanner.offset)
    guard kind == .object else {
      try scanner.skipValue()
      return .failure(fault(parts.offset, .notAFeature(type: nil)))
    }
    try scanner.enterObject()
    while let key = try scanner.nextKey() { try parts.read(key, &scanner, base: base) }
    return parts.type == "Feature" ? parts.feature(base: base) : .failure(parts.notAFeature(base: base))
  }

  private func fault(_ offset: Int, _ reason: GeoJSONFault.Reason) -> GeoJSONFault {
    GeoJSONFault(offset: offset + base, reason: reason)
  }
}

/// The members of an object that may turn out to be a feature or a geometry: `type` can come last.
struct GeoJSONParts<Coordinates: CoordinateForm> {
  typealias Outcome = Result<Coordinates.Feature, GeoJSONFault>

  var offset: Int
  var type: String?
  var foreign: [JSONMember] = []
  private var id: JSONNode?
  private var properties: [JSONMember] = []
  private var geometry: GeometryParts<Coordinates>?
  /// The members of a bare geometry.
  private var own = GeometryParts<Coordinates>()
  private var fault: GeoJSONFault?

  init(offset: Int) { self.offset = offset }

  mutating func read(
    _ key: JSONStringRange, _ scanner: inout JSONScanner, base: Int
  ) throws(JSONSyntaxError) {
    if scanner.matches(key, "geometry") {
      try readGeometry(&scanner, base: base)
    } else if scanner.matches(key, "coordinates") {
      let tree = try Coordinates(&scanner, base: base)
      own.coordinates = own.coordinates ?? tree
    } else if scanner.matches(key, "geometries") {
      try own.readParts(&scanner, base: base)
    } else {
      let member = JSONMember(
        key: scanner.text(of: key), keyRange: key.range, value: try scanner.node()
      ).moved(by: base)
      keep(member)
    }
  }

  private mutating func keep(_ member: JSONMember) {
    switch member.key {
    case "type": type = type ?? member.value.string
    case "id": id = id ?? (member.value.isNull ? nil : member.value)
    case "properties":
      if let members = member.value.members {
        properties = properties.isEmpty ? members : properties
      } else if !member.value.isNull {
        fault = fault ?? GeoJSONFault(offset: member.value.range.lowerBound, reason: .propertiesNotAnObject)
      }
    default: foreign.append(member)
    }
  }

  private mutating func readGeometry(_ scanner: inout JSONScanner, base: Int) throws(JSONSyntaxError) {
    switch try scanner.kind() {
    case .null: try scanner.null()
    case .object:
      let parts = try GeometryParts<Coordinates>(&scanner, base: base)
      geometry = geometry ?? parts
    default:
      fault = fault ?? GeoJSONFault(offset: scanner.offset + base, reason: .geometryNotAnObject)
      try scanner.skipValue()
    }
  }

  /// The element that a text of its own stands for.
  func root(base: Int) -> Outcome {
    if type == "Feature" { return feature(base: base) }
    guard let type = type ?? own.coordinates?.impliedType, geometryTypes.contains(type) else {
      return .failure(GeoJSONFault(offset: offset + base, reason: .notGeoJSON(type: type)))
    }
    var geometry = own
    geometry.type = type
    geometry.offset = offset + base
    guard self.type == nil else { return feature(base: base, geometry: geometry) }
    // An object of coordinates that says no type keeps what it knows about them beside them.
    var bare = self
    bare.properties += foreign
    return bare.feature(base: base, geometry: geometry)
  }

  func feature(base: Int) -> Outcome { feature(base: base, geometry: geometry) }

  func notAFeature(base: Int) -> GeoJSONFault {
    GeoJSONFault(offset: offset + base, reason: .notAFeature(type: type))
  }

  private func feature(base: Int, geometry: GeometryParts<Coordinates>?) -> Outcome {
    if let fault { return .failure(fault) }
    let members = FeatureMembers(offset: offset + base, id: id, properties: properties, foreign: foreign)
    do throws(GeoJSONFault) {
      return .success(try Coordinates.feature(members, geometry: geometry))
    } catch {
      return .failure(error)
    }
  }
}

/// The members of a feature beside its geometry.
struct FeatureMembers {
  var offset: Int
  var id: JSONNode?
  var properties: [JSONMember]
  var foreign: [JSONMember]
}
