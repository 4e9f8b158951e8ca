import Atlas
public import FileStore
import GeometryFiles

extension Coverage {
  /// Writes the regions as an object of this name, and further layers as objects of theirs, over the same arcs. Lossless:
  /// the quantisation is the lattice itself. O(points).
  public func writeTopoJSON(
    to sink: any ByteSink, name: String, layers: [CoverageLayer] = []
  ) throws(FileError) {
    var writer = TopoJSONWriter(sink)
    writer.begin(frame)
    writer.beginObject(name, isFirst: true)
    for region in regions {
      let polygons = polygons[region.polygons].map { polygon in polygon.map { indices(ofPath: Int($0)) } }
      try writer.geometry(
        id: region.id, properties: region.properties, polygons: polygons,
        lines: region.lines.map { indices(ofPath: $0) })
    }
    writer.endObject()
    for layer in layers {
      writer.beginObject(layer.name, isFirst: false)
      for region in layer.regions {
        let polygons = region.polygons.map { polygon in polygon.map { ring in ring.map(\.rawValue) } }
        try writer.geometry(id: region.id, properties: region.properties, polygons: polygons)
      }
      writer.endObject()
    }
    writer.beginArcs()
    for arc in 0..<arcCount {
      let range = points(ofArc: arc)
      try writer.arc(count: range.count) { index in
        let point = points[range.lowerBound + index]
        return (point.x, point.y)
      }
    }
    try writer.end()
  }

  private func indices(ofPath path: Int) -> [Int32] { uses[uses(ofPath: path)].map(\.rawValue) }

  private var frame: TopoJSONWriter.Frame {
    guard let first = points.first else {
      return TopoJSONWriter.Frame(decimals: lattice.decimals, west: 0, south: 0, east: 0, north: 0)
    }
    var frame = TopoJSONWriter.Frame(
      decimals: lattice.decimals, west: first.x, south: first.y, east: first.x, north: first.y)
    for point in points {
      frame.west = min(frame.west, point.x)
      frame.south = min(frame.south, point.y)
      frame.east = max(frame.east, point.x)
      frame.north = max(frame.north, point.y)
    }
    return frame
  }
}
