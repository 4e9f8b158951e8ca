import FileStore
import StrictJSON

/// Text on its way to a sink, in pieces of 64 KiB.
struct GeometryText {
  private let sink: any ByteSink
  private var buffer: [UInt8] = []
  private static let pieceSize = 1 << 16

  init(_ sink: any ByteSink) {
    self.sink = sink
    buffer.reserveCapacity(Self.pieceSize + 1024)
  }

  mutating func append(_ text: StaticString) {
    buffer.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func append(_ byte: UInt8) { buffer.append(byte) }

  mutating func append(_ bytes: [UInt8]) { buffer.append(contentsOf: bytes) }

  /// `units` × 10^−`decimals`, with exactly that many decimals.
  mutating func append(_ units: Int32, decimals: Int) {
    if units < 0 { buffer.append(UInt8(ascii: "-")) }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 24) { digits in
      var rest = units.magnitude
      var start = digits.count
      var written = 0
      repeat {
        if written == decimals, decimals > 0 {
          start -= 1
          digits[start] = UInt8(ascii: ".")
        }
        start -= 1
        digits[start] = UInt8(truncatingIfNeeded: rest % 10) + UInt8(ascii: "0")
        rest /= 10
        written += 1
      } while rest > 0 || written <= decimals
      buffer.append(contentsOf: digits[start...])
    }
  }

  /// Hands what has gathered to the sink, if it is worth it.
  mutating func flushIfLarge() throws(FileError) {
    if buffer.count >= Self.pieceSize { try flush() }
  }

  mutating func flush() throws(FileError) {
    try sink.append(buffer)
    buffer.removeAll(keepingCapacity: true)
  }
}

extension GeometryText {
  /// `"id":…,"properties":{…}`, with a comma after each member there is.
  mutating func append(id: JSONNode?, properties: [JSONMember]) {
    if let id {
      append(#""id":"#)
      append(Self.bytes(of: id))
      append(",")
    }
    append(#""properties":"#)
    append(Self.bytes(of: JSONNode(.object(properties), range: 0..<0)))
    append(",")
  }

  static func bytes(of node: JSONNode) -> [UInt8] {
    var writer = JSONWriter()
    writer.node(node)
    return writer.finish()
  }
}
