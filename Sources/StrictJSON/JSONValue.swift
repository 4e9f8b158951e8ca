/// A JSON value to be written: for small texts that are easier to build than to stream.
public enum JSONValue: Sendable, Hashable {
  /// `null`
  case null
  /// `true` or `false`
  case boolean(Bool)
  /// A whole number.
  case integer(Int64)
  /// `units` × 10^−`decimals`, written with exactly that many decimals: `(312397000, 7)` is `31.2397000`.
  case decimal(units: Int64, decimals: Int)
  /// A string.
  case string(String)
  /// Elements in order.
  case array([JSONValue])
  /// Members in the order given.
  case object([Member])

  /// A member of an object.
  public struct Member: Sendable, Hashable {
    /// The key.
    public var key: String
    /// The value.
    public var value: JSONValue

    /// A member of an object.
    public init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// The text of the value, the same bytes on every machine.
  public func bytes(layout: JSONWriter.Layout = .compact) -> [UInt8] {
    var writer = JSONWriter(layout: layout)
    writer.value(self)
    return writer.finish()
  }
}

extension JSONWriter {
  /// Writes a value with all it holds.
  public mutating func value(_ value: JSONValue) {
    switch value {
    case .null: null()
    case .boolean(let truth): boolean(truth)
    case .integer(let number): integer(number)
    case .decimal(let units, let decimals): decimal(units: units, decimals: decimals)
    case .string(let text): string(text)
    case .array(let elements):
      beginArray()
      for element in elements { self.value(element) }
      endArray()
    case .object(let members):
      beginObject()
      for member in members {
        key(member.key)
        self.value(member.value)
      }
      endObject()
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByNilLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// A string.
  public init(stringLiteral value: String) { self = .string(value) }
  /// A whole number.
  public init(integerLiteral value: Int64) { self = .integer(value) }
  /// A truth value.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
  /// `null`
  public init(nilLiteral: ()) { self = .null }
  /// Elements in order.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// Members in the order given.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }
}
