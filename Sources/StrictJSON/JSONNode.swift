/// A JSON value as a tree, every value and key with its byte range.
///
/// Objects keep the order of their members, repeated keys included; numbers keep their text. Keys are compared byte
/// by byte, never by what Unicode holds to be equivalent.
public struct JSONNode: Sendable {
  /// What the value is.
  public indirect enum Value: Sendable {
    /// `null`
    case null
    /// `true` or `false`
    case boolean(Bool)
    /// A number, with its text.
    case number(JSONNumber)
    /// A string, escapes resolved.
    case string(String)
    /// The elements in order.
    case array([JSONNode])
    /// The members in order.
    case object([JSONMember])
  }

  /// What the value is.
  public var value: Value
  /// The bytes the value takes up in the input.
  public var range: Range<Int>

  /// A value that was read at `range`.
  public init(_ value: Value, range: Range<Int>) {
    self.value = value
    self.range = range
  }
}

/// A member of an object.
public struct JSONMember: Sendable {
  /// The key, escapes resolved.
  public var key: String
  /// The bytes of the key, quotes included.
  public var keyRange: Range<Int>
  /// The value.
  public var value: JSONNode

  /// A member whose key was read at `keyRange`.
  public init(key: String, keyRange: Range<Int>, value: JSONNode) {
    self.key = key
    self.keyRange = keyRange
    self.value = value
  }
}

/// A number as written and as the nearest `Double`.
public struct JSONNumber: Sendable {
  /// The digits as they stand in the input: what an id of 19 digits is kept as.
  public var text: String
  /// The nearest `Double`; always finite.
  public var value: Double

  /// The exact value where the text is a whole number without point or exponent that fits.
  public var integer: Int64? { Int64(text) }
}

extension JSONNode {
  /// The kind of the value.
  public var kind: JSONKind {
    switch value {
    case .null: .null
    case .boolean: .boolean
    case .number: .number
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }

  /// The first member with this key, byte for byte; nil for other kinds. O(members).
  public subscript(_ key: String) -> JSONNode? { member(key)?.value }

  /// The first member with this key, byte for byte, with the place of the key. O(members).
  public func member(_ key: String) -> JSONMember? {
    members?.first { $0.key.utf8.elementsEqual(key.utf8) }
  }

  /// The members of an object, in order; nil for other kinds.
  public var members: [JSONMember]? {
    if case .object(let members) = value { members } else { nil }
  }

  /// The elements of an array; nil for other kinds.
  public var elements: [JSONNode]? {
    if case .array(let elements) = value { elements } else { nil }
  }

  /// The text of a string; nil for other kinds.
  public var string: String? {
    if case .string(let text) = value { text } else { nil }
  }

  /// A number; nil for other kinds.
  public var number: JSONNumber? {
    if case .number(let number) = value { number } else { nil }
  }

  /// The exact value of a whole number that fits; nil for everything else.
  public var integer: Int64? { number?.integer }

  /// A truth value; nil for other kinds.
  public var boolean: Bool? {
    if case .boolean(let truth) = value { truth } else { nil }
  }

  /// Whether the value is `null`.
  public var isNull: Bool {
    if case .null = value { true } else { false }
  }
}
