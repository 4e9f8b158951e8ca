public import FileStore
public import StrictJSON

/// Writes quantised TopoJSON (specification 3.0), the same bytes for the same calls: a geometry a line, an arc a line, so
/// that two versions of a file can be compared line by line.
///
/// Calls come in the order of the file: `begin`, then for each object `beginObject`, its geometries, `endObject`; then
/// `beginArcs`, the arcs in the order of their indices, and `end`.
public struct TopoJSONWriter {
  /// The grid and the box of what is written.
  public struct Frame: Hashable, Sendable {
    /// A step is 10^-decimals degrees.
    public var decimals: Int
    /// The box in steps: west, south, east, north. Positions are written relative to its south-west corner.
    public var west: Int32
    public var south: Int32
    public var east: Int32
    public var north: Int32

    public init(decimals: Int, west: Int32, south: Int32, east: Int32, north: Int32) {
      self.decimals = decimals
      self.west = west
      self.south = south
      self.east = east
      self.north = north
    }
  }

  private var text: GeometryText
  private var frame = Frame(decimals: 0, west: 0, south: 0, east: 0, north: 0)
  private var isFirst = true

  public init(_ sink: any ByteSink) { text = GeometryText(sink) }

  /// Writes the head of the file.
  public mutating func begin(_ frame: Frame) {
    self.frame = frame
    let decimals = frame.decimals
    text.append(#"{"type":"Topology","bbox":["#)
    for (index, edge) in [frame.west, frame.south, frame.east, frame.north].enumerated() {
      if index > 0 { text.append(",") }
      text.append(edge, decimals: decimals)
    }
    text.append(#"],"transform":{"scale":["#)
    text.append(1, decimals: decimals)
    text.append(",")
    text.append(1, decimals: decimals)
    text.append(#"],"translate":["#)
    text.append(frame.west, decimals: decimals)
    text.append(",")
    text.append(frame.south, decimals: decimals)
    text.append("]},\n\"objects\":{")
  }

  /// Opens an object; its geometries follow.
  public mutating func beginObject(_ name: String, isFirst isFirstObject: Bool) {
    if !isFirstObject { text.append(",\n") }
    text.append(GeometryText.bytes(of: JSONNode(.string(name), range: 0..<0)))
    text.append(":{\"type\":\"GeometryCollection\",\"geometries\":[\n")
    isFirst = true
  }

  /// Writes a geometry: polygons of rings of arc indices, and lines; nothing of either is a geometry of type `null`.
  public mutating func geometry(
    id: JSONNode?, properties: [JSONMember], polygons: [[[Int32]]], lines: [[Int32]] = []
  ) throws(FileError) {
    if !isFirst { text.append(",\n") }
    isFirst = false
    text.append("{")
    text.append(id: id, properties: properties)
    switch (polygons.isEmpty, lines.isEmpty) {
    case (true, true): text.append(#""type":null}"#)
    case (false, true): append(polygons: polygons)
    case (true, false): append(lines: lines)
    case (false, false):
      text.append(#""type":"GeometryCollection","geometries":[{"#)
      append(polygons: polygons)
      text.append(",{")
      append(lines: lines)
      text.append("]}")
    }
    try text.flushIfLarge()
  }

  public mutating func endObject() { text.append("\n]}") }

  public mutating func beginArcs() {
    text.append("},\n\"arcs\":[\n")
    isFirst = true
  }

  /// Writes an arc of `count` positions, each as the step from the one before.
  public mutating func arc(count: Int, _ position: (Int) -> (x: Int32, y: Int32)) throws(FileError) {
    if !isFirst { text.append(",\n") }
    isFirst = false
    var x = frame.west
    var y = frame.south
    for index in 0..<count {
      let next = position(index)
      text.append(index == 0 ? "[[" : ",[")
      text.append(next.x &- x, decimals: 0)
      text.append(",")
      text.append(next.y &- y, decimals: 0)
      text.append("]")
      (x, y) = next
    }
    text.append("]")
    try text.flushIfLarge()
  }

  /// Writes what is left.
  public mutating func end() throws(FileError) {
    text.append("\n]}\n")
    try text.flush()
  }

  private mutating func append(polygons: [[[Int32]]]) {
    if polygons.count == 1 {
      text.append(#""type":"Polygon","arcs":"#)
      append(polygons[0])
    } else {
      text.append(#""type":"MultiPolygon","arcs":["#)
      for (index, polygon) in polygons.enumerated() {
        if index > 0 { text.append(",") }
        append(polygon)
      }
      text.append("]")
    }
    text.append("}")
  }

  private mutating func append(lines: [[Int32]]) {
    if lines.count == 1 {
      text.append(#""type":"LineString","arcs":"#)
      append(lines[0])
    } else {
      text.append(#""type":"MultiLineString","arcs":"#)
      append(lines)
    }
    text.append("}")
  }

  private mutating func append(_ paths: [[Int32]]) {
    text.append("[")
    for (index, path) in paths.enumerated() {
      if index > 0 { text.append(",") }
      append(path)
    }
    text.append("]")
  }

  private mutating func append(_ indices: [Int32]) {
    text.append("[")
    for (index, arc) in indices.enumerated() {
      if index > 0 { text.append(",") }
      text.append(arc, decimals: 0)
    }
    text.append("]")
  }
}
