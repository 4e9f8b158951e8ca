import Atlas
public import GeometryFiles

extension BorderShapes {
  /// The rings and lines of an object of a topology; without a name, of its first object. Points of geometries are left
  /// out. O(points along all paths).
  public init(_ topology: TopoJSONTopology, object name: String? = nil, source: Int = 0) throws(BorderError) {
    let object = topology.objects.first { name == nil || $0.name.utf8.elementsEqual((name ?? "").utf8) }
    guard let object else { throw .noSuchObject(name ?? "") }
    var reading = LatticeReading()
    reading.reserve(topology.arcs.coordinates.count / 2)
    for arc in 0..<topology.arcs.count {
      for position in topology.arcs.positions(of: arc) {
        let point = reading.point(
          longitude: topology.arcs.longitude(position), latitude: topology.arcs.latitude(position))
        guard let point else { throw .noPlaceOnEarth(offset: topology.arcs.offsets[arc]) }
        reading.append(point)
      }
    }
    let settled = reading.settled()
    let stitching = TopologyStitching(arcs: topology.arcs, points: settled.points, source: source)
    self = stitching.shapes(of: object.geometry, on: settled.lattice)
  }
}

/// Runs along the arcs of a topology.
private struct TopologyStitching {
  let arcs: TopoJSONArcs
  let points: ContiguousArray<LatticePoint>
  let source: Int

  func shapes(of geometry: TopoJSONGeometry, on lattice: Lattice) -> BorderShapes {
    var shapes = BorderShapes(lattice: lattice)
    for feature in features(of: geometry) {
      shapes.features.append(
        BorderShapes.Feature(id: feature.id, properties: feature.properties, source: source, offset: feature.offset))
      // Rings before lines, whatever the order in a collection.
      append(feature.shape, lines: false, to: &shapes)
      append(feature.shape, lines: true, to: &shapes)
    }
    return shapes
  }

  /// A collection at the top is a list of features; one further down is a feature of several parts.
  private func features(of geometry: TopoJSONGeometry) -> [TopoJSONGeometry] {
    if case .collection(let parts) = geometry.shape { parts } else { [geometry] }
  }

  private func append(_ shape: TopoJSONGeometry.Shape, lines wantsLines: Bool, to shapes: inout BorderShapes) {
    switch shape {
    case .nothing, .points: break
    case .lines(let lines):
      for line in lines where wantsLines { append(.line, line, to: &shapes) }
    case .polygons(let polygons):
      for polygon in polygons where !wantsLines {
        for (index, ring) in polygon.enumerated() { append(index == 0 ? .shell : .hole, ring, to: &shapes) }
      }
    case .collection(let parts):
      for part in parts { append(part.shape, lines: wantsLines, to: &shapes) }
    }
  }

  private func append(_ role: BorderShapes.Role, _ indices: [Int], to shapes: inout BorderShapes) {
    let start = shapes.points.count
    for index in indices {
      // The position at which two arcs meet belongs to the second; that of the last arc closes a ring.
      let range = arcs.positions(of: index < 0 ? ~index : index)
      if index < 0 {
        shapes.points.append(contentsOf: points[range.lowerBound + 1..<range.upperBound].reversed())
      } else {
        shapes.points.append(contentsOf: points[range.lowerBound..<range.upperBound - 1])
      }
    }
    if role == .line, let last = indices.last {
      let range = arcs.positions(of: last < 0 ? ~last : last)
      shapes.points.append(points[last < 0 ? range.lowerBound : range.upperBound - 1])
    }
    let offset = indices.first.map { arcs.offsets[$0 < 0 ? ~$0 : $0] } ?? 0
    shapes.parts.append(
      BorderShapes.Part(
        role: role, feature: Int32(shapes.features.count - 1), points: Int32(start)..<Int32(shapes.points.count),
        offset: offset))
  }
}
