/// Writes JSON, the same bytes for the same calls on every machine: keys in the order given, no locale, LF only.
///
/// Calls must nest as the value does; a call out of place is a mistake of the program and stops it.
public struct JSONWriter: Sendable {
  /// How the text is laid out.
  public enum Layout: Hashable, Sendable {
    /// No white space at all.
    case compact
    /// Two spaces a level, one member a line, a line feed at the end.
    case pretty
  }

  /// Whether `double` may be called.
  public enum Doubles: Hashable, Sendable {
    /// Floating-point numbers are refused: for files whose bytes are hashed or signed.
    case refused
    /// Written with the fewest digits that read back as the same number.
    case shortest
  }

  /// Why a number cannot be written.
  public enum NumberError: Error, Hashable, Sendable {
    /// NaN and infinity have no JSON form.
    case notFinite
    /// The writer was told to refuse floating-point numbers.
    case refused
    /// The text is not a JSON number.
    case notANumber(String)
  }

  private struct Level {
    var closing: UInt8
    var isEmpty = true
  }

  private let layout: Layout
  private let doubles: Doubles
  private var levels: [Level] = []
  private var isAfterKey = false
  private var output: [UInt8] = []

  /// A writer with nothing written.
  public init(layout: Layout = .compact, doubles: Doubles = .refused) {
    self.layout = layout
    self.doubles = doubles
  }

  /// The bytes written; the value must be complete.
  public consuming func finish() -> [UInt8] {
    precondition(levels.isEmpty && !output.isEmpty, "the value is not complete")
    if layout == .pretty { output.append(0x0A) }
    return output
  }
}

extension JSONWriter {
  /// Opens an object.
  public mutating func beginObject() { open(UInt8(ascii: "{"), closing: UInt8(ascii: "}")) }

  /// Closes the innermost object.
  public mutating func endObject() { close(UInt8(ascii: "}")) }

  /// Opens an array.
  public mutating func beginArray() { open(UInt8(ascii: "["), closing: UInt8(ascii: "]")) }

  /// Closes the innermost array.
  public mutating func endArray() { close(UInt8(ascii: "]")) }

  /// Writes a key; its value is next. Keys are written as given: the caller sees to it that none stands twice.
  public mutating func key(_ key: String) {
    precondition(levels.last?.closing == UInt8(ascii: "}") && !isAfterKey, "a key belongs into an object")
    separate()
    quote(key)
    output.append(UInt8(ascii: ":"))
    if layout == .pretty { output.append(0x20) }
    isAfterKey = true
  }

  /// Writes a string.
  public mutating func string(_ text: String) {
    prepareValue()
    quote(text)
  }

  /// Writes a whole number.
  public mutating func integer(_ value: some BinaryInteger) {
    prepareValue()
    output.append(contentsOf: value.description.utf8)
  }

  /// Writes `true` or `false`.
  public mutating func boolean(_ value: Bool) {
    prepareValue()
    output.append(contentsOf: (value ? "true" : "false").utf8)
  }

  /// Writes `null`.
  public mutating func null() {
    prepareValue()
    output.append(contentsOf: "null".utf8)
  }

  /// Writes a number with the fewest digits that read back the same: `31.2`, `5`, `1e-07`.
  public mutating func double(_ value: Double) throws(NumberError) {
    guard doubles == .shortest else { throw .refused }
    guard value.isFinite else { throw .notFinite }
    prepareValue()
    let text = value.description
    output.append(contentsOf: text.hasSuffix(".0") ? text.dropLast(2).utf8 : text[...].utf8)
  }

  /// Writes `units` × 10^−`decimals` with exactly that many decimals, in whole-number arithmetic.
  public mutating func decimal(units: Int64, decimals: Int) {
    precondition((0...18).contains(decimals), "decimals out of range")
    prepareValue()
    let digits = String(units.magnitude)
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    output.append(contentsOf: (units < 0 ? "-" : "").utf8)
    output.append(contentsOf: padded.utf8.prefix(padded.count - decimals))
    guard decimals > 0 else { return }
    output.append(UInt8(ascii: "."))
    output.append(contentsOf: padded.utf8.suffix(decimals))
  }

  /// Writes a number given as text. The text must be a JSON number.
  public mutating func number(_ text: String) throws(NumberError) {
    let digits = Array(text.utf8)
    let isNumber = try? JSONScanner.scan(digits) { (scanner) throws(JSONSyntaxError) in
      try scanner.numberRange() == digits.indices
    }
    guard isNumber == true else { throw .notANumber(text) }
    prepareValue()
    output.append(contentsOf: digits)
  }

  /// Writes a value that was read, its numbers digit for digit.
  public mutating func node(_ node: JSONNode) {
    switch node.value {
    case .null: null()
    case .boolean(let truth): boolean(truth)
    case .number(let number):
      prepareValue()
      output.append(contentsOf: number.text.utf8)
    case .string(let text): string(text)
    case .array(let elements):
      beginArray()
      for element in elements { self.node(element) }
      endArray()
    case .object(let members):
      beginObject()
      for member in members {
        key(member.key)
        self.node(member.value)
      }
      endObject()
    }
  }

  private mutating func open(_ bracket: UInt8, closing: UInt8) {
    prepareValue()
    output.append(bracket)
    levels.append(Level(closing: closing))
  }

  private mutating func close(_ bracket: UInt8) {
    precondition(levels.last?.closing == bracket && !isAfterKey, "nothing of this kind is open")
    let wasEmpty = levels.removeLast().isEmpty
    if !wasEmpty { breakLine() }
    output.append(bracket)
  }

  private mutating func prepareValue() {
    if isAfterKey {
      isAfterKey = false
      return
    }
    precondition(levels.last?.closing != UInt8(ascii: "}"), "a value in an object needs a key")
    precondition(!levels.isEmpty || output.isEmpty, "a text holds one value")
    separate()
  }

  private mutating func separate() {
    guard !levels.isEmpty else { return }
    if !levels[levels.count - 1].isEmpty { output.append(UInt8(ascii: ",")) }
    levels[levels.count - 1].isEmpty = false
    breakLine()
  }

  private mutating func breakLine() {
    guard layout == .pretty else { return }
    output.append(0x0A)
    output.append(contentsOf: repeatElement(0x20, count: levels.count * 2))
  }

  private mutating func quote(_ text: String) {
    output.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): output += [UInt8(ascii: "\\"), byte]
      case 0x08: output += [UInt8(ascii: "\\"), UInt8(ascii: "b")]
      case 0x09: output += [UInt8(ascii: "\\"), UInt8(ascii: "t")]
      case 0x0A: output += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
      case 0x0C: output += [UInt8(ascii: "\\"), UInt8(ascii: "f")]
      case 0x0D: output += [UInt8(ascii: "\\"), UInt8(ascii: "r")]
      case 0..<0x20: output.append(contentsOf: "\\u00\(byte < 16 ? "0" : "1")\(String(byte & 15, radix: 16))".utf8)
      default: output.append(byte)
      }
    }
    output.append(UInt8(ascii: "\""))
  }
}
