import SourceText

/// Reads the text of a `coordinates` element: tuples `longitude,latitude[,height]` parted by blank space.
///
/// What people write differently is either beyond doubt and told, or refused with its place; a tuple of more than three
/// numbers is never cut up by guess.
struct KMLCoordinates {
  private let text: XMLText
  private var map: XMLTextMap
  private var index: Int
  private var spacedComma: SourcePlace?
  private var oddHeight: Located<String>?
  private var lenient: [(NumberLeniency, Located<String>)] = []

  init(_ text: XMLText) {
    self.text = text
    map = XMLTextMap(range: text.range)
    index = text.bytes.startIndex
  }

  /// All positions; exactly one, or none, for a point.
  mutating func read(isPoint: Bool) throws(KMLCoordinateProblem) -> [SourcePosition] {
    var positions: [SourcePosition] = []
    var first: KMLTuple?
    while let tuple = nextTuple() {
      if isPoint, let first { throw .severalTuples(first.joined(to: tuple)) }
      positions.append(try position(tuple))
      first = first ?? tuple
    }
    return positions
  }

  /// The position of a `gx:coord`: the same numbers, parted by spaces.
  mutating func readSpaced() throws(KMLCoordinateProblem) -> SourcePosition {
    skipBlank()
    var tuple = KMLTuple(takeNumber())
    while index < text.bytes.endIndex {
      if peek() == UInt8(ascii: ",") { index += 1 }
      skipBlank()
      if index < text.bytes.endIndex { tuple.numbers.append(takeNumber()) }
    }
    return try position(tuple)
  }

  /// Tells what was overlooked.
  func report(to reading: inout KMLReading) {
    if let spacedComma { reading.spacedCommas.add(spacedComma) }
    if let oddHeight { reading.findings.append(.extraDimension(oddHeight)) }
    for (leniency, number) in lenient { reading.leniencies.add(leniency, number) }
  }

  private mutating func position(_ tuple: KMLTuple) throws(KMLCoordinateProblem) -> SourcePosition {
    let numbers = tuple.numbers
    if let empty = numbers.first(where: \.value.isEmpty) { throw .emptyNumber(empty.place) }
    guard numbers.count > 1 else { throw .lonelyNumber(tuple) }
    guard numbers.count < 4 else { throw .tooManyNumbers(tuple) }
    let east = try degrees(numbers[0], .longitude)
    let north = try degrees(numbers[1], .latitude)
    if numbers.count > 2, oddHeight == nil, Self.isOdd(height: numbers[2], beside: [east.value, north.value]) {
      oddHeight = numbers[2]
    }
    return SourcePosition(numbers[1], north, numbers[0], east)
  }

  private mutating func degrees(
    _ text: Located<String>, _ axis: Axis
  ) throws(KMLCoordinateProblem) -> DegreesReading {
    do throws(NumberProblem) {
      let reading = try DegreesReading(text.value, axis: axis)
      if !reading.leniencies.isEmpty { lenient.append((reading.leniencies, text)) }
      return reading
    } catch {
      throw .notANumber(text, error)
    }
  }

  /// No number, or so near to one of the two degrees and so exact that it is one: the space before the next tuple is
  /// missing.
  static func isOdd(height: Located<String>, beside degrees: [Double]) -> Bool {
    guard let number = try? DecimalNumber(height.value) else { return true }
    return number.decimals >= 4 && degrees.contains { abs($0 - number.value) < 0.5 }
  }
}

extension KMLCoordinates {
  /// The numbers of the next tuple. Blank space around a comma does not end it.
  private mutating func nextTuple() -> KMLTuple? {
    skipBlank()
    guard index < text.bytes.endIndex else { return nil }
    var tuple = KMLTuple(takeNumber())
    while takeComma() { tuple.numbers.append(takeNumber()) }
    return tuple
  }

  private mutating func takeComma() -> Bool {
    var next = index
    while next < text.bytes.endIndex, ByteScanner.isBlank(text.bytes[next]) { next += 1 }
    guard next < text.bytes.endIndex, text.bytes[next] == UInt8(ascii: ",") else { return false }
    var isSpaced = next > index
    index = next + 1
    while let byte = peek(), ByteScanner.isBlank(byte) {
      isSpaced = true
      index += 1
    }
    if isSpaced, spacedComma == nil { spacedComma = place(of: next) }
    return true
  }

  /// Up to a comma or blank space; may be empty.
  private mutating func takeNumber() -> Located<String> {
    let start = index
    while let byte = peek(), byte != UInt8(ascii: ","), !ByteScanner.isBlank(byte) { index += 1 }
    return Located(String(decoding: text.bytes[start..<index], as: UTF8.self), at: place(of: start))
  }

  private mutating func skipBlank() {
    while let byte = peek(), ByteScanner.isBlank(byte) { index += 1 }
  }

  private func peek() -> UInt8? { index < text.bytes.endIndex ? text.bytes[index] : nil }

  private mutating func place(of index: Int) -> SourcePlace {
    text.source.place(at: map.sourceOffset(of: index - text.bytes.startIndex, in: text.source.bytes))
  }
}
