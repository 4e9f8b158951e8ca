import StrictJSON

/// A position of a GeoJSON file: longitude first, as the file has it, not yet known to be a place.
public struct GeoJSONPosition: Hashable, Sendable {
  /// Degrees east as written; always finite.
  public var longitude: Double
  /// Degrees north as written; always finite.
  public var latitude: Double
  /// How many numbers the position has: 2, or more with a height and whatever else.
  public var dimensions: Int
  /// The byte of its opening bracket.
  public var offset: Int

  /// A position that stands at a byte offset.
  public init(longitude: Double, latitude: Double, dimensions: Int = 2, offset: Int = 0) {
    self.longitude = longitude
    self.latitude = latitude
    self.dimensions = dimensions
    self.offset = offset
  }

  /// The bytes of each of its numbers in the file it was read from. O(length of the position).
  public func numberRanges(in bytes: [UInt8]) -> [Range<Int>] {
    guard bytes.indices.contains(offset),
      let close = bytes[offset...].firstIndex(of: UInt8(ascii: "]"))
    else { return [] }
    let ranges = try? JSONScanner.scan(Array(bytes[offset...close])) { (scanner) throws(JSONSyntaxError) in
      var ranges: [Range<Int>] = []
      try scanner.enterArray()
      while try scanner.nextElement() { ranges.append(try scanner.numberRange()) }
      return ranges
    }
    return (ranges ?? []).map { $0.lowerBound + offset..<$0.upperBound + offset }
  }
}
