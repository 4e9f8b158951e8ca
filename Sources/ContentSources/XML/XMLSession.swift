internal import CLibXML2

/// One run of the parser: what its callbacks reach through their user data.
final class XMLSession {
  let context: xmlParserCtxtPtr
  let bytes: UnsafeBufferPointer<UInt8>
  let start: Int
  var builder: XMLTreeBuilder
  /// The first thing wrong; the parser is stopped there.
  private(set) var problem: XMLProblem?
  private var names: [NameKey: Int32] = [:]

  /// The library keeps each name once, so that its address tells it apart.
  private struct NameKey: Hashable {
    var local: UnsafePointer<xmlChar>?
    var prefix: UnsafePointer<xmlChar>?
    var namespace: UnsafePointer<xmlChar>?
  }

  init(context: xmlParserCtxtPtr, bytes: UnsafeBufferPointer<UInt8>, start: Int) {
    self.context = context
    self.bytes = bytes
    self.start = start
    self.builder = XMLTreeBuilder(from: start)
  }

  /// About where the parser is.
  var offset: Int { min(max(start + xmlByteConsumed(context), start), bytes.count) }

  func stop(_ problem: XMLProblem) {
    if self.problem == nil { self.problem = problem }
    xmlStopParser(context)
  }

  fileprivate func startElement(
    _ name: NameTriple, namespaceCount: Int, attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, count: Int
  ) {
    do throws(XMLExcess) {
      try builder.start(index(of: name), namespaceCount: namespaceCount, in: bytes)
      for number in 0..<count {
        // Five pointers each: name, prefix, namespace, start and end of the value.
        guard let attribute = attributes?.advanced(by: number * 5) else { return }
        let value = attribute[3].map { UnsafeBufferPointer(start: $0, count: (attribute[4] ?? $0) - $0) }
        try builder.attribute(
          index(of: (attribute[0], attribute[1], attribute[2])),
          value: value.map { String(decoding: $0, as: UTF8.self) } ?? "")
      }
    } catch {
      stop(.tooMuch(error, offset: builder.innermost?.offset ?? offset))
    }
  }

  fileprivate func fail(_ error: xmlError) {
    // A prefix that nobody declared is tolerated, and told by the reader.
    let isTolerated =
      error.level.rawValue < XML_ERR_ERROR.rawValue || error.code == Int32(XML_NS_ERR_UNDEFINED_NAMESPACE.rawValue)
    guard !isTolerated, problem == nil else { return }
    stop(.notWellFormed(XMLFaultFinder(bytes: bytes, offset: offset, innermost: builder.innermost).fault(for: error)))
  }

  typealias NameTriple = (
    local: UnsafePointer<xmlChar>?, prefix: UnsafePointer<xmlChar>?, namespace: UnsafePointer<xmlChar>?
  )

  private func index(of name: NameTriple) -> Int32 {
    let key = NameKey(local: name.local, prefix: name.prefix, namespace: name.namespace)
    if let known = names[key] { return known }
    let index = builder.add(
      XMLName(
        namespace: name.namespace.map { String(cString: $0) }, prefix: name.prefix.map { String(cString: $0) },
        local: name.local.map { String(cString: $0) } ?? ""))
    names[key] = index
    return index
  }
}

extension XMLSession {
  /// Handlers for elements, text and errors, and for nothing else: no entity, no DTD, no document.
  static var handlers: xmlSAXHandler {
    var handlers = xmlSAXHandler()
    handlers.initialized = UInt32(XML_SAX2_MAGIC)
    handlers.startElementNs = { user, local, prefix, namespace, namespaceCount, _, count, _, attributes in
      session(user)?.startElement(
        (local, prefix, namespace), namespaceCount: Int(namespaceCount), attributes: attributes, count: Int(count))
    }
    handlers.endElementNs = { user, _, _, _ in
      guard let session = session(user) else { return }
      session.builder.end(in: session.bytes)
    }
    handlers.characters = characters
    // Otherwise the library drops blank space that it takes for layout.
    handlers.ignorableWhitespace = characters
    handlers.cdataBlock = characters
    handlers.internalSubset = { user, _, _, _ in session(user)?.stop(.doctype(offset: 0, name: "")) }
    handlers.serror = { user, error in
      guard let error else { return }
      session(user)?.fail(error.pointee)
    }
    return handlers
  }
}

private let characters: charactersSAXFunc = { user, text, length in
  session(user)?.builder.characters(UnsafeBufferPointer(start: text, count: Int(length)))
}

/// What `XMLContext.run` put there.
private func session(_ user: UnsafeMutableRawPointer?) -> XMLSession? {
  user.map { Unmanaged<XMLSession>.fromOpaque($0).takeUnretainedValue() }
}
