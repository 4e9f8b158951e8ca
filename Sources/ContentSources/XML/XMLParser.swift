internal import CLibXML2

/// The one owner of libxml2: text in, tree out, or the first fault.
///
/// Safe whatever the text says: no DOCTYPE gets this far, no entity is ever declared or looked up (there is no handler
/// for either), the network is off, and so are recovery, XInclude and the removal of limits. Handlers belong to this
/// parser alone; no global of the library is touched.
enum XMLParser {
  /// Parses `source.bytes` from `start`, as UTF-8 whatever its declaration says. O(n).
  static func parse(_ source: TextSource, from start: Int) throws(XMLProblem) -> XMLTree {
    initialised
    return try source.bytes.withUnsafeBufferPointer { bytes throws(XMLProblem) in
      try refuseCrowdedTags(in: bytes, from: start)
      guard let context = XMLContext() else { throw .notWellFormed(XMLFault(kind: .other("out of memory"), offset: 0)) }
      let session = XMLSession(context: context.pointer, bytes: bytes, start: start)
      try context.run(session)
      return session.builder.finish(source: source)
    }
  }

  /// The library compares every attribute of a tag with every other before it reports the tag. Up to the first fault the
  /// walk sees the tags that the library sees.
  private static func refuseCrowdedTags(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) throws(XMLProblem) {
    var locator = XMLTagLocator(from: start)
    var tag: XMLTagLocator.Tag?
    repeat {
      tag = locator.next(in: bytes)
      if locator.valueCount > XMLLimits.attributesOfElement {
        throw .tooMuch(.attributesOfElement, offset: tag?.start ?? locator.offset)
      }
    } while tag != nil
  }

  /// The library wants to be initialised before two threads use it.
  private static let initialised: Void = xmlInitParser()
}

/// Owns a parser context, and frees it.
private struct XMLContext: ~Copyable {
  let pointer: xmlParserCtxtPtr

  init?() {
    guard let pointer = xmlNewParserCtxt() else { return nil }
    self.pointer = pointer
  }

  deinit { xmlFreeParserCtxt(pointer) }

  func run(_ session: XMLSession) throws(XMLProblem) {
    pointer.pointee.sax?.pointee = XMLSession.handlers
    pointer.pointee.userData = Unmanaged.passUnretained(session).toOpaque()
    let bytes = UnsafeBufferPointer(rebasing: session.bytes[session.start...])
    let options = XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue
    withExtendedLifetime(session) {
      bytes.withMemoryRebound(to: CChar.self) { text in
        let document = xmlCtxtReadMemory(pointer, text.baseAddress, Int32(text.count), nil, nil, Int32(options))
        if let document { xmlFreeDoc(document) }
      }
    }
    if let problem = session.problem { throw problem }
    guard pointer.pointee.wellFormed == 1 else {
      throw .notWellFormed(XMLFault(kind: .other("malformed"), offset: session.offset))
    }
  }
}
