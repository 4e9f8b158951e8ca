/// Collects what the parser reports into the arrays of an `XMLTree`.
struct XMLTreeBuilder {
  private var locator: XMLTagLocator
  private var names: [XMLName] = []
  private var nodes: [XMLTree.Node] = []
  private var attributes: [XMLTree.Attribute] = []
  private var text: [UInt8] = []
  private var undeclaredPrefixes: [(prefix: String, node: Int)] = []
  private var open: [OpenElement] = []
  private var openNamespaces = 0
  /// Texts of all open elements, the innermost on top.
  private var textStack: [UInt8] = []

  private struct OpenElement {
    var node: Int
    var namespaceCount: Int
    /// Where the element's text begins in `textStack`.
    var textStart: Int
    var isEmptyTag: Bool
  }

  init(from offset: Int) { locator = XMLTagLocator(from: offset) }

  /// The index of a name; the parser keeps names apart, so that this is asked once for each.
  mutating func add(_ name: XMLName) -> Int32 {
    names.append(name)
    return Int32(names.count - 1)
  }

  /// The offset of the tag of the innermost open element, and its name.
  var innermost: (offset: Int, name: String)? {
    open.last.map { element in
      let node = nodes[element.node]
      return (Int(node.tagStart), names[Int(node.name)].qualified)
    }
  }

  /// - Parameter namespaceCount: how many namespaces the tag declares.
  mutating func start(
    _ name: Int32, namespaceCount: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) throws(XMLExcess) {
    openNamespaces += namespaceCount
    guard openNamespaces <= XMLLimits.openNamespaces else { throw .namespaces }
    guard open.count < XMLLimits.depth else { throw .depth }
    guard nodes.count < XMLLimits.elements else { throw .elements }
    let tag = locator.next(in: bytes)
    let end = Int32(tag?.end ?? locator.offset)
    nodes.append(
      XMLTree.Node(
        name: name, end: 0, tagStart: Int32(tag?.start ?? locator.offset), contentStart: end, contentEnd: end,
        attributesStart: Int32(attributes.count), attributesEnd: Int32(attributes.count)))
    open.append(
      OpenElement(
        node: nodes.count - 1, namespaceCount: namespaceCount, textStart: textStack.count,
        isEmptyTag: tag?.kind == .empty))
    notePrefix(of: name)
  }

  /// Adds an attribute to the element just started.
  mutating func attribute(_ name: Int32, value: String) throws(XMLExcess) {
    guard attributes.count < XMLLimits.attributes else { throw .attributes }
    attributes.append(XMLTree.Attribute(name: name, value: value))
    nodes[nodes.count - 1].attributesEnd = Int32(attributes.count)
    notePrefix(of: name)
  }

  mutating func characters(_ bytes: UnsafeBufferPointer<UInt8>) {
    if !open.isEmpty { textStack.append(contentsOf: bytes) }
  }

  mutating func end(in bytes: UnsafeBufferPointer<UInt8>) {
    guard let element = open.popLast() else { return }
    openNamespaces -= element.namespaceCount
    if !element.isEmptyTag, let tag = locator.next(in: bytes) {
      nodes[element.node].contentEnd = Int32(tag.start)
    }
    nodes[element.node].end = Int32(nodes.count)
    keepText(of: element)
  }

  func finish(source: TextSource) -> XMLTree {
    XMLTree(
      source: source, names: names, nodes: nodes, attributes: attributes, text: text,
      undeclaredPrefixes: undeclaredPrefixes)
  }

  /// Blank text is layout, and not kept.
  private mutating func keepText(of element: OpenElement) {
    let own = textStack[element.textStart...]
    if own.contains(where: { !ByteScanner.isBlank($0) }) {
      nodes[element.node].textStart = Int32(text.count)
      text.append(contentsOf: own)
      nodes[element.node].textEnd = Int32(text.count)
    }
    textStack.removeLast(textStack.count - element.textStart)
  }

  private mutating func notePrefix(of name: Int32) {
    let name = names[Int(name)]
    guard name.hasUndeclaredPrefix, let prefix = name.prefix,
      !undeclaredPrefixes.contains(where: { $0.prefix == prefix }), undeclaredPrefixes.count < 32
    else { return }
    undeclaredPrefixes.append((prefix, nodes.count - 1))
  }
}
