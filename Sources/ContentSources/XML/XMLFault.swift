/// Why a text is not well-formed XML, in the terms of the person who wrote it.
struct XMLFault: Error, Hashable {
  enum Kind: Hashable {
    /// `Tom & Jerry`
    case bareAmpersand
    /// `&eacute;`: known in HTML, not in XML without a DOCTYPE.
    case unknownEntity(String)
    /// `a < b`
    case bareLessThan
    /// `<name>…</title>`: what was opened, and what closes it.
    case mismatchedTags(opened: String)
    /// The file ends before this element does.
    case unclosedElement(String)
    case unclosedComment
    case unclosedCDATA
    /// `]]>` in plain text.
    case strayCDATAEnd
    case repeatedAttribute
    case unquotedAttribute
    /// Something stands behind the root element.
    case contentAfterRoot
    case noElement
    /// `<?xml` that is not at the very start.
    case misplacedDeclaration
    case invalidCharacter
    /// Anything rarer, in the parser's own words.
    case other(String)
  }

  var kind: Kind
  /// Where it is seen, in bytes from the start of the text.
  var offset: Int
  /// Where the element that it concerns was opened.
  var openedAt: Int?
}

/// Why an XML file is refused. Offsets count bytes of the text in UTF-8.
enum XMLProblem: Error, Hashable {
  case unknownEncoding(String)
  case controlCharacter(offset: Int, value: UInt8)
  case doctype(offset: Int, name: String)
  case tooMuch(XMLExcess, offset: Int)
  case notWellFormed(XMLFault)
}

/// Which limit of `XMLLimits` a file goes beyond.
enum XMLExcess: Error, Hashable {
  case elements
  case attributes
  case attributesOfElement
  case namespaces
  case depth
}
