/// A whole JSON text as a tree, and the keys that stand twice.
public struct JSONDocument: Sendable {
  /// The value of the text.
  public var root: JSONNode
  /// Every repeated key, where the options say `report`; in the order in which objects close.
  public var duplicateKeys: [JSONDuplicateKey]

  /// Parses one text, O(bytes). Throws at the first fault, with its offset and reason.
  public init(_ bytes: [UInt8], options: JSONOptions = .strict) throws(JSONSyntaxError) {
    self = try JSONScanner.scan(bytes, options: options) { (scanner) throws(JSONSyntaxError) -> JSONDocument in
      let root = try scanner.node()
      return JSONDocument(root: root, duplicateKeys: scanner.duplicateKeys)
    }
  }

  /// Parses one text from borrowed bytes, such as a mapped file.
  public init(_ bytes: UnsafeRawBufferPointer, options: JSONOptions = .strict) throws(JSONSyntaxError) {
    self = try JSONScanner.scan(bytes, options: options) { (scanner) throws(JSONSyntaxError) -> JSONDocument in
      let root = try scanner.node()
      return JSONDocument(root: root, duplicateKeys: scanner.duplicateKeys)
    }
  }

  private init(root: JSONNode, duplicateKeys: [JSONDuplicateKey]) {
    self.root = root
    self.duplicateKeys = duplicateKeys
  }
}

extension JSONScanner {
  /// Takes the value that comes next as a tree. Recursion is bounded by the depth limit.
  public mutating func node() throws(JSONSyntaxError) -> JSONNode {
    let kind = try kind()
    let start = offset
    let value: JSONNode.Value
    switch kind {
    case .null:
      try null()
      value = .null
    case .boolean: value = .boolean(try boolean())
    case .string: value = .string(text(of: try string()))
    case .number:
      let number = try number()
      value = .number(JSONNumber(text: text(in: number.range), value: number.value))
    case .array: value = .array(try elements())
    case .object: value = .object(try members())
    }
    return JSONNode(value, range: start..<offset)
  }

  private mutating func elements() throws(JSONSyntaxError) -> [JSONNode] {
    var elements: [JSONNode] = []
    try enterArray()
    while try nextElement() { elements.append(try node()) }
    return elements
  }

  private mutating func members() throws(JSONSyntaxError) -> [JSONMember] {
    var members: [JSONMember] = []
    try enterObject()
    while let key = try nextKey() {
      members.append(JSONMember(key: text(of: key), keyRange: key.range, value: try node()))
    }
    return members
  }
}
