import SourceText

/// A Markdown file with its front matter composed.
struct MarkdownSource {
  /// Larger files are refused.
  static let byteLimit = 1 << 20

  let text: TextSource
  /// The map of the front matter.
  let root: YAMLNode
  let body: Range<Int>

  /// Nil where the file is refused; the last of `findings` says why.
  init?(_ source: SourceBytes, encoding: TextEncoding? = nil, findings: inout [Finding]) {
    guard let text = TextSource(source, stated: encoding, byteLimit: Self.byteLimit, findings: &findings) else {
      return nil
    }
    let parts: FrontMatter
    do throws(FrontMatter.Fault) {
      parts = try FrontMatter.split(text.bytes)
    } catch {
      findings.append(.frontMatter(error, in: text))
      return nil
    }
    var composing: [Finding] = []
    let root = YAMLComposer.compose(text, parts.yaml, findings: &composing)
    findings += composing
    guard let root else {
      if composing.isEmpty { findings.append(.emptyFrontMatter(in: text)) }
      return nil
    }
    guard root.mapping != nil else {
      findings.append(.frontMatterNotKeys(root, in: text, parts))
      return nil
    }
    self.text = text
    self.root = root
    body = parts.body
  }
}

extension Finding {
  fileprivate static func frontMatter(_ fault: FrontMatter.Fault, in text: TextSource) -> Finding {
    switch fault {
    case .missing:
      Finding(
        rule: .markdownNoFrontMatter, at: text.place(at: 0),
        what: Bilingual(zh: "文件开头没有前置数据（---）", en: "the file does not begin with front matter (---)"))
    case .unclosed(let opening):
      Finding(
        rule: .markdownUnclosedFrontMatter, at: text.place(at: opening),
        what: Bilingual(
          zh: "从这一行开始的前置数据没有结束", en: "the front matter that opens in this line is never closed"))
    }
  }

  fileprivate static func emptyFrontMatter(in text: TextSource) -> Finding {
    Finding(
      rule: .markdownNoFrontMatter, at: text.place(at: 0),
      what: Bilingual(zh: "前置数据是空的", en: "the front matter is empty"))
  }

  fileprivate static func frontMatterNotKeys(_ root: YAMLNode, in text: TextSource, _ parts: FrontMatter) -> Finding {
    let colon = Array("：".utf8)
    let found = parts.yaml.first { text.bytes[$0...].starts(with: colon) }
    if let found, root.text != nil { return .yamlFullWidthColon(at: text.place(at: found)) }
    return .badValue(root, wants: Bilingual(zh: "若干“键: 值”", en: "keys with values"))
  }
}
