/// Places that every map must have: islands and other territory that are easily lost.
public struct KeepList: Hashable, Sendable {
  /// A place and what it is called.
  public struct Entry: Hashable, Sendable {
    public var place: QualityReport.Place
    public var name: String

    public init(latitude: Double, longitude: Double, name: String) {
      place = QualityReport.Place(latitude: latitude, longitude: longitude)
      self.name = name
    }
  }

  public var entries: [Entry]

  public init(entries: [Entry]) { self.entries = entries }

  /// Reads lines of `LAT,LON NAME`; empty lines and those that start with # are passed over. Nil and the number of the line
  /// where one is neither.
  public static func read(_ text: String) -> Result<KeepList, BadLine> {
    var entries: [Entry] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let line = line.drop { $0 == " " || $0 == "\t" }
      guard let first = line.first, first != "#", first != "\r" else { continue }
      let parts = line.split(separator: " ", maxSplits: 1)
      let numbers = parts[0].split(separator: ",").compactMap { Double($0) }
      guard numbers.count == 2, numbers[0].magnitude <= 90, numbers[1].magnitude <= 180 else {
        return .failure(BadLine(number: index + 1))
      }
      let name = parts.count > 1 ? parts[1].split(whereSeparator: \.isNewline).first.map(String.init) : nil
      entries.append(Entry(latitude: numbers[0], longitude: numbers[1], name: name ?? String(parts[0])))
    }
    return .success(KeepList(entries: entries))
  }

  /// A line that is no place.
  public struct BadLine: Error, Hashable, Sendable {
    /// From 1.
    public var number: Int
  }

  /// The entries that no polygon of a map contains and no outline or line passes within the tolerance. O(entries ×
  /// positions).
  public func missing(in map: CheckedMap, toleranceDegrees: Double) -> [Entry] {
    entries.filter { entry in
      let x = entry.place.longitude * map.stepsPerDegree
      let y = entry.place.latitude * map.stepsPerDegree
      return !map.covers(x, y) && !map.passes(x, y, within: toleranceDegrees * map.stepsPerDegree)
    }
  }
}

extension CheckedMap {
  /// Whether some polygon contains a place: an odd number of its edges stand to the east.
  fileprivate func covers(_ x: Double, _ y: Double) -> Bool {
    var inside: [Int32: Bool] = [:]
    for ring in rings {
      for index in ring.positions.dropFirst() {
        let (ax, ay) = (Double(xs[index - 1]), Double(ys[index - 1]))
        let (bx, by) = (Double(xs[index]), Double(ys[index]))
        guard (ay > y) != (by > y), ax + (y - ay) / (by - ay) * (bx - ax) > x else { continue }
        inside[ring.polygon, default: false].toggle()
      }
    }
    return inside.values.contains(true)
  }

  fileprivate func passes(_ x: Double, _ y: Double, within distance: Double) -> Bool {
    (rings + lines).contains { ring in
      ring.positions.dropFirst().contains { Stretch.square(x, y, self, $0) <= distance * distance }
    }
  }
}
