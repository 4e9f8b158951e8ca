/// Where a text stops being JSON, and why. Nothing is recovered: the first fault ends the reading.
public struct JSONSyntaxError: Error, Hashable, Sendable {
  /// The byte at which the fault stands, counted from the start of the input.
  public var offset: Int
  /// What is wrong there.
  public var reason: Reason

  /// Makes an error at a byte offset.
  public init(offset: Int, reason: Reason) {
    self.offset = offset
    self.reason = reason
  }

  /// The mistakes a text can make. Words for people are made by whoever reports the error.
  public enum Reason: Hashable, Sendable {
    /// Nothing but white space.
    case empty
    /// The text ends inside a value.
    case unexpectedEnd
    /// A byte at which no value can start.
    case expectedValue(found: UInt8)
    /// A key in double quotes was due.
    case expectedKey(found: UInt8)
    /// A colon was due after a key.
    case expectedColon(found: UInt8)
    /// A comma or the closing bracket was due.
    case expectedCommaOrEnd(found: UInt8)
    /// A comma with nothing after it. The offset is the comma's.
    case trailingComma
    /// The opening quote of a string without a closing one.
    case unterminatedString
    /// A byte below 0x20 inside a string.
    case controlCharacter(UInt8)
    /// A backslash followed by something that is no escape.
    case badEscape
    /// One half of a surrogate pair.
    case loneSurrogate
    /// Bytes that are not UTF-8.
    case invalidUTF8
    /// A number such as `007`.
    case leadingZero
    /// A number cut short: `-`, `1.`, `1e`.
    case badNumber
    /// A number no `Double` can hold: `1e999`.
    case numberOutOfRange
    /// A bare word other than `true`, `false` and `null`.
    case unknownWord
    /// A comment; JSON has none.
    case comment
    /// A byte order mark where none is allowed.
    case byteOrderMark
    /// More brackets within brackets than the limit allows.
    case tooDeep(limit: Int)
    /// More bytes than the limit allows.
    case tooManyBytes(limit: Int)
    /// Something after the value.
    case trailingData
    /// A key that stood before in the same object.
    case duplicateKey(firstOffset: Int)
    /// A value of another kind than the caller needs.
    case unexpectedKind
  }
}

extension JSONSyntaxError: CustomStringConvertible {
  /// English, for logs and tests.
  public var description: String { "byte \(offset): \(reason)" }
}
