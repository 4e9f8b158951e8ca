import SourceText

/// A piece of YAML as it is written: texts stay texts, and nobody has guessed at types.
///
/// `no` is the text “no”, `007` the text “007”: what a value means is decided by whoever knows what its key wants.
struct YAMLNode: Sendable {
  enum Content: Sendable {
    case scalar(String, isPlain: Bool)
    case sequence([YAMLNode])
    case mapping([YAMLEntry])
  }

  var content: Content
  /// Where it starts; the label is the way to it: `title.en`, `images[0].file`.
  var place: SourcePlace
}

/// A key and its value.
struct YAMLEntry: Sendable {
  var key: Located<String>
  var value: YAMLNode
}

extension YAMLNode {
  /// Whether nothing was written: an empty value, `~` or `null` without quotes.
  var isEmpty: Bool {
    guard case .scalar(let text, isPlain: true) = content else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(text)
  }

  /// Whether nothing is said: nothing was written, or blanks between quotes.
  var isBlank: Bool {
    guard case .scalar(let text, _) = content else { return false }
    return isEmpty || text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }

  /// The text of a scalar that is not empty; nil for anything else.
  var text: Located<String>? {
    guard case .scalar(let text, _) = content, !isEmpty else { return nil }
    return Located(text, at: place)
  }

  var sequence: [YAMLNode]? {
    if case .sequence(let nodes) = content { nodes } else { nil }
  }

  var mapping: [YAMLEntry]? {
    if case .mapping(let entries) = content { entries } else { nil }
  }

  /// Whether other readers of YAML would take a bare text for a number, a day or a truth value, and change it.
  var isChangedByOthers: Bool {
    guard case .scalar(let text, isPlain: true) = content, !isEmpty else { return false }
    return BareScalar.isChanged(text)
  }
}
