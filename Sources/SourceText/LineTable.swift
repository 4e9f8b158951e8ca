/// Byte offsets to lines and columns, for one text held as UTF-8.
///
/// A line ends with LF, CR LF or a lone CR. Building is O(n) in one pass; a look-up is O(log lines + length of the line).
public struct LineTable: Sendable {
  private let starts: [Int]

  public init(_ bytes: some Collection<UInt8>) {
    var starts = [0]
    var offset = 0
    var previousWasCR = false
    for byte in bytes {
      offset += 1
      if byte == 0x0A {
        if previousWasCR { starts[starts.count - 1] = offset } else { starts.append(offset) }
        previousWasCR = false
      } else {
        previousWasCR = byte == 0x0D
        if previousWasCR { starts.append(offset) }
      }
    }
    self.starts = starts
  }

  public var lineCount: Int { starts.count }

  /// The 1-based line and column of a byte offset; the column counts Unicode scalars from the start of the line.
  public func position(of offset: Int, in bytes: some RandomAccessCollection<UInt8>) -> (line: Int, column: Int) {
    let clamped = min(max(offset, 0), bytes.count)
    let line = lineIndex(of: clamped)
    let first = bytes.index(bytes.startIndex, offsetBy: starts[line])
    let last = bytes.index(bytes.startIndex, offsetBy: clamped)
    let scalars = bytes[first..<last].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
    return (line + 1, scalars + 1)
  }

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
