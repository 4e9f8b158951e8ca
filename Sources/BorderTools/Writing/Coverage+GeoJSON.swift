import Atlas
public import FileStore
import GeometryFiles

extension Coverage {
  /// Writes the regions as GeoJSON (RFC 7946), one a line, with the decimals of the lattice. O(points along all paths).
  public func writeGeoJSON(to sink: any ByteSink) throws(FileError) {
    var writer = GeoJSONWriter(sink, decimals: lattice.decimals)
    writer.begin()
    for region in regions {
      let polygons = polygons[region.polygons].map { Int($0.lowerBound)..<Int($0.upperBound) }
      try writer.feature(
        id: region.id, properties: region.properties, polygons: polygons, lines: region.lines, path: forEachPoint)
    }
    try writer.end()
  }

  /// Hands over the points along a ring or line, in order; a ring is closed.
  private func forEachPoint(ofPath path: Int, _ body: (GeoJSONWriter.Steps) -> Void) {
    var isFirst = true
    for use in uses[uses(ofPath: path)] {
      var range = points(ofArc: Int(use.arc))
      if use.isReversed {
        if !isFirst { range = range.lowerBound..<range.upperBound - 1 }
        for index in range.reversed() { body((points[index].x, points[index].y)) }
      } else {
        if !isFirst { range = range.lowerBound + 1..<range.upperBound }
        for index in range { body((points[index].x, points[index].y)) }
      }
      isFirst = false
    }
  }
}
