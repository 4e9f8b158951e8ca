import Geodesy

/// Converts a stream of `LAT,LON` lines: chunks of bytes in, lines out, in the memory of one line.
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

  /// What has been read so far.
  public private(set) var tally = Tally()
  private let converter: PositionConverter
  private let decimals: Int
  /// The beginning of a line whose end has not come yet.
  private var rest: [UInt8] = []
  private var isOverlong = false

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
        finishLine(UnsafeRawBufferPointer(rebasing: bytes[start..<end]), &output)
        output.append(UInt8(ascii: "\n"))
        start = end + 1
      }
      keep(bytes[start...])
    }
  }

  /// Converts a last line that no line feed ended.
  public mutating func finish(to output: inout [UInt8]) {
    guard !rest.isEmpty || isOverlong else { return }
    finishLine(UnsafeRawBufferPointer(start: nil, count: 0), &output)
    output.append(UInt8(ascii: "\n"))
  }
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

  private mutating func finishLine(_ end: UnsafeRawBufferPointer, _ output: inout [UInt8]) {
    tally.lines += 1
    if isOverlong {
      isOverlong = false
      note(.notAPosition)
    } else if rest.isEmpty {
      convert(end, &output)
    } else {
      let line = rest + end
      rest = []
      line.withUnsafeBytes { convert($0, &output) }
    }
  }

  private mutating func convert(_ line: UnsafeRawBufferPointer, _ output: inout [UInt8]) {
    let line = Self.trimmed(line)
    guard !line.isEmpty else { return }
    guard let position = Self.position(line) else { return note(.notAPosition) }
    switch converter.convert(latitude: position.latitude, longitude: position.longitude) {
    case .converted(let latitude, let longitude):
      tally.converted += 1
      write(latitude, longitude, &output)
    case .unshifted(let latitude, let longitude):
      tally.unshifted += 1
      write(latitude, longitude, &output)
    case .ambiguous: note(.ambiguous)
    case .outOfRange: note(.outOfRange)
    }
  }

  private func write(_ latitude: Double, _ longitude: Double, _ output: inout [UInt8]) {
    DecimalDegrees.append(latitude, decimals: decimals, to: &output)
    output.append(UInt8(ascii: ","))
    DecimalDegrees.append(longitude, decimals: decimals, to: &output)
  }

  private mutating func note(_ reason: Reason) {
    tally.bad += 1
    if tally.firstBadLines.count < Self.keptBadLines {
      tally.firstBadLines.append(BadLine(line: tally.lines, reason: reason))
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
