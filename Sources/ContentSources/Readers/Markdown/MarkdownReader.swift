import SourceText

/// Reads a place from a Markdown file of any origin: front matter that states a title and a position, and a text.
///
/// This is for importing: every key is kept as a field and none is unknown. The stories of `content/` are read by
/// `ContentReader`, which knows their keys. O(n).
public enum MarkdownReader {
  /// Reads a file as one item.
  ///
  /// - Parameter encoding: what a person says of it, where the bytes do not tell.
  public static func read(_ source: SourceBytes, encoding: TextEncoding? = nil) -> ReadDocument {
    var findings: [Finding] = []
    guard let markdown = MarkdownSource(source, encoding: encoding, findings: &findings) else {
      return .refused(.markdown, findings: findings.dropLast(), lastOf: findings)
    }
    var position = ForeignPosition()
    let geometry = position.read(markdown.root)
    findings += position.findings
    guard let geometry else {
      let refusals = findings.filter { $0.severity == .error }.suffix(1).map { ReadDocument.Refusal($0) }
      return ReadDocument(format: .markdown, findings: findings, refusals: refusals, seen: 1)
    }
    return ReadDocument(format: .markdown, items: [item(markdown, geometry)], findings: findings, seen: 1)
  }

  private static func item(_ markdown: MarkdownSource, _ geometry: ItemGeometry) -> SourceItem {
    let entries = markdown.root.mapping ?? []
    let text = { (name: String) in entries.first { $0.key.value == name }?.value.text }
    let body = markdown.text.text(markdown.body)
    let blank = body.unicodeScalars.allSatisfy(\.properties.isWhitespace)
    var item = SourceItem(
      place: markdown.root.place, id: text("id"), name: text("title") ?? text("name"),
      text: blank ? nil : Located(body, at: markdown.text.place(at: markdown.body.lowerBound)),
      geometry: geometry, fields: fields(entries))
    item.takeNamedFields()
    return item
  }

  /// Texts, and lists of texts joined by commas; maps are left out.
  private static func fields(_ entries: [YAMLEntry]) -> [ItemField] {
    let taken: Set<String> = ["id", "title", "latitude", "longitude", "lat", "lon", "lng", "latlon", "latlng"]
    return entries.compactMap { entry in
      guard !taken.contains(entry.key.value) else { return nil }
      if let text = entry.value.text { return ItemField(key: entry.key, value: text) }
      guard let nodes = entry.value.sequence, !nodes.isEmpty, nodes.allSatisfy({ $0.text != nil }) else { return nil }
      let joined = nodes.compactMap { $0.text?.value }.joined(separator: ", ")
      return ItemField(key: entry.key, value: Located(joined, at: entry.value.place))
    }
  }
}

/// A position under any of the keys that front matter of other origin uses.
private struct ForeignPosition {
  private var fields = PositionFields()

  var findings: [Finding] {
    var fields = fields
    return fields.finish()
  }

  /// Nil where a position is stated and cannot be read.
  mutating func read(_ root: YAMLNode) -> ItemGeometry? {
    let entries = root.mapping ?? []
    let value = { (names: [String]) -> YAMLNode? in
      names.lazy.compactMap { name in entries.first { $0.key.value == name && !$0.value.isEmpty }?.value }.first
    }
    let address = value(["address", "地址"])?.text
    let position: SourcePosition?
    if let pair = value(["latlon", "latlng", "lat_lng", "lat_lon"]) {
      position = fields.read(pair: pair, namesOrder: true)
    } else if let pair = value(["lnglat", "lonlat"]) {
      position = fields.read(pair: pair, namesOrder: true, longitudeFirst: true)
    } else if let pair = value(["location", "坐标"]), Self.looksLikePosition(pair) {
      position = fields.read(pair: pair)
    } else {
      position = fields.read(
        latitude: value(["latitude", "lat", "纬度"]), longitude: value(["longitude", "lon", "lng", "long", "经度"]))
    }
    if let position { return .point(position) }
    return fields.isStated ? nil : ItemGeometry.none(address: address)
  }

  /// `location: ["Chicago"]` is a place's name in some sites; two entries, or a digit, mean a position.
  private static func looksLikePosition(_ node: YAMLNode) -> Bool {
    if node.mapping != nil { return true }
    if let nodes = node.sequence { return nodes.count == 2 }
    return node.text?.raw.unicodeScalars.contains(where: \.isASCIIDigit) ?? false
  }
}
