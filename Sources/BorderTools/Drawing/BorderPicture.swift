import Atlas
public import FileStore
import Geodesy

/// A picture of a map to look at: the input in grey, the result over it, and a ring around everything that is wrong.
public struct BorderPicture {
  /// Degrees; what lies outside is cut off.
  public struct Frame: Hashable, Sendable {
    public var south: Double
    public var west: Double
    public var north: Double
    public var east: Double

    public init(south: Double, west: Double, north: Double, east: Double) {
      self.south = south
      self.west = west
      self.north = north
      self.east = east
    }
  }

  private let before: Coverage
  private let after: Coverage
  private let report: QualityReport
  private let frame: Frame
  /// Pixels for a degree.
  private let across: Double
  private let up: Double
  /// The longer side, in pixels.
  private static let size = 1200.0

  /// A picture of `frame`, or of everything.
  public init(before: Coverage, after: Coverage, report: QualityReport, frame wanted: Frame? = nil) {
    self.before = before
    self.after = after
    self.report = report
    frame = wanted ?? Frame(around: before)
    let middle = Coordinate<WGS84>(latitude: (frame.south + frame.north) / 2, longitude: 0)
    let edge = middle.flatMap { Coordinate<WGS84>(latitude: $0.latitude, longitude: 0.1) }
    let ratio =
      if let middle, let edge { LocalPlane(origin: middle).point(edge).eastMeters / 11_132 } else { 1.0 }
    let (width, height) = (max(frame.east - frame.west, 1e-6) * ratio, max(frame.north - frame.south, 1e-6))
    up = Self.size / max(width, height)
    across = up * ratio
  }

  /// Writes the picture as SVG; the same bytes for the same map.
  public func write(to sink: any ByteSink) throws(FileError) {
    let (width, height) = (shown((frame.east - frame.west) * across), shown((frame.north - frame.south) * up))
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)">
      <style>
      svg { background: #eef3f6 }
      .land { fill: #fbf9f2; stroke: none; fill-rule: evenodd }
      .before { fill: none; stroke: #9fb4bf; stroke-width: 3 }
      .after { fill: none; stroke: #1f3a4d; stroke-width: 1; stroke-linejoin: round }
      .point { fill: #1f3a4d }
      .defect { fill: none; stroke: #d1242f; stroke-width: 2.5 }
      </style>

      """
    try flush(&text, to: sink)
    for region in after.regions.indices { try writeLand(region, to: sink) }
    try writeLines(before, style: "before", to: sink)
    try writeLines(after, style: "after", to: sink)
    try writePoints(to: sink)
    for defect in report.defects where contains(defect.place.latitude, defect.place.longitude) {
      let (x, y) = (x(defect.place.longitude), y(defect.place.latitude))
      text +=
        "<circle class=\"defect\" cx=\"\(x)\" cy=\"\(y)\" r=\"9\"><title>\(defect.kind.rawValue)</title></circle>\n"
    }
    text += "</svg>\n"
    try flush(&text, to: sink)
  }

  private func flush(_ text: inout String, to sink: any ByteSink) throws(FileError) {
    try sink.append(Array(text.utf8))
    text = ""
  }
}

extension BorderPicture {
  private func writeLand(_ region: Int, to sink: any ByteSink) throws(FileError) {
    var path = ""
    for ring in after.polygons[after.regions[region].polygons].joined() {
      let points = after.points(ofPath: Int(ring))
      if touchesFrame(points) { path += self.path(points) + "Z" }
    }
    guard !path.isEmpty else { return }
    try sink.append(Array("<path class=\"land\" d=\"\(path)\"/>\n".utf8))
  }

  private func writeLines(_ coverage: Coverage, style: String, to sink: any ByteSink) throws(FileError) {
    for arc in 0..<coverage.arcCount {
      for run in runsInFrame(Array(coverage.points[coverage.points(ofArc: arc)])) {
        try sink.append(Array("<path class=\"\(style)\" d=\"\(path(run))\"/>\n".utf8))
      }
    }
  }

  /// Vertices are shown where there are few enough to see them.
  private func writePoints(to sink: any ByteSink) throws(FileError) {
    let inside = after.points.filter { contains(after.lattice.degrees($0)) }
    guard inside.count < 2000 else { return }
    for point in inside {
      let place = after.lattice.degrees(point)
      try sink.append(
        Array("<circle class=\"point\" cx=\"\(x(place.longitude))\" cy=\"\(y(place.latitude))\" r=\"2.2\"/>\n".utf8))
    }
  }

  /// Positions that fall on the same tenth of a pixel are drawn once.
  private func path(_ points: [LatticePoint]) -> String {
    var path = ""
    var last = ""
    for point in points {
      let place = before.lattice.degrees(point)
      let position = "\(x(place.longitude)) \(y(place.latitude))"
      guard position != last else { continue }
      path += (path.isEmpty ? "M" : "L") + position
      last = position
    }
    return path
  }

  /// The stretches of a line that lie in the frame or lead into it.
  private func runsInFrame(_ points: [LatticePoint]) -> [[LatticePoint]] {
    var runs: [[LatticePoint]] = []
    var run: [LatticePoint] = []
    for (point, next) in zip(points, points.dropFirst()) {
      if touchesFrame([point, next]) {
        if run.isEmpty { run.append(point) }
        run.append(next)
      } else if !run.isEmpty {
        runs.append(run)
        run = []
      }
    }
    return run.isEmpty ? runs : runs + [run]
  }

  private func touchesFrame(_ points: [LatticePoint]) -> Bool {
    var box = Box()
    for point in points { box.add(point) }
    guard !box.isEmpty else { return false }
    let low = before.lattice.degrees(LatticePoint(x: box.west, y: box.south))
    let high = before.lattice.degrees(LatticePoint(x: box.east, y: box.north))
    return low.longitude <= frame.east && high.longitude >= frame.west && low.latitude <= frame.north
      && high.latitude >= frame.south
  }

  private func contains(_ place: (longitude: Double, latitude: Double)) -> Bool {
    contains(place.latitude, place.longitude)
  }

  private func contains(_ latitude: Double, _ longitude: Double) -> Bool {
    (frame.south...frame.north).contains(latitude) && (frame.west...frame.east).contains(longitude)
  }

  private func x(_ longitude: Double) -> String { shown((longitude - frame.west) * across) }

  private func y(_ latitude: Double) -> String { shown((frame.north - latitude) * up) }

  /// Pixels with one decimal.
  private func shown(_ pixels: Double) -> String {
    let tenths = Int((pixels * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    return "\(sign)\(tenths.magnitude / 10).\(tenths.magnitude % 10)"
  }
}

extension BorderPicture.Frame {
  /// The box around all points.
  init(around coverage: Coverage) {
    var box = Box()
    for point in coverage.points { box.add(point) }
    guard !box.isEmpty else {
      self.init(south: 0, west: 0, north: 1, east: 1)
      return
    }
    let low = coverage.lattice.degrees(LatticePoint(x: box.west, y: box.south))
    let high = coverage.lattice.degrees(LatticePoint(x: box.east, y: box.north))
    self.init(south: low.latitude, west: low.longitude, north: high.latitude, east: high.longitude)
  }
}
