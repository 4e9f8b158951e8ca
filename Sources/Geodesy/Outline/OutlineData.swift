/// The outlines as delta-coded text: ten times smaller than numbers in source, and compiled in no time.
///
/// A ring is the number of its vertices, then for each vertex the steps east and north from the one before it (the
/// first from 0, 0) in ten-thousandths of a degree. A number is zigzag-coded, five bits a character from `?` on,
/// the lowest first, 32 added to all but the last. White space does not count.
enum OutlineData {
  /// The scale of the steps in units of 1e-7 degrees.
  static let unitsPerStep: Int32 = 1_000

  /// A vertex in units of 1e-7 degrees.
  struct Vertex: Equatable {
    var longitude: Int32
    var latitude: Int32
  }

  /// The rings of a text. Text that is not as described ends the reading; our own never is.
  static func rings(_ text: StaticString) -> [[Vertex]] {
    var reader = Reader(text: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    var rings: [[Vertex]] = []
    while let count = reader.next() {
      var ring: [Vertex] = []
      var (east, north) = (Int32(0), Int32(0))
      for _ in 0..<count {
        guard let stepEast = reader.next(), let stepNorth = reader.next() else { return rings }
        east += stepEast
        north += stepNorth
        ring.append(Vertex(longitude: east * unitsPerStep, latitude: north * unitsPerStep))
      }
      rings.append(ring)
    }
    return rings
  }

  private struct Reader {
    var text: UnsafeBufferPointer<UInt8>
    var index = 0

    mutating func next() -> Int32? {
      var value: UInt32 = 0
      var shift: UInt32 = 0
      while index < text.count, shift < 30 {
        let character = text[index]
        index += 1
        guard character >= 63 else { continue }
        let bits = UInt32(character - 63)
        value |= (bits & 31) << shift
        shift += 5
        if bits < 32 { return Int32(bitPattern: value >> 1) ^ -Int32(bitPattern: value & 1) }
      }
      return nil
    }
  }
}
