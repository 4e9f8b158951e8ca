import Atlas
import FileStore
import StrictJSON

extension BorderSource {
  /// The byte of the first position at or after `start` that lies on a point of the lattice: the positions of a ring are
  /// not kept with their places, they are looked for when somebody asks. O(bytes up to it).
  func offset(of point: LatticePoint, on lattice: Lattice, from start: Int) -> Int? {
    file.withBytes { bytes in
      var index = start
      while index < bytes.count {
        guard bytes[index] == UInt8(ascii: "[") else {
          index += 1
          continue
        }
        // No position is longer; brackets that open for ever cost no more.
        let window = bytes[index..<min(index + 256, bytes.count)]
        if let end = window.firstIndex(of: UInt8(ascii: "]")), Self.isPosition(window[index...end], point, lattice) {
          return index
        }
        index += 1
      }
      return nil
    }
  }

  private static func isPosition(
    _ text: Slice<UnsafeRawBufferPointer>, _ point: LatticePoint, _ lattice: Lattice
  ) -> Bool {
    let row = try? JSONScanner.scan(UnsafeRawBufferPointer(rebasing: text)) { (scanner) throws(JSONSyntaxError) in
      try scanner.numberRow()
    }
    guard let row = row ?? nil, row.count >= 2 else { return false }
    let steps = Double(lattice.stepsPerDegree)
    return (row.first * steps - Double(point.x)).magnitude <= 0.51
      && (row.second * steps - Double(point.y)).magnitude <= 0.51
  }
}
