import Atlas
public import FileStore
import GeometryFiles
import StrictJSON

/// A map as its bytes tell it to anybody: features, polygons, rings, in whole steps. Nothing is mended on the way in.
public struct CheckedMap: Sendable {
  struct Point: Hashable {
    var x: Int64
    var y: Int64
  }

  /// A ring as the file gives it, the closing position included.
  struct Ring: Sendable {
    var feature: Int32
    var polygon: Int32
    var isHole: Bool
    var positions: Range<Int>
  }

  /// Why a file cannot be checked.
  public struct Unreadable: Error, Hashable, Sendable {
    /// In English, for a report of our own fault.
    public var reason: String
  }

  /// Steps in a degree.
  let stepsPerDegree: Double
  private(set) var xs: ContiguousArray<Int32> = []
  private(set) var ys: ContiguousArray<Int32> = []
  private(set) var rings: [Ring] = []
  private(set) var lines: [Ring] = []
  private(set) var featureCount = 0
  private(set) var polygonCount = 0

  /// Reads GeoJSON or TopoJSON.
  ///
  /// - Parameter decimals: of the steps, 6 or 7. Positions are rounded to them, which changes nothing in a file that has no
  ///   more.
  public init(_ bytes: UnsafeRawBufferPointer, decimals: Int) throws(Unreadable) {
    stepsPerDegree = decimals == 7 ? 1e7 : 1e6
    if TopoJSONFile.isLikely(bytes) { try readTopoJSON(bytes) } else { try readGeoJSON(bytes) }
  }

  /// Reads a mapped file.
  public init(_ file: MappedFile, decimals: Int) throws(Unreadable) {
    self = try file.withBytes { (bytes) throws(Unreadable) in try CheckedMap(bytes, decimals: decimals) }
  }

  /// What a map is to be held against: outlines as they were read, before anything was done with them.
  init(_ shapes: BorderShapes) {
    stepsPerDegree = Double(shapes.lattice.stepsPerDegree)
    featureCount = shapes.features.count
    xs.reserveCapacity(shapes.points.count + shapes.parts.count)
    ys.reserveCapacity(shapes.points.count + shapes.parts.count)
    for part in shapes.parts {
      let start = xs.count
      for index in Int(part.points.lowerBound)..<Int(part.points.upperBound) { append(shapes.points[index]) }
      if part.role == .shell { polygonCount += 1 }
      if part.role != .line, let first = shapes.points[Int(part.points.lowerBound)...].first { append(first) }
      let ring = Ring(
        feature: part.feature, polygon: Int32(polygonCount - 1), isHole: part.role == .hole, positions: start..<xs.count
      )
      if part.role == .line { lines.append(ring) } else { rings.append(ring) }
    }
  }

  private mutating func append(_ point: LatticePoint) {
    xs.append(point.x)
    ys.append(point.y)
  }

  func point(_ index: Int) -> Point { Point(x: Int64(xs[index]), y: Int64(ys[index])) }
}

extension CheckedMap {
  private mutating func readGeoJSON(_ bytes: UnsafeRawBufferPointer) throws(Unreadable) {
    var fault: GeoJSONFault?
    do throws(JSONSyntaxError) {
      _ = try GeoJSONFile.read(bytes, options: .strict) { element in
        switch element {
        case .feature(let feature):
          if let geometry = feature.geometry { add(geometry) }
          featureCount += 1
        case .fault(let found): fault = fault ?? found
        }
      }
    } catch {
      throw Unreadable(reason: error.description)
    }
    if let fault { throw Unreadable(reason: "byte \(fault.offset): \(fault.reason)") }
  }

  private mutating func add(_ geometry: GeoJSONGeometry) {
    switch geometry {
    case .point, .multiPoint: break
    case .lineString(let line): addLine(line.map { ($0.longitude, $0.latitude) })
    case .multiLineString(let parts):
      for line in parts { addLine(line.map { ($0.longitude, $0.latitude) }) }
    case .polygon(let polygon): add(polygon: polygon)
    case .multiPolygon(let polygons):
      for polygon in polygons { add(polygon: polygon) }
    case .collection(let parts):
      for part in parts { add(part) }
    }
  }

  private mutating func add(polygon: [[GeoJSONPosition]]) {
    for (index, ring) in polygon.enumerated() {
      addRing(ring.map { ($0.longitude, $0.latitude) }, isHole: index > 0)
    }
    polygonCount += 1
  }

  private mutating func readTopoJSON(_ bytes: UnsafeRawBufferPointer) throws(Unreadable) {
    let topology: TopoJSONTopology
    do throws(TopoJSONFault) {
      topology = try TopoJSONFile.read(bytes)
    } catch {
      throw Unreadable(reason: "byte \(error.offset): \(error.reason)")
    }
    guard let object = topology.objects.first else { throw Unreadable(reason: "no object") }
    let features = if case .collection(let parts) = object.geometry.shape { parts } else { [object.geometry] }
    for feature in features {
      add(feature, topology.arcs)
      featureCount += 1
    }
  }

  private mutating func add(_ geometry: TopoJSONGeometry, _ arcs: TopoJSONArcs) {
    switch geometry.shape {
    case .nothing, .points: break
    case .lines(let lines):
      for line in lines { addLine(Self.run(line, arcs)) }
    case .polygons(let polygons):
      for polygon in polygons {
        for (index, ring) in polygon.enumerated() { addRing(Self.run(ring, arcs), isHole: index > 0) }
        polygonCount += 1
      }
    case .collection(let parts):
      for part in parts { add(part, arcs) }
    }
  }

  private static func run(_ indices: [Int], _ arcs: TopoJSONArcs) -> [(Double, Double)] {
    var run: [(Double, Double)] = []
    for index in indices {
      let range = arcs.positions(of: index < 0 ? -1 - index : index)
      let way = index < 0 ? Array(range.reversed()) : Array(range)
      for position in way.dropFirst(run.isEmpty ? 0 : 1) {
        run.append((arcs.coordinates[2 * position], arcs.coordinates[2 * position + 1]))
      }
    }
    return run
  }

  private mutating func addRing(_ positions: [(Double, Double)], isHole: Bool) {
    rings.append(
      Ring(feature: Int32(featureCount), polygon: Int32(polygonCount), isHole: isHole, positions: append(positions)))
  }

  private mutating func addLine(_ positions: [(Double, Double)]) {
    lines.append(Ring(feature: Int32(featureCount), polygon: -1, isHole: false, positions: append(positions)))
  }

  private mutating func append(_ positions: [(Double, Double)]) -> Range<Int> {
    let start = xs.count
    for (longitude, latitude) in positions {
      xs.append(steps(longitude))
      ys.append(steps(latitude))
    }
    return start..<xs.count
  }

  private func steps(_ degrees: Double) -> Int32 {
    Int32(clamping: Int((min(max(degrees, -214), 214) * stepsPerDegree).rounded(.toNearestOrAwayFromZero)))
  }
}
