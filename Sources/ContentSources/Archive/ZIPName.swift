import Deflate

/// The name of a member: which encoding, and whether it is harmless.
enum ZIPName {
  /// Decodes the whole name before anything looks at its parts: the second byte of a character in GBK may be 0x5C, a
  /// backslash. Order: the UTF-8 flag, the Unicode path field (0x7075), strict UTF-8, GB18030.
  static func decode(_ raw: ArraySlice<UInt8>, isUTF8: Bool, extra: [ZIPExtraField], at offset: Int) throws(ZIPFault)
    -> String
  {
    if isUTF8 { return try utf8(raw, at: offset) }
    if let name = unicodePath(in: extra, for: raw) { return try utf8(name, at: offset) }
    if UTF8Check.firstFault(in: raw) == nil { return String(decoding: raw, as: UTF8.self) }
    do throws(EncodingProblem) {
      return String(decoding: try SystemConverter.decodeGB18030(Array(raw)), as: UTF8.self)
    } catch {
      throw .undecodableName(offset: offset)
    }
  }

  private static func utf8(_ bytes: ArraySlice<UInt8>, at offset: Int) throws(ZIPFault) -> String {
    guard UTF8Check.firstFault(in: bytes) == nil else { throw .undecodableName(offset: offset) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The field's own name, if it was made for this one: it carries the checksum of the plain name.
  private static func unicodePath(in extra: [ZIPExtraField], for raw: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let field = extra.first(where: { $0.id == 0x7075 })?.data, field.count > 5, field.first == 1 else {
      return nil
    }
    let stored = field.dropFirst().prefix(4).reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    return stored == crc32(Array(raw)) ? field.dropFirst(5) : nil
  }

  /// Splits a decoded name, and refuses whatever could lead out of a folder if somebody unpacked it.
  static func check(_ name: String) throws(ZIPFault) -> (path: String, isFolder: Bool) {
    if let fault = fault(of: name) { throw .hostilePath(name: name, fault) }
    let isFolder = name.hasSuffix("/")
    return (isFolder ? String(name.dropLast()) : name, isFolder)
  }

  private static func fault(of name: String) -> ZIPFault.PathFault? {
    guard !name.isEmpty else { return .empty }
    guard name.utf8.count <= ZIPLimits.nameBytes else { return .tooLong }
    if name.unicodeScalars.contains(where: isUnprintable) { return .controlCharacter }
    if name.utf8.contains(UInt8(ascii: "\\")) { return .backslash }
    if name.utf8.first == UInt8(ascii: "/") { return .absolute }
    let start = Array(name.utf8.prefix(2))
    if start.count == 2, start[1] == UInt8(ascii: ":"), (0x41...0x5A).contains(start[0] & 0xDF) { return .drive }
    let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map { Array($0) }
    let inner = parts.last?.isEmpty == true ? parts.dropLast() : parts[...]
    if inner.contains(where: \.isEmpty) { return .emptyComponent }
    return inner.contains { $0 == Array(".".utf8) || $0 == Array("..".utf8) } ? .parentFolder : nil
  }

  /// Control characters, and marks that turn the direction of text: a name is not what it looks like with them.
  static func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// A name cut short and made harmless, for messages.
  static func shown(_ name: String) -> String {
    var text = ""
    for scalar in name.unicodeScalars.prefix(120) {
      if isUnprintable(scalar) {
        text += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

/// One of the fields that records carry behind the name.
struct ZIPExtraField {
  let id: Int
  let data: ArraySlice<UInt8>

  /// All fields of a record; nil if they do not fill it. Up to three zero bytes of padding may stand at the end.
  static func all(in bytes: ArraySlice<UInt8>) -> [ZIPExtraField]? {
    var fields: [ZIPExtraField] = []
    var rest = bytes
    while rest.count >= 4 {
      let header = Array(rest.prefix(4))
      let length = Int(header[2]) | Int(header[3]) << 8
      guard rest.count >= 4 + length else { return nil }
      fields.append(
        ZIPExtraField(id: Int(header[0]) | Int(header[1]) << 8, data: rest.dropFirst(4).prefix(length)))
      rest = rest.dropFirst(4 + length)
    }
    return rest.allSatisfy { $0 == 0 } ? fields : nil
  }
}
