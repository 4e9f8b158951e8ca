import GeometryFiles
import StrictJSON

extension BorderReading {
  /// Takes the features of an object of a topology: without a name, of its first.
  mutating func add(_ topology: TopoJSONTopology, object name: String?, source: Int) throws(BorderError) {
    let object = topology.objects.first { name == nil || $0.name.utf8.elementsEqual((name ?? "").utf8) }
    guard let object else { throw .noSuchObject(name ?? "") }
    let arcs = try TopologyArcs(topology.arcs)
    // A collection at the top is a list of features; one further down is a feature of several parts.
    let features = if case .collection(let parts) = object.geometry.shape { parts } else { [object.geometry] }
    for feature in features {
      begin(
        BorderShapes.Feature(
          id: feature.id, properties: feature.properties, source: source, offset: feature.offset))
      add(feature.shape, lines: false, along: arcs)
      add(feature.shape, lines: true, along: arcs)
      finish(leavesOutPoints: feature.shape.hasPoints)
    }
  }

  private mutating func add(_ shape: TopoJSONGeometry.Shape, lines wantsLines: Bool, along arcs: TopologyArcs) {
    switch shape {
    case .nothing, .points: break
    case .lines(let lines):
      for line in lines where wantsLines { add(.line, line, along: arcs) }
    case .polygons(let polygons):
      for polygon in polygons where !wantsLines {
        for (index, ring) in polygon.enumerated() { add(index == 0 ? .shell : .hole, ring, along: arcs) }
      }
    case .collection(let parts):
      for part in parts { add(part.shape, lines: wantsLines, along: arcs) }
    }
  }

  private mutating func add(_ role: BorderShapes.Role, _ indices: [Int], along arcs: TopologyArcs) {
    let steps = arcs.steps(along: indices)
    add(role, offset: arcs.offset(of: indices), 0..<steps.count / 2, of: steps)
  }
}

/// The arcs of a topology in steps of 10⁻⁷ degrees.
private struct TopologyArcs {
  private let arcs: TopoJSONArcs
  private var pairs = JSONFixedPairs(decimals: 7)

  init(_ arcs: TopoJSONArcs) throws(BorderError) {
    self.arcs = arcs
    for arc in 0..<arcs.count {
      for position in arcs.positions(of: arc) {
        guard pairs.append(arcs.longitude(position), arcs.latitude(position)) else {
          throw .noPlaceOnEarth(offset: arcs.offsets[arc])
        }
      }
    }
  }

  /// The positions along arcs that meet, the meeting positions once, the last position included.
  func steps(along indices: [Int]) -> ContiguousArray<Int32> {
    var steps: ContiguousArray<Int32> = []
    for index in indices {
      let range = arcs.positions(of: index < 0 ? ~index : index)
      let isFirst = steps.isEmpty
      if index < 0 {
        for position in range.reversed().dropFirst(isFirst ? 0 : 1) { append(position, to: &steps) }
      } else {
        for position in range.dropFirst(isFirst ? 0 : 1) { append(position, to: &steps) }
      }
    }
    return steps
  }

  func offset(of indices: [Int]) -> Int { indices.first.map { arcs.offsets[$0 < 0 ? ~$0 : $0] } ?? 0 }

  private func append(_ position: Int, to steps: inout ContiguousArray<Int32>) {
    steps.append(pairs.steps[position * 2])
    steps.append(pairs.steps[position * 2 + 1])
  }
}

extension TopoJSONGeometry.Shape {
  fileprivate var hasPoints: Bool {
    switch self {
    case .points: true
    case .collection(let parts): parts.contains { $0.shape.hasPoints }
    case .nothing, .lines, .polygons: false
    }
  }
}
