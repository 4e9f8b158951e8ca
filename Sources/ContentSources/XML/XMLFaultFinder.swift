internal import CLibXML2

/// Turns an error of libxml2, seen somewhere behind the mistake, into the mistake and its exact place.
struct XMLFaultFinder {
  let bytes: UnsafeBufferPointer<UInt8>
  /// About where the parser was.
  let offset: Int
  /// The innermost element that is still open.
  let innermost: (offset: Int, name: String)?

  func fault(for error: xmlError) -> XMLFault {
    switch xmlParserErrors(UInt32(bitPattern: error.code)) {
    case XML_ERR_NAME_REQUIRED:
      // The parser has just passed the sign.
      reference(at: back(to: ["&", "<"], from: offset - 1))
    case XML_ERR_ENTITYREF_SEMICOL_MISSING, XML_ERR_UNDECLARED_ENTITY, XML_WAR_UNDECLARED_ENTITY,
      XML_ERR_INVALID_CHARREF, XML_ERR_INVALID_HEX_CHARREF, XML_ERR_INVALID_DEC_CHARREF:
      reference(at: back(to: ["&"], from: offset - 1))
    case XML_ERR_LT_IN_ATTRIBUTE: XMLFault(kind: .bareLessThan, offset: back(to: ["<"], from: offset))
    case XML_ERR_TAG_NAME_MISMATCH: mismatch
    case XML_ERR_TAG_NOT_FINISHED, XML_ERR_LTSLASH_REQUIRED, XML_ERR_GT_REQUIRED: unfinished(error)
    case XML_ERR_COMMENT_NOT_FINISHED: XMLFault(kind: .unclosedComment, offset: back(to: "<!--"))
    case XML_ERR_CDATA_NOT_FINISHED: XMLFault(kind: .unclosedCDATA, offset: back(to: "<![CDATA["))
    case XML_ERR_MISPLACED_CDATA_END: XMLFault(kind: .strayCDATAEnd, offset: forward(to: "]]>"))
    case XML_ERR_ATTRIBUTE_REDEFINED: XMLFault(kind: .repeatedAttribute, offset: tagStart)
    case XML_ERR_ATTRIBUTE_NOT_STARTED, XML_ERR_ATTRIBUTE_WITHOUT_VALUE:
      XMLFault(kind: .unquotedAttribute, offset: offset)
    case XML_ERR_DOCUMENT_END: XMLFault(kind: .contentAfterRoot, offset: offset)
    case XML_ERR_DOCUMENT_EMPTY: XMLFault(kind: .noElement, offset: offset)
    case XML_ERR_RESERVED_XML_NAME: XMLFault(kind: .misplacedDeclaration, offset: back(to: "<?xml"))
    case XML_ERR_INVALID_CHAR: XMLFault(kind: .invalidCharacter, offset: offset)
    default: other(error)
    }
  }

  /// `&` without a name, without a semicolon or with a name nobody knows; or a `<` that begins no tag.
  private func reference(at start: Int) -> XMLFault {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "&") else {
      return XMLFault(kind: .bareLessThan, offset: start)
    }
    let name = bytes[(start + 1)...].prefix(32).prefix { $0 != UInt8(ascii: ";") }
    let isName = name.allSatisfy {
      ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x23
    }
    guard !name.isEmpty, isName, name.endIndex < bytes.count, bytes[name.endIndex] == UInt8(ascii: ";") else {
      return XMLFault(kind: .bareAmpersand, offset: start)
    }
    return XMLFault(kind: .unknownEntity(String(decoding: name, as: UTF8.self)), offset: start)
  }

  private var mismatch: XMLFault {
    XMLFault(
      kind: .mismatchedTags(opened: innermost?.name ?? ""), offset: back(to: "</"), openedAt: innermost?.offset)
  }

  private func unfinished(_ error: xmlError) -> XMLFault {
    guard offset >= bytes.count || bytes[offset...].allSatisfy({ ByteScanner.isBlank($0) }), let innermost else {
      return other(error)
    }
    return XMLFault(kind: .unclosedElement(innermost.name), offset: innermost.offset, openedAt: innermost.offset)
  }

  private func other(_ error: xmlError) -> XMLFault {
    let message = error.message.map { String(cString: $0) } ?? "error \(error.code)"
    let line = message.split(whereSeparator: \.isNewline).first.map { String($0) } ?? message
    return XMLFault(kind: .other(line), offset: offset)
  }

  private var tagStart: Int { back(to: ["<"], from: offset) }

  /// The nearest of these characters at or before an offset; the parser's place if there is none.
  private func back(to characters: [Unicode.Scalar], from start: Int) -> Int {
    var index = min(start, bytes.count - 1)
    while index >= 0 {
      if characters.contains(Unicode.Scalar(bytes[index])) { return index }
      index -= 1
    }
    return offset
  }

  /// The nearest `mark` that begins before the parser's place.
  private func back(to mark: StaticString) -> Int {
    var index = min(offset - 1, bytes.count)
    while index >= 0 {
      if stands(mark, at: index) { return index }
      index -= 1
    }
    return offset
  }

  /// The nearest `mark` from the parser's place on, or before it: text is reported as a whole.
  private func forward(to mark: StaticString) -> Int {
    var index = offset
    while index < bytes.count {
      if stands(mark, at: index) { return index }
      index += 1
    }
    return back(to: mark)
  }

  private func stands(_ mark: StaticString, at index: Int) -> Bool {
    guard index + mark.utf8CodeUnitCount <= bytes.count else { return false }
    return mark.withUTF8Buffer { wanted in wanted.indices.allSatisfy { bytes[index + $0] == wanted[$0] } }
  }
}
