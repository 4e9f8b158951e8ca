import FileStore
import SourceText

/// The words of the findings about what `content/` holds.
extension Finding {
  static func unexpectedFile(_ path: String) -> Finding {
    let name = FilePath.name(of: path)
    return Finding(
      rule: .contentUnexpectedFile, at: SourcePlace(file: path), subject: name,
      what: Bilingual(zh: "“\(name)”不会被读取", en: "nothing reads ‘\(name)’"))
  }

  static func noCityFile(_ folder: String) -> Finding {
    Finding(
      rule: .contentNoCityFile, at: SourcePlace(file: folder),
      what: Bilingual(zh: "这个文件夹里没有 city.yaml", en: "there is no city.yaml in this folder"))
  }

  static func idMismatch(_ id: Located<String>, name: String) -> Finding {
    Finding(
      rule: .contentIDMismatch, at: id.place, subject: "\(id.value) \(name)",
      what: Bilingual(zh: "写的是“\(id.value)”，名字却是“\(name)”", en: "it says ‘\(id.value)’ and is named ‘\(name)’"))
  }

  static func unsafeID(_ id: Located<String>) -> Finding {
    Finding(
      rule: .yamlUnsafeID, at: id.place, subject: id.value,
      what: Bilingual(
        zh: "没有引号的 \(id.raw) 会被别的工具改掉", en: "\(id.raw) without quotes would be changed by other tools"),
      whatToDo: Bilingual(zh: "写成 id: \"\(id.raw)\"", en: "Write id: \"\(id.raw)\""))
  }

  static func statedTwice(_ node: YAMLNode) -> Finding {
    Finding(
      rule: .badValue, at: node.place, subject: "location",
      what: Bilingual(
        zh: "位置写了两次：latitude/longitude 和 location", en: "the position is stated twice: latitude/longitude and location"),
      whatToDo: Bilingual(zh: "只留一种写法。", en: "Keep one of the two."))
  }

  static func textOutsideLanguage(at place: SourcePlace) -> Finding {
    Finding(
      rule: .markdownTextOutsideLanguage, at: place,
      what: Bilingual(zh: "这段文字前面没有语言标题", en: "no language heading stands above this text"))
  }

  static func headingIsNoLanguage(_ heading: Located<String>) -> Finding {
    let meant = LanguageNames.tag(for: heading.value)
    return Finding(
      rule: .markdownHeadingLanguage, at: heading.place, subject: heading.value,
      what: meant.map {
        Bilingual(
          zh: "一级标题“\(heading.value)”不是语言代码，是不是 # \($0)？",
          en: "the heading ‘\(heading.value)’ is no language tag: did you mean # \($0)?")
      }
        ?? Bilingual(
          zh: "一级标题“\(heading.value)”不是语言代码", en: "the first-level heading ‘\(heading.value)’ is no language tag"),
      whatToDo: meant.map { Bilingual(zh: "写成 # \($0)。", en: "Write # \($0).") })
  }

  static func duplicateLanguage(_ heading: Located<String>, first: SourcePlace) -> Finding {
    Finding(
      rule: .markdownDuplicateLanguage, at: heading.place, subject: heading.value,
      what: Bilingual(
        zh: "语言 \(heading.value) 已经在第 \(first.line) 行有一节",
        en: "\(heading.value) already has a section, in line \(first.line)"),
      related: [Related(first, note: Bilingual(zh: "第一节", en: "the first section"))])
  }

  static func undeclaredLanguage(_ language: LanguageTag, at place: SourcePlace) -> Finding {
    Finding(
      rule: .markdownUndeclaredLanguage, at: place, subject: language.rawValue,
      what: Bilingual(zh: "城市没有声明语言 \(language)", en: "the city does not declare the language \(language)"))
  }

  static func bodyTooLong(at place: SourcePlace) -> Finding {
    let limit = MarkdownRenderer.byteLimit
    return Finding(
      rule: .fileTooLarge, at: place,
      what: Bilingual(zh: "正文超过 \(limit) 字节", en: "the text has more than \(limit) bytes"))
  }

  static func unmatchedPlace(_ item: SourceItem, _ id: Located<String>?, known: [String]) -> Finding {
    let name = id?.value ?? item.name?.value ?? ""
    let nearest = NearestName.of(name, among: known)
    return Finding(
      rule: .pointsUnmatched, at: id?.place ?? item.place, subject: name,
      what: name.isEmpty
        ? Bilingual(zh: "这个地点没有编号，也没有名字", en: "this place has neither an id nor a name")
        : Bilingual(zh: "地点“\(name)”没有对应的故事", en: "the place ‘\(name)’ has no story"),
      whatToDo: nearest.map { Bilingual(zh: "是不是 \($0)？", en: "Did you mean \($0)?") })
  }

  /// - Parameter id: of the second place.
  static func duplicatePlace(_ id: Located<String>, first: SourcePlace, count: Int) -> Finding {
    Finding(
      rule: .pointsDuplicate, at: id.place, story: id.value, subject: id.value,
      what: Bilingual(
        zh: "“\(id.value)”在这个文件里有 \(count) 个地点，第一个在第 \(first.line) 行",
        en: "‘\(id.value)’ has \(count) places in this file; the first is in line \(first.line)"),
      related: [Related(first, note: Bilingual(zh: "第一个", en: "the first one"))])
  }
}
