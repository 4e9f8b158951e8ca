/// What stands before the root element of an XML text, found without parsing it.
///
/// A DOCTYPE is refused before the text reaches any parser, and the format of a file is recognised here too. O(prolog).
struct XMLProlog {
  /// Bytes of blank space before the first `<`.
  private(set) var leadingBlank = 0
  /// Whether an XML declaration comes first.
  private(set) var hasDeclaration = false
  /// What the declaration calls the encoding.
  private(set) var declaredEncoding: String?
  /// The offset of `<!DOCTYPE` and the name behind it.
  private(set) var doctype: (offset: Int, name: String)?
  /// The root's tag: the offset of its `<`, and its qualified name as written.
  private(set) var root: (offset: Int, name: String)?

  /// Reads as far as the root's tag, or as far as the bytes make sense. `text` is in an encoding that contains ASCII.
  init(_ text: ArraySlice<UInt8>) {
    var scanner = ByteScanner(text)
    scanner.skipBlank()
    leadingBlank = scanner.offset
    if scanner.starts(with: "<?xml"), scanner.peek(5).map(ByteScanner.isBlank) == true {
      hasDeclaration = true
      declaredEncoding = Self.encoding(in: scanner.take(through: "?>") ?? [])
    }
    readMisc(&scanner)
  }

  private mutating func readMisc(_ scanner: inout ByteScanner) {
    while true {
      scanner.skipBlank()
      if scanner.starts(with: "<!--") {
        guard scanner.take(through: "-->") != nil else { return }
      } else if scanner.starts(with: "<?") {
        guard scanner.take(through: "?>") != nil else { return }
      } else if scanner.starts(withAnyCase: "<!DOCTYPE") {
        let offset = scanner.offset
        scanner.skip("<!DOCTYPE".utf8.count)
        scanner.skipBlank()
        doctype = doctype ?? (offset, scanner.takeName())
        guard scanner.skipDoctype() else { return }
      } else {
        return readRoot(&scanner)
      }
    }
  }

  private mutating func readRoot(_ scanner: inout ByteScanner) {
    let offset = scanner.offset
    guard scanner.starts(with: "<") else { return }
    scanner.skip(1)
    let name = scanner.takeName()
    if !name.isEmpty { root = (offset, name) }
  }

  /// The value of `encoding="…"` in a declaration.
  private static func encoding(in declaration: ArraySlice<UInt8>) -> String? {
    let text = String(decoding: declaration, as: UTF8.self)
    guard let key = text.utf8.firstRange(of: "encoding".utf8) else { return nil }
    let rest = text[key.upperBound...].drop { $0.isWhitespace || $0 == "=" }
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
    return String(rest.dropFirst().prefix { $0 != quote })
  }
}

extension Collection where Element: Equatable {
  /// The first place where `needle` stands; O(n · m), for short texts.
  fileprivate func firstRange(of needle: some Collection<Element>) -> Range<Index>? {
    var start = startIndex
    while start != endIndex {
      if self[start...].starts(with: needle) { return start..<index(start, offsetBy: needle.count) }
      start = index(after: start)
    }
    return nil
  }
}
