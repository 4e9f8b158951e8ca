import Geodesy

/// Converts a stream of `LAT,LON` lines: chunks of bytes in, lines out, in the memory of a thousand lines.
///
/// Line n of the output answers line n of the input: an empty line stays empty, and a line that has no answer becomes
/// empty and is noted. Blanks around a number are passed over; lines end with LF or CR LF.
public struct LineConverter: Sendable {
  /// A line without an answer.
  public struct BadLine: Sendable, Hashable {
    /// The number of the line, from 1.
    public var line: Int
    /// Why there is none.
    public var reason: Reason
  }

  /// Why a line has no answer.
  public enum Reason: Sendable, Hashable {
    /// Not two decimal numbers with a comma between them.
    case notAPosition
    /// No place on Earth.
    case outOfRange
    /// Two places or none: too near to the outline.
    case ambiguous
  }

  /// What has been read so far.
  public struct Tally: Sendable, Hashable {
    /// Lines seen, empty ones included.
    public var lines = 0
    /// Lines converted.
    public var converted = 0
    /// Lines whose place is not shifted: given back as they are, in WGS-84.
    public var unshifted = 0
    /// Lines without an answer.
    public var bad = 0
    /// The first of them, `keptBadLines` at most.
    public var firstBadLines: [BadLine] = []
  }

  /// How many bad lines are kept by number.
  public static let keptBadLines = 20
  /// Longer lines are bad.
  public static let longestLine = 1024
  /// Lines are converted in batches of so many, which is several times faster than one by one.
  private static let batchSize = 1024

  /// What has been read so far.
  public private(set) var tally = Tally()
  private let converter: PositionConverter
  private let decimals: Int
  /// The beginning of a line whose end has not come yet.
  private var rest: [UInt8] = []
  private var isOverlong = false
  /// Lines read and not yet answered.
  private var batch: [PendingLine] = []
  /// The positions among them.
  private var positions = PositionColumns()

  /// A converter that writes degrees with so many decimals.
  public init(_ converter: PositionConverter, decimals: Int) {
    self.converter = converter
    self.decimals = decimals
  }

  /// Converts the lines that end in a chunk and appends the answers; keeps what is left for the next chunk. O(chunk).
  public mutating func append(_ chunk: [UInt8], to output: inout [UInt8]) {
    chunk.withUnsafeBytes { bytes in
      var start = 0
      while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
        finishLine(UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
        if batch.count == Self.batchSize { answer(&output) }
        start = end + 1
      }
      keep(bytes[start...])
    }
    answer(&output)
  }

  /// Converts a last line that no line feed ended.
  public mutating func finish(to output: inout [UInt8]) {
    guard !rest.isEmpty || isOverlong else { return }
    finishLine(UnsafeRawBufferPointer(start: nil, count: 0))
    answer(&output)
  }
}

/// A line that has been read.
private enum PendingLine {
  case empty
  case bad
  case position
}

extension LineConverter {
  private mutating func keep(_ bytes: Slice<UnsafeRawBufferPointer>) {
    if rest.count + bytes.count > Self.longestLine {
      isOverlong = true
      rest = []
    } else if !isOverlong {
      rest += bytes
    }
  }

  private mutating func finishLine(_ end: UnsafeRawBufferPointer) {
    tally.lines += 1
    if isOverlong {
      isOverlong = false
      batch.append(.bad)
    } else if rest.isEmpty {
      read(end)
    } else {
      let line = rest + end
      rest = []
      line.withUnsafeBytes { read($0) }
    }
  }

  private mutating func read(_ line: UnsafeRawBufferPointer) {
    let line = Self.trimmed(line)
    if line.isEmpty {
      batch.append(.empty)
    } else if let position = Self.position(line) {
      positions.append(latitude: position.latitude, longitude: position.longitude)
      batch.append(.position)
    } else {
      batch.append(.bad)
    }
  }

  /// Converts what is pending and writes a line for each.
  private mutating func answer(_ output: inout [UInt8]) {
    guard !batch.isEmpty else { return }
    converter.convert(&positions)
    let firstLine = tally.lines - batch.count + 1
    var index = 0
    for (number, line) in zip(firstLine..., batch) {
      switch line {
      case .empty: break
      case .bad: note(.notAPosition, number)
      case .position:
        write(index, number, &output)
        index += 1
      }
      output.append(UInt8(ascii: "\n"))
    }
    batch.removeAll(keepingCapacity: true)
    positions.removeAll()
  }

  private mutating func write(_ index: Int, _ number: Int, _ output: inout [UInt8]) {
    switch positions.outcomes[index] {
    case .converted: tally.converted += 1
    case .unshifted: tally.unshifted += 1
    case .ambiguous: return note(.ambiguous, number)
    case .outOfRange: return note(.outOfRange, number)
    }
    DecimalDegrees.append(positions.latitudes[index], decimals: decimals, to: &output)
    output.append(UInt8(ascii: ","))
    DecimalDegrees.append(positions.longitudes[index], decimals: decimals, to: &output)
  }

  private mutating func note(_ reason: Reason, _ line: Int) {
    tally.bad += 1
    if tally.firstBadLines.count < Self.keptBadLines {
      tally.firstBadLines.append(BadLine(line: line, reason: reason))
    }
  }

  private static func position(_ line: UnsafeRawBufferPointer) -> (latitude: Double, longitude: Double)? {
    guard let comma = line.firstIndex(of: UInt8(ascii: ",")),
      let latitude = DecimalDegrees.parse(trimmed(UnsafeRawBufferPointer(rebasing: line[..<comma]))),
      let longitude = DecimalDegrees.parse(trimmed(UnsafeRawBufferPointer(rebasing: line[(comma + 1)...])))
    else { return nil }
    return (latitude, longitude)
  }

  private static func trimmed(_ bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    var start = 0
    var end = bytes.count
    while start < end, isBlank(bytes[start]) { start += 1 }
    while end > start, isBlank(bytes[end - 1]) { end -= 1 }
    return UnsafeRawBufferPointer(rebasing: bytes[start..<end])
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
}
