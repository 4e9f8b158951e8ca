import SourceText

/// Puts libyaml's events together to nodes with places, and refuses what content has no use for: aliases, anchors, tags,
/// merge keys, several documents, deep nesting. A duplicate key is told with both places, and the first one kept.
struct YAMLComposer: ~Copyable {
  /// Larger texts are refused.
  static let byteLimit = 256 << 10
  /// Content is nested four deep.
  static let depthLimit = 16

  private let source: TextSource
  private let offsets: CharacterOffsets
  private let events: YAMLEvents
  private(set) var findings: [Finding] = []

  /// The root of the YAML in `range` of a text; nil with a finding where it is refused, and without one where it is empty.
  static func compose(
    _ source: TextSource, _ range: Range<Int>? = nil, findings: inout [Finding]
  ) -> YAMLNode? {
    let range = range ?? 0..<source.bytes.count
    guard range.count <= byteLimit else {
      findings.append(.yamlTooLarge(at: source.place(at: range.lowerBound), byteLimit: byteLimit))
      return nil
    }
    return source.bytes[range].withUnsafeBufferPointer { bytes in
      guard let events = YAMLEvents(bytes) else { return nil }
      var composer = YAMLComposer(source, CharacterOffsets(bytes, base: range.lowerBound), events)
      let root = composer.root()
      findings += composer.findings
      return root
    }
  }

  private init(_ source: TextSource, _ offsets: CharacterOffsets, _ events: consuming YAMLEvents) {
    self.source = source
    self.offsets = offsets
    self.events = events
  }

  private mutating func root() -> YAMLNode? {
    do throws(Refusal) {
      var root: YAMLNode?
      while true {
        let event = try next()
        switch event.kind {
        case .streamEnd: return root
        case .documentStart:
          if root != nil { throw Refusal(.yamlSeveralDocuments(at: place(event))) }
        case .other: continue
        default: root = try node(event, label: nil, depth: 0)
        }
      }
    } catch {
      findings.append(error.finding)
      return nil
    }
  }

  /// Ends the reading, with the finding that says why.
  private struct Refusal: Error {
    var finding: Finding
    init(_ finding: Finding) { self.finding = finding }
  }

  private func next() throws(Refusal) -> YAMLEvents.Event {
    do throws(YAMLEvents.Failure) {
      return try events.next()
    } catch {
      throw Refusal(YAMLDiagnosis.finding(for: error, in: source, offsets))
    }
  }

  private func place(_ event: YAMLEvents.Event, label: String? = nil) -> SourcePlace {
    source.place(at: offsets.byteOffset(of: event.start), label: label)
  }

  private mutating func node(
    _ event: YAMLEvents.Event, label: String?, depth: Int
  ) throws(Refusal) -> YAMLNode {
    let place = place(event, label: label)
    guard depth < Self.depthLimit else { throw Refusal(.yamlTooDeep(at: place, limit: Self.depthLimit)) }
    if event.hasAnchor { throw Refusal(.yamlAlias(at: place)) }
    if event.hasTag { throw Refusal(.yamlTag(at: place)) }
    switch event.kind {
    case .scalar(let text, let isPlain): return YAMLNode(content: .scalar(text, isPlain: isPlain), place: place)
    case .sequenceStart: return YAMLNode(content: .sequence(try sequence(label, depth)), place: place)
    case .mappingStart: return YAMLNode(content: .mapping(try mapping(label, depth)), place: place)
    default: throw Refusal(.yamlAlias(at: place))
    }
  }

  private mutating func sequence(_ label: String?, _ depth: Int) throws(Refusal) -> [YAMLNode] {
    var nodes: [YAMLNode] = []
    while true {
      let event = try next()
      if case .sequenceEnd = event.kind { return nodes }
      nodes.append(try node(event, label: "\(label ?? "")[\(nodes.count)]", depth: depth + 1))
    }
  }

  private mutating func mapping(_ label: String?, _ depth: Int) throws(Refusal) -> [YAMLEntry] {
    var entries: [YAMLEntry] = []
    var firsts: [[UInt8]: SourcePlace] = [:]
    while true {
      let event = try next()
      if case .mappingEnd = event.kind { return entries }
      let key = try key(event, label)
      let value = try node(try next(), label: key.place.label, depth: depth + 1)
      // By bytes: two spellings of one accented letter are two keys, as they are to every other program.
      let identity = Array(key.value.utf8)
      if let first = firsts.updateValue(key.place, forKey: identity) {
        firsts[identity] = first
        findings.append(.yamlDuplicateKey(key, first: first))
      } else if let scalar = key.value.unicodeScalars.first, scalar.value > 0x7F, scalar.properties.isWhitespace {
        findings.append(.yamlOddSpace(key))
      } else {
        entries.append(YAMLEntry(key: key, value: value))
      }
    }
  }

  private func key(_ event: YAMLEvents.Event, _ label: String?) throws(Refusal) -> Located<String> {
    let place = place(event)
    if event.hasAnchor { throw Refusal(.yamlAlias(at: place)) }
    if event.hasTag { throw Refusal(.yamlTag(at: place)) }
    guard case .scalar(let text, let isPlain) = event.kind else {
      if case .alias = event.kind { throw Refusal(.yamlAlias(at: place)) }
      throw Refusal(.yamlSyntax(YAMLDiagnosis.keyNotText, at: place))
    }
    if text == "<<", isPlain { throw Refusal(.yamlAlias(at: place)) }
    var labelled = place
    labelled.label = label.map { "\($0).\(text)" } ?? text
    return Located(text, at: labelled)
  }
}
