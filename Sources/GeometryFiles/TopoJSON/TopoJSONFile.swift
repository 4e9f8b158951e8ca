public import StrictJSON

/// Reads TopoJSON, strictly: every index is in range, arcs meet, rings close. Quantised and plain files alike.
public enum TopoJSONFile {
  /// Whether a text looks like TopoJSON: an object with the type `Topology` near its start. O(1).
  public static func isLikely(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let head = bytes.prefix(4096)
    let word = Array(#""Topology""#.utf8)
    return head.indices.contains { head[$0] == word[0] && head[$0...].starts(with: word) }
  }

  /// Reads a file from borrowed bytes. O(bytes); arcs take 16 bytes a position.
  public static func read(
    _ bytes: UnsafeRawBufferPointer, options: JSONOptions = .strict
  ) throws(TopoJSONFault) -> TopoJSONTopology {
    var reading = TopoJSONReading()
    do throws(JSONSyntaxError) {
      try JSONScanner.scan(bytes, options: options) { (scanner) throws(JSONSyntaxError) in
        try reading.read(&scanner)
      }
    } catch {
      throw TopoJSONFault(offset: error.offset, reason: .syntax(error.reason))
    }
    return try reading.topology()
  }

  /// Reads a file held in an array.
  public static func read(
    _ bytes: [UInt8], options: JSONOptions = .strict
  ) throws(TopoJSONFault) -> TopoJSONTopology {
    try bytes.withUnsafeBufferPointer { (buffer) throws(TopoJSONFault) -> TopoJSONTopology in
      try read(UnsafeRawBufferPointer(buffer), options: options)
    }
  }
}
