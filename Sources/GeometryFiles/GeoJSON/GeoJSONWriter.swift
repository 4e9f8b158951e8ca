public import FileStore
public import StrictJSON

/// Writes GeoJSON (RFC 7946) as it goes along, the same bytes for the same calls: a feature a line, every number with the same
/// number of decimals. The caller gives shells counter-clockwise, holes clockwise, and every ring closed.
public struct GeoJSONWriter {
  /// Positions to be written, in whole steps of 10^-decimals degrees.
  public typealias Steps = (x: Int32, y: Int32)

  private var text: GeometryText
  private let decimals: Int
  private var isFirstFeature = true

  public init(_ sink: any ByteSink, decimals: Int) {
    text = GeometryText(sink)
    self.decimals = decimals
  }

  public mutating func begin() { text.append("{\"type\":\"FeatureCollection\",\"features\":[\n") }

  /// Writes a feature of polygons and lines; with nothing of either its geometry is `null`.
  ///
  /// - Parameter path: the positions of a ring or line, by the number given for it in `polygons` or `lines`.
  public mutating func feature(
    id: JSONNode?, properties: [JSONMember], polygons: [Range<Int>], lines: Range<Int> = 0..<0,
    path: (Int, (Steps) -> Void) -> Void
  ) throws(FileError) {
    if !isFirstFeature { text.append(",\n") }
    isFirstFeature = false
    text.append(#"{"type":"Feature","#)
    text.append(id: id, properties: properties)
    text.append(#""geometry":"#)
    switch (polygons.isEmpty, lines.isEmpty) {
    case (true, true): text.append("null")
    case (false, true): append(polygons: polygons, path)
    case (true, false): append(lines: lines, path)
    case (false, false):
      text.append(#"{"type":"GeometryCollection","geometries":["#)
      append(polygons: polygons, path)
      text.append(",")
      append(lines: lines, path)
      text.append("]}")
    }
    text.append("}")
    try text.flushIfLarge()
  }

  /// Writes what is left.
  public mutating func end() throws(FileError) {
    text.append("\n]}\n")
    try text.flush()
  }

  private mutating func append(polygons: [Range<Int>], _ path: (Int, (Steps) -> Void) -> Void) {
    if polygons.count == 1 {
      text.append(#"{"type":"Polygon","coordinates":"#)
      append(polygons[0], path)
    } else {
      text.append(#"{"type":"MultiPolygon","coordinates":["#)
      for (index, polygon) in polygons.enumerated() {
        if index > 0 { text.append(",") }
        append(polygon, path)
      }
      text.append("]")
    }
    text.append("}")
  }

  private mutating func append(lines: Range<Int>, _ path: (Int, (Steps) -> Void) -> Void) {
    if lines.count == 1 {
      text.append(#"{"type":"LineString","coordinates":"#)
      append(lines.lowerBound, path)
    } else {
      text.append(#"{"type":"MultiLineString","coordinates":"#)
      append(lines, path)
    }
    text.append("}")
  }

  private mutating func append(_ paths: Range<Int>, _ path: (Int, (Steps) -> Void) -> Void) {
    text.append("[")
    for index in paths {
      if index > paths.lowerBound { text.append(",") }
      append(index, path)
    }
    text.append("]")
  }

  private mutating func append(_ index: Int, _ path: (Int, (Steps) -> Void) -> Void) {
    text.append("[")
    var isFirst = true
    path(index) { steps in
      if !isFirst { text.append(",") }
      isFirst = false
      text.append("[")
      text.append(steps.x, decimals: decimals)
      text.append(",")
      text.append(steps.y, decimals: decimals)
      text.append("]")
    }
    text.append("]")
  }
}
