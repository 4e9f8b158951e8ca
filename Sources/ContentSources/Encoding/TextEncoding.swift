/// The encodings in which a source may be written.
public enum TextEncoding: String, CaseIterable, Sendable, Hashable {
  case utf8 = "utf-8"
  case utf16LittleEndian = "utf-16le"
  case utf16BigEndian = "utf-16be"
  case gb18030

  /// The encoding of a name as a file or a person writes it, whatever its case: `UTF8`, `gbk`, `GB2312`; nil where it
  /// is none that the tool reads. GBK and GB2312 are parts of GB18030.
  public init?(named name: String) {
    switch name.lowercased() {
    case "utf-8", "utf8": self = .utf8
    case "utf-16le": self = .utf16LittleEndian
    case "utf-16be": self = .utf16BigEndian
    case "gb18030", "gbk", "gb2312", "cp936", "hz-gb-2312": self = .gb18030
    default: return nil
    }
  }
}

/// A text brought to valid UTF-8 without a byte order mark, and how its encoding was known.
public struct DecodedText: Sendable, Hashable {
  /// What told the encoding.
  public enum Evidence: Sendable, Hashable {
    /// A person or the file said so.
    case stated
    case byteOrderMark
    /// The bytes are strictly valid UTF-8.
    case validUTF8
    /// The bytes are no UTF-8, and read as common Chinese in GB18030.
    case plausibleChinese
  }

  public var utf8: [UInt8]
  public var encoding: TextEncoding
  public var evidence: Evidence

  public init(utf8: [UInt8], encoding: TextEncoding, evidence: Evidence) {
    self.utf8 = utf8
    self.encoding = encoding
    self.evidence = evidence
  }
}

/// Why bytes could not be taken as text.
public enum EncodingProblem: Error, Hashable, Sendable {
  /// A zero byte where text has none, at this offset: a binary file, or UTF-16 without a byte order mark.
  case zeroByte(offset: Int)
  /// The bytes are not what their mark or a person says; the offset of the first that is wrong.
  case invalid(TextEncoding, offset: Int)
  /// Neither UTF-8 nor plausible Chinese in GB18030: it has to be said which it is. The first byte that is not UTF-8.
  case unknown(offset: Int)
  /// The system's converter for this encoding is missing.
  case converterMissing(TextEncoding)
}
