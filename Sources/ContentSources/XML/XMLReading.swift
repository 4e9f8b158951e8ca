import SourceText

/// An XML file opened: its tree and what was noticed on the way, or the finding for which it is refused whole.
enum XMLReading {
  case opened(XMLTree, findings: [Finding])
  case refused(findings: [Finding], because: Finding)

  /// Decodes, looks for a DOCTYPE, parses. A text that is not well-formed is refused: what stands before the fault may
  /// be right, but nobody can tell what the fault has swallowed. O(n) time; memory about six times the file.
  static func open(_ source: SourceBytes) -> XMLReading {
    var findings: [Finding] = []
    let choice: XMLEncodingChoice
    do throws(XMLProblem) {
      choice = try XMLEncodingChoice(source.bytes)
    } catch {
      return .refused(findings: [], because: error.finding { _ in source.wholeFile })
    }
    guard
      let text = TextSource(source, stated: choice.stated, byteLimit: XMLLimits.bytes, findings: &findings)
    else {
      let reason = findings.removeLast()
      return .refused(findings: findings, because: reason)
    }
    do throws(XMLProblem) {
      return .opened(try parse(text, &findings), findings: findings)
    } catch {
      return .refused(findings: findings, because: error.finding { text.place(at: $0) })
    }
  }

  private static func parse(_ text: TextSource, _ findings: inout [Finding]) throws(XMLProblem) -> XMLTree {
    if text.encoding != .gb18030 || !findings.contains(where: { $0.rule == RuleDescription.encodingGuessed.id }),
      let declared = XMLEncodingChoice.contradiction(in: text)
    {
      findings.append(.xmlEncodingMismatch(at: text.place(at: 0), declared: declared, actual: text.encoding))
    }
    let prolog = XMLProlog(text.bytes[...])
    if let doctype = prolog.doctype { throw .doctype(offset: doctype.offset, name: doctype.name) }
    try refuseControlCharacters(in: text)
    let isIndented = prolog.hasDeclaration && prolog.leadingBlank > 0
    if isIndented { findings.append(.xmlLeadingBlank(at: text.place(at: prolog.leadingBlank))) }
    let tree = try XMLParser.parse(text, from: isIndented ? prolog.leadingBlank : 0)
    for (prefix, node) in tree.undeclaredPrefixes {
      findings.append(.xmlUndeclaredPrefix(prefix, at: XMLElement(tree, node).place))
    }
    return tree
  }

  /// XML has no control characters; the parser would take a zero byte for the end of the text.
  private static func refuseControlCharacters(in text: TextSource) throws(XMLProblem) {
    let offset = text.bytes.firstIndex { $0 < 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
    if let offset { throw .controlCharacter(offset: offset, value: text.bytes[offset]) }
  }
}
