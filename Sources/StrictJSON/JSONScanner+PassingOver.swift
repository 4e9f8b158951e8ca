/// A place in a text to which a scanner can go back: just before a value.
public struct JSONMark: Sendable {
  var offset: Int
  var frames: Int
  var keys: Int
  var decoded: Int
  var duplicates: Int
}

extension JSONSyntaxError.Reason {
  /// Whether the fault lies within one string, number or word, so that the brackets around it still tell where the
  /// value ends: `1e400`, half a surrogate pair, `NaN`.
  public var isWithinScalar: Bool {
    switch self {
    case .controlCharacter, .badEscape, .loneSurrogate, .invalidUTF8, .leadingZero, .badNumber, .numberOutOfRange,
      .unknownWord:
      true
    default: false
    }
  }
}

extension JSONScanner {
  /// Where the scanner stands, to be taken before a value.
  public var mark: JSONMark {
    JSONMark(
      offset: offset, frames: frames.count, keys: keys.count, decoded: keys.decoded.count,
      duplicates: duplicateKeys.count)
  }

  /// Goes back to a mark and passes the value there by its brackets and quotes alone, unread: for a reader that can do
  /// without one value that is at fault. Keys of the value are forgotten.
  ///
  /// False where even those do not tell where it ends (a bracket closed by one of another kind, a quote still open at
  /// the end of its line); the scanner is then of no further use. O(bytes of the value).
  ///
  /// - Parameter mark: taken inside the same array or object, before the value.
  public mutating func passOver(from mark: JSONMark) -> Bool {
    guard frames.count >= mark.frames else { return false }
    frames.removeLast(frames.count - mark.frames)
    keys.keys.removeLast(max(0, keys.count - mark.keys))
    keys.decoded.removeLast(max(0, keys.decoded.count - mark.decoded))
    duplicateKeys.removeLast(max(0, duplicateKeys.count - mark.duplicates))
    offset = mark.offset
    skipWhitespace()
    var closings: [UInt8] = []
    repeat {
      guard offset < bytes.count, passToken(&closings) else { return false }
    } while !closings.isEmpty
    return true
  }

  /// Passes a bracket, a string, a mark between values, or a run of anything else.
  private mutating func passToken(_ closings: inout [UInt8]) -> Bool {
    let byte = bytes[offset]
    switch byte {
    case UInt8(ascii: "\""): return passQuoted()
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      // In ASCII a closing bracket stands two places after its opening one.
      closings.append(byte + 2)
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      guard closings.popLast() == byte else { return false }
    case _ where closings.isEmpty:
      while offset < bytes.count, !Self.endsWord(bytes[offset]) { offset += 1 }
      return true
    default: break
    }
    offset += 1
    return true
  }

  /// Passes a string to its closing quote, on one line.
  private mutating func passQuoted() -> Bool {
    offset += 1
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        offset += 1
        return true
      case UInt8(ascii: "\\"): offset += 2
      case 0x0A, 0x0D: return false
      default: offset += 1
      }
    }
    return false
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), 0x20, 0x0A, 0x0D, 0x09: true
    default: false
    }
  }
}
