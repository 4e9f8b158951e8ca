import SourceText

/// An element of an `XMLTree`: a view that costs two words.
struct XMLElement: Sendable {
  let tree: XMLTree
  let index: Int

  init(_ tree: XMLTree, _ index: Int) {
    self.tree = tree
    self.index = index
  }

  private var node: XMLTree.Node { tree.nodes[index] }

  var name: XMLName { tree.names[Int(node.name)] }

  /// Where the tag starts.
  var place: SourcePlace { tree.source.place(at: Int(node.tagStart)) }

  /// The child elements, in order.
  var children: some Sequence<XMLElement> {
    sequence(state: index + 1) { [tree, end = Int(node.end)] next -> XMLElement? in
      guard next < end else { return nil }
      defer { next = Int(tree.nodes[next].end) }
      return XMLElement(tree, next)
    }
  }

  var hasChildren: Bool { Int(node.end) > index + 1 }

  /// The element's own text, entities resolved, blank space as written.
  var text: XMLText {
    XMLText(
      bytes: tree.text[Int(node.textStart)..<Int(node.textEnd)], source: tree.source,
      range: Int(node.contentStart)..<Int(node.contentEnd))
  }

  /// Everything between the tags as written, markup included.
  var innerSource: ArraySlice<UInt8> { tree.source.bytes[Int(node.contentStart)..<Int(node.contentEnd)] }

  /// The own text without blank space around it, and where it starts; nil if there is none.
  var trimmedText: Located<String>? { text.trimmed }

  /// The value of an attribute without a namespace, and where the value starts.
  func attribute(_ local: String) -> Located<String>? {
    for index in Int(node.attributesStart)..<Int(node.attributesEnd) {
      let attribute = tree.attributes[index]
      let name = tree.names[Int(attribute.name)]
      guard name.prefix == nil, name.local == local else { continue }
      return Located(attribute.value, at: placeOfAttribute(local))
    }
    return nil
  }

  /// Where the value of an attribute starts, found in the tag's own bytes; the tag if it is not there.
  func placeOfAttribute(_ qualifiedName: String) -> SourcePlace {
    let start = Int(node.tagStart)
    let tag = tree.source.bytes[start..<Int(node.contentStart)]
    let offset = XMLAttributeLocator.valueOffset(of: qualifiedName, in: tag)
    return tree.source.place(at: start + (offset ?? 0), label: offset == nil ? nil : qualifiedName)
  }
}
