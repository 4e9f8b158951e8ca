/// An XML document in flat arrays: elements in document order, names once each, text decoded.
///
/// 36 bytes an element; nobody holds more than `XMLLimits` allows. Immutable, and shared by the elements that look at it.
final class XMLTree: Sendable {
  struct Node: Sendable {
    /// Index into `names`.
    var name: Int32
    /// The index behind the element's last descendant.
    var end: Int32
    /// Offsets in the source: of the tag's `<`, of the content, of the end tag's `<`.
    var tagStart: Int32
    var contentStart: Int32
    var contentEnd: Int32
    /// The element's own text, without that of its children.
    var textStart: Int32 = 0
    var textEnd: Int32 = 0
    /// The element's attributes.
    var attributesStart: Int32
    var attributesEnd: Int32
  }

  struct Attribute: Sendable {
    var name: Int32
    var value: String
  }

  let source: TextSource
  let names: [XMLName]
  let nodes: [Node]
  let attributes: [Attribute]
  /// Own texts of all elements, one behind the other, entities and CDATA sections resolved.
  let text: [UInt8]
  /// The first element that uses each undeclared prefix, in document order.
  let undeclaredPrefixes: [(prefix: String, node: Int)]

  init(
    source: TextSource, names: [XMLName], nodes: [Node], attributes: [Attribute], text: [UInt8],
    undeclaredPrefixes: [(prefix: String, node: Int)]
  ) {
    self.source = source
    self.names = names
    self.nodes = nodes
    self.attributes = attributes
    self.text = text
    self.undeclaredPrefixes = undeclaredPrefixes
  }

  /// The root element; nil only for a tree without elements, which no well-formed document yields.
  var root: XMLElement? { nodes.isEmpty ? nil : XMLElement(self, 0) }
}

/// What a document may hold. Beyond it the file is refused: nobody writes such a file by hand or on a map.
enum XMLLimits {
  static let bytes = 64 << 20
  static let elements = 2_000_000
  static let attributes = 2_000_000
  /// In one tag, namespaces included. libxml2 compares each with every other.
  static let attributesOfElement = 64
  /// Namespaces declared by an element and those around it. libxml2 searches them for every name.
  static let openNamespaces = 256
  /// Below the 256 at which libxml2 gives up.
  static let depth = 200
}
