/// Byte offsets to lines and columns, for one text held as UTF-8.
///
/// A line ends with LF, CR LF or a lone CR. Building is O(n) in one pass; a look-up is O(log lines), however long the
/// line is: a megabyte of minified text on one line costs no more than a short one.
public struct LineTable: Sendable {
  /// Offsets at which lines start.
  private var starts: [Int] = [0]
  /// Scalars before every `stride`-th byte.
  private var scalarsBefore: [Int] = []

  private static let stride = 256

  public init(_ bytes: some Collection<UInt8>) {
    let isBuilt: Void? = bytes.withContiguousStorageIfAvailable { build($0) }
    if isBuilt == nil { Array(bytes).withUnsafeBufferPointer { build($0) } }
  }

  public var lineCount: Int { starts.count }

  /// The 1-based line and column of a byte offset; the column counts Unicode scalars from the start of the line.
  ///
  /// - Parameter bytes: the bytes the table was made from.
  public func position(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
    let clamped = min(max(offset, 0), bytes.count)
    let line = lineIndex(of: clamped)
    return (line + 1, scalars(before: clamped, in: bytes) - scalars(before: starts[line], in: bytes) + 1)
  }

  private mutating func build(_ bytes: UnsafeBufferPointer<UInt8>) {
    var scalars = 0
    for (offset, byte) in bytes.enumerated() {
      if offset % Self.stride == 0 { scalarsBefore.append(scalars) }
      scalars += Self.startsScalar(byte)
      let endsLine = byte == 0x0A || (byte == 0x0D && !(offset + 1 < bytes.count && bytes[offset + 1] == 0x0A))
      if endsLine { starts.append(offset + 1) }
    }
    scalarsBefore.append(scalars)
  }

  private func scalars(before offset: Int, in bytes: [UInt8]) -> Int {
    let block = min(offset / Self.stride, scalarsBefore.count - 1)
    var count = scalarsBefore[block]
    for index in block * Self.stride..<max(offset, block * Self.stride) { count += Self.startsScalar(bytes[index]) }
    return count
  }

  private static func startsScalar(_ byte: UInt8) -> Int { byte & 0xC0 == 0x80 ? 0 : 1 }

  private func lineIndex(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
