/// Where a string stands in the input. What it says is asked of the scanner: `text(of:)`, `matches(_:_:)`.
public struct JSONStringRange: Hashable, Sendable {
  /// The bytes between the quotes, escapes as written.
  public var contents: Range<Int>
  /// Whether a backslash occurs, so that the contents are not yet the text.
  public var hasEscapes: Bool

  /// The bytes with both quotes.
  public var range: Range<Int> { contents.lowerBound - 1..<contents.upperBound + 1 }
}

extension JSONScanner {
  /// Takes a string: valid UTF-8, no control characters, every escape whole.
  public mutating func string() throws(JSONSyntaxError) -> JSONStringRange {
    guard try nextByte() == UInt8(ascii: "\"") else {
      _ = try kind()
      throw fault(.unexpectedKind)
    }
    let open = offset
    offset += 1
    var hasEscapes = false
    while true {
      passPlainText()
      guard offset < bytes.count else { throw JSONSyntaxError(offset: open, reason: .unterminatedString) }
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        offset += 1
        return JSONStringRange(contents: open + 1..<offset - 1, hasEscapes: hasEscapes)
      case UInt8(ascii: "\\"):
        hasEscapes = true
        try passEscape(openedAt: open)
      case let byte where byte < 0x20: throw fault(.controlCharacter(byte))
      default: try passScalar()
      }
    }
  }

  /// The text of a string, escapes resolved.
  public func text(of string: JSONStringRange) -> String {
    guard string.hasEscapes else { return text(in: string.contents) }
    var decoded: [UInt8] = []
    decode(string, into: &decoded)
    return String(decoding: decoded, as: UTF8.self)
  }

  /// The bytes of a range as text: what stands there, as it stands there.
  public func text(in range: Range<Int>) -> String {
    String(decoding: UnsafeRawBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  /// Whether a string's text is exactly `text`, byte for byte.
  public func matches(_ string: JSONStringRange, _ text: StaticString) -> Bool {
    let wanted = UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    guard string.hasEscapes else { return bytes[string.contents].elementsEqual(wanted) }
    var decoded: [UInt8] = []
    decode(string, into: &decoded)
    return decoded.elementsEqual(wanted)
  }

  /// Appends a string's UTF-8 with its escapes resolved. The string has been read, so every escape is whole.
  func decode(_ string: JSONStringRange, into output: inout [UInt8]) {
    var index = string.contents.lowerBound
    while index < string.contents.upperBound {
      guard bytes[index] == UInt8(ascii: "\\") else {
        output.append(bytes[index])
        index += 1
        continue
      }
      let letter = bytes[index + 1]
      index += 2
      guard letter == UInt8(ascii: "u") else {
        output.append(Self.escaped(letter) ?? letter)
        continue
      }
      var scalar = UInt32(hexadecimal(at: index) ?? 0)
      index += 4
      if (0xD800..<0xDC00).contains(scalar) {
        scalar = 0x10000 + (scalar - 0xD800) << 10 + (UInt32(hexadecimal(at: index + 2) ?? 0xDC00) - 0xDC00)
        index += 6
      }
      if let scalar = Unicode.Scalar(scalar) { output.append(contentsOf: UTF8.encode(scalar) ?? .init()) }
    }
  }
}

extension JSONScanner {
  /// Passes bytes that need no look: ASCII without quote, backslash or control character, eight at a time.
  @inline(__always)
  private mutating func passPlainText() {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let tops: UInt64 = 0x8080_8080_8080_8080
    while bytes.count - offset >= 8 {
      let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      let quote = word ^ (ones &* 0x22)
      let slash = word ^ (ones &* 0x5C)
      // A top bit is set for each byte that stops us; a borrow can only reach bytes after the first stop.
      let stops =
        (word | ((word &- ones &* 0x20) & ~word) | ((quote &- ones) & ~quote) | ((slash &- ones) & ~slash)) & tops
      guard stops == 0 else {
        offset += stops.trailingZeroBitCount / 8
        return
      }
      offset += 8
    }
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte < 0x20 || byte >= 0x80 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return }
      offset += 1
    }
  }

  /// Passes one scalar of two to four bytes, refusing overlong forms, surrogates and what lies past U+10FFFF.
  private mutating func passScalar() throws(JSONSyntaxError) {
    let length: Int
    let second: ClosedRange<UInt8>
    switch bytes[offset] {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: throw fault(.invalidUTF8)
    }
    guard bytes.count - offset >= length, second.contains(bytes[offset + 1]) else { throw fault(.invalidUTF8) }
    for index in offset + 2..<max(offset + length, offset + 2) where bytes[index] & 0xC0 != 0x80 {
      throw fault(.invalidUTF8)
    }
    offset += length
  }

  private mutating func passEscape(openedAt open: Int) throws(JSONSyntaxError) {
    guard offset + 1 < bytes.count else { throw JSONSyntaxError(offset: open, reason: .unterminatedString) }
    guard bytes[offset + 1] == UInt8(ascii: "u") else {
      guard Self.escaped(bytes[offset + 1]) != nil else { throw fault(.badEscape) }
      offset += 2
      return
    }
    guard let unit = hexadecimal(at: offset + 2) else { throw fault(.badEscape) }
    guard (0xD800..<0xE000).contains(unit) else {
      offset += 6
      return
    }
    guard unit < 0xDC00, offset + 7 < bytes.count, bytes[offset + 6] == UInt8(ascii: "\\"),
      bytes[offset + 7] == UInt8(ascii: "u"), let low = hexadecimal(at: offset + 8), (0xDC00..<0xE000).contains(low)
    else { throw fault(.loneSurrogate) }
    offset += 12
  }

  private static func escaped(_ letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }

  private func hexadecimal(at start: Int) -> UInt16? {
    guard start + 4 <= bytes.count else { return nil }
    var value: UInt16 = 0
    for index in start..<start + 4 {
      switch bytes[index] {
      case let byte where (0x30...0x39).contains(byte): value = value << 4 | UInt16(byte - 0x30)
      case let byte where (0x41...0x46).contains(byte & 0xDF): value = value << 4 | UInt16((byte & 0xDF) - 0x37)
      default: return nil
      }
    }
    return value
  }
}
