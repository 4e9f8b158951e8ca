/// Finds out how a text is encoded, and brings it to UTF-8.
///
/// The order is: byte order mark, what was stated, strict UTF-8, GB18030 if the result is plausible Chinese. Nothing is
/// replaced: bytes that do not fit are a problem, not a question mark.
public enum TextDecoder {
  /// Decodes a whole file. O(n) time, and memory for one copy.
  ///
  /// - Parameter stated: what a person or the file says; a byte order mark wins over it.
  public static func decode(
    _ bytes: [UInt8], stated: TextEncoding? = nil
  ) throws(EncodingProblem) -> DecodedText {
    if let (encoding, length) = byteOrderMark(bytes) {
      let utf8 = try convert(bytes[length...], from: encoding)
      return DecodedText(utf8: utf8, encoding: encoding, evidence: .byteOrderMark)
    }
    if let stated {
      return DecodedText(utf8: try convert(bytes[...], from: stated), encoding: stated, evidence: .stated)
    }
    guard let fault = UTF8Check.firstFault(in: bytes[...]) else {
      try refuseZeroBytes(bytes[...])
      return DecodedText(utf8: bytes, encoding: .utf8, evidence: .validUTF8)
    }
    try refuseZeroBytes(bytes[...])
    guard ChinesePlausibility.isPlausible(bytes) else { throw .unknown(offset: fault) }
    let utf8 = try convert(bytes[...], from: .gb18030)
    return DecodedText(utf8: utf8, encoding: .gb18030, evidence: .plausibleChinese)
  }

  /// The encoding that a byte order mark names, and the length of the mark.
  public static func byteOrderMark(_ bytes: [UInt8]) -> (TextEncoding, length: Int)? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
    if bytes.starts(with: [0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
    if bytes.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
    return nil
  }

  /// Offsets in problems count from the start of the file.
  private static func convert(
    _ bytes: ArraySlice<UInt8>, from encoding: TextEncoding
  ) throws(EncodingProblem) -> [UInt8] {
    let utf8: [UInt8]
    switch encoding {
    case .utf8:
      if let fault = UTF8Check.firstFault(in: bytes) { throw .invalid(.utf8, offset: fault) }
      utf8 = Array(bytes)
    case .utf16LittleEndian: utf8 = try UTF16Decoding.decode(bytes, isBigEndian: false)
    case .utf16BigEndian: utf8 = try UTF16Decoding.decode(bytes, isBigEndian: true)
    case .gb18030: utf8 = try SystemConverter.decodeGB18030(Array(bytes))
    }
    try refuseZeroBytes(utf8[...])
    return utf8
  }

  private static func refuseZeroBytes(_ bytes: ArraySlice<UInt8>) throws(EncodingProblem) {
    if let offset = bytes.firstIndex(of: 0) { throw .zeroByte(offset: offset) }
  }
}
