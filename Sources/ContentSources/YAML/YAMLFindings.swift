import SourceText

/// The words of the findings about YAML itself.
extension Finding {
  static func yamlSyntax(_ what: Bilingual, at place: SourcePlace) -> Finding {
    Finding(rule: .yamlSyntax, at: place, what: what)
  }

  static func yamlTab(at place: SourcePlace) -> Finding {
    Finding(
      rule: .yamlTab, at: place,
      what: Bilingual(zh: "这一行用制表符（Tab）缩进", en: "this line is indented with a tab"))
  }

  static func yamlUnquotedColon(at place: SourcePlace) -> Finding {
    Finding(
      rule: .yamlUnquotedColon, at: place,
      what: Bilingual(zh: "值里又有“: ”，要加引号", en: "there is a second ‘: ’ in this value; it needs quotes"))
  }

  static func yamlFullWidthColon(at place: SourcePlace) -> Finding {
    Finding(
      rule: .yamlFullWidthColon, at: place,
      what: Bilingual(zh: "键后面用了全角冒号“：”", en: "a full-width colon (：) stands behind a key"))
  }

  static func yamlAlias(at place: SourcePlace) -> Finding {
    Finding(
      rule: .yamlAlias, at: place,
      what: Bilingual(zh: "不支持锚点、别名（& *）和合并键（<<）", en: "anchors, aliases (& *) and merge keys (<<) are not read"))
  }

  static func yamlTag(at place: SourcePlace) -> Finding {
    Finding(
      rule: .yamlTag, at: place,
      what: Bilingual(zh: "不支持类型标签（!）", en: "tags (!) are not read"))
  }

  static func yamlSeveralDocuments(at place: SourcePlace) -> Finding {
    Finding(
      rule: .yamlSyntax, at: place,
      what: Bilingual(zh: "一个文件里只能有一份 YAML", en: "there can be only one YAML document in a file"))
  }

  static func yamlTooDeep(at place: SourcePlace, limit: Int) -> Finding {
    Finding(
      rule: .yamlSyntax, at: place,
      what: Bilingual(zh: "嵌套超过 \(limit) 层", en: "nested more than \(limit) deep"))
  }

  static func yamlTooLarge(at place: SourcePlace, byteLimit: Int) -> Finding {
    Finding(
      rule: .fileTooLarge, at: place,
      what: Bilingual(zh: "YAML 部分超过 \(byteLimit) 字节", en: "the YAML has more than \(byteLimit) bytes"))
  }

  static func yamlDuplicateKey(_ key: Located<String>, first: SourcePlace) -> Finding {
    Finding(
      rule: .yamlDuplicateKey, at: key.place, subject: key.place.label ?? key.value,
      what: Bilingual(
        zh: "键“\(key.value)”重复，第一次在第 \(first.line) 行",
        en: "the key ‘\(key.value)’ is there twice; first in line \(first.line)"),
      related: [Related(first, note: Bilingual(zh: "第一次", en: "the first one"))])
  }

  static func yamlOddSpace(_ key: Located<String>) -> Finding {
    Finding(
      rule: .yamlOddSpace, at: key.place, subject: key.value,
      what: Bilingual(
        zh: "这一行用看不见的特殊空格缩进，键没有读进来", en: "this line is indented with spaces that are no spaces; the key was not read"))
  }
}
