/// Which encoding an XML file is read in. The bytes decide; the declaration is asked only where they leave it open.
///
/// Order: byte order mark, zero bytes that show UTF-16, strict UTF-8, the declared encoding, GB18030 if the result is
/// plausible Chinese.
struct XMLEncodingChoice {
  /// What to tell the decoder; nil where it has to find out.
  let stated: TextEncoding?
  /// What the declaration says, where it is readable before decoding.
  let declared: String?

  init(_ bytes: [UInt8]) throws(XMLProblem) {
    declared = XMLProlog(bytes.prefix(Self.declarationReach)).declaredEncoding
    if TextDecoder.byteOrderMark(bytes) != nil {
      stated = nil
    } else if let encoding = Self.unmarkedUTF16(bytes) {
      stated = encoding
    } else if UTF8Check.firstFault(in: bytes[...]) == nil {
      stated = .utf8
    } else if let declared, !declared.lowercased().hasPrefix("utf") {
      guard let encoding = TextEncoding(named: declared) else { throw .unknownEncoding(declared) }
      stated = encoding
    } else {
      stated = nil
    }
  }

  /// The declared encoding, if the text is not in it. Plain ASCII is the same in every encoding that contains it.
  static func contradiction(in text: TextSource) -> String? {
    guard let declared = XMLProlog(text.bytes.prefix(declarationReach)).declaredEncoding else { return nil }
    let isUTF16 = text.encoding == .utf16LittleEndian || text.encoding == .utf16BigEndian
    if declared.lowercased().hasPrefix("utf-16") { return isUTF16 ? nil : declared }
    if TextEncoding(named: declared) == text.encoding { return nil }
    return isUTF16 || text.bytes.contains { $0 >= 0x80 } ? declared : nil
  }

  /// A declaration that begins later is none.
  private static let declarationReach = 1024

  /// `<` and a zero byte, in either order: UTF-16 without its mark.
  private static func unmarkedUTF16(_ bytes: [UInt8]) -> TextEncoding? {
    if bytes.starts(with: [0x3C, 0]) { return .utf16LittleEndian }
    return bytes.starts(with: [0, 0x3C]) ? .utf16BigEndian : nil
  }
}
