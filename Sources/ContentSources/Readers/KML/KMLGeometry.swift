import SourceText

/// The shapes and ways of one placemark.
struct KMLGeometry {
  private(set) var shapes: [ItemGeometry] = []
  private(set) var tracks: [(place: SourcePlace, segments: [[SourceTrack.Point]])] = []
  /// A shape could not be read: the placemark is refused, and its finding is made.
  private(set) var isRefused = false

  /// Takes a child of the placemark, if it is a shape.
  mutating func read(_ element: XMLElement, named name: String?, by reading: inout KMLReading) {
    switch reading.vocabulary.name(of: element) {
    case "Point": add(.point, positions(of: element, isPoint: true, by: &reading))
    case "LineString": add(.line, positions(of: element, isPoint: false, by: &reading))
    case "LinearRing": add(.ring, positions(of: element, isPoint: false, by: &reading))
    case "Polygon": polygon(element, by: &reading)
    case "MultiGeometry": for child in element.children { read(child, named: name, by: &reading) }
    case "gx:Track": track([element], at: element.place, by: &reading)
    case "gx:MultiTrack":
      let parts = element.children.filter { reading.vocabulary.name(of: $0) == "gx:Track" }
      track(parts, at: element.place, by: &reading)
    case "Model": reading.findings.append(.kmlModelSkipped(name, at: element.place))
    default: break
    }
  }

  private enum Kind {
    case point
    case line
    case ring
  }

  /// An empty shape is none: the placemark stays without a position.
  private mutating func add(_ kind: Kind, _ positions: [SourcePosition]) {
    guard let first = positions.first else { return }
    switch kind {
    case .point: shapes.append(.point(first))
    case .line: shapes.append(.line(positions))
    case .ring: shapes.append(.area([positions]))
    }
  }

  private mutating func polygon(_ element: XMLElement, by reading: inout KMLReading) {
    var rings: [[SourcePosition]] = []
    for kind in ["outerBoundaryIs", "innerBoundaryIs"] {
      for boundary in element.children where reading.vocabulary.name(of: boundary) == kind {
        for ring in boundary.children where reading.vocabulary.name(of: ring) == "LinearRing" {
          rings.append(positions(of: ring, isPoint: false, by: &reading))
        }
      }
    }
    rings.removeAll(where: \.isEmpty)
    if !rings.isEmpty { shapes.append(.area(rings)) }
  }

  /// The positions of a shape; none where it has none, or is refused.
  private mutating func positions(
    of element: XMLElement, isPoint: Bool, by reading: inout KMLReading
  ) -> [SourcePosition] {
    guard let coordinates = reading.child("coordinates", of: element) else { return [] }
    var reader = KMLCoordinates(coordinates.text)
    do throws(KMLCoordinateProblem) {
      let positions = try reader.read(isPoint: isPoint)
      reader.report(to: &reading)
      return positions
    } catch {
      isRefused = true
      reading.findings.append(error.finding)
      return []
    }
  }

  private mutating func track(_ parts: [XMLElement], at place: SourcePlace, by reading: inout KMLReading) {
    var way = WayBuilder()
    for part in parts { KMLTrack(part, reading.vocabulary).read(into: &way, by: &reading) }
    reading.findings += way.findings(needsTimes: true)
    tracks.append((place, way.segments))
  }
}
