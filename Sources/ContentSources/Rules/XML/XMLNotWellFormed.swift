import SourceText

extension RuleDescription {
  static let xmlNotWellFormed = RuleDescription(
    id: RuleID("xml/not-well-formed"),
    severity: .error,
    summary: Bilingual(zh: "XML 有语法错误", en: "a file is not well-formed XML"),
    explanation: Bilingual(
      zh: "标签没有配对、`&` 没有转义之类的错误，会让后面的内容归属不清。为了不猜，整份文件不收，位置精确到行和列。",
      en: """
        A tag without its partner or an `&` on its own leaves open what the rest of the file means. Nothing is guessed: the \
        file is refused whole, with the line and column of the mistake.
        """),
    remedy: Bilingual(
      zh: "改正这一处再试。文字里的 `&` 写成 `&amp;`，`<` 写成 `&lt;`；整段 HTML 放进 `<![CDATA[ … ]]>`。",
      en: """
        Mend this place and try again. In texts write `&amp;` for `&` and `&lt;` for `<`, or put the whole text into \
        `<![CDATA[ … ]]>`.
        """),
    fires: Example(
      "<kml><Placemark><name>Tom & Jerry</name></Placemark></kml>",
      note: Bilingual(zh: "`&` 没有转义。", en: "A bare `&`.")),
    staysSilent: Example(
      "<kml><Placemark><name>Tom &amp; Jerry</name></Placemark></kml>",
      note: Bilingual(zh: "写法正确。", en: "Written right.")))
}

extension Finding {
  static func xmlNotWellFormed(_ fault: XMLFault, place: (Int) -> SourcePlace) -> Finding {
    let related = fault.openedAt.map {
      Related(place($0), note: Bilingual(zh: "在这里打开", en: "opened here"))
    }
    return Finding(
      rule: .xmlNotWellFormed, at: place(fault.offset), what: fault.kind.words, whatToDo: fault.kind.advice,
      related: related.map { [$0] } ?? [])
  }
}

extension XMLProblem {
  /// The finding for which the file is refused.
  func finding(place: (Int) -> SourcePlace) -> Finding {
    switch self {
    case .unknownEncoding(let declared): .xmlUnknownEncoding(declared, at: place(0))
    case .controlCharacter(let offset, let value): .xmlControlCharacter(value, at: place(offset))
    case .doctype(let offset, let name): .xmlDoctype(name, at: place(offset))
    case .tooMuch(let excess, let offset): .xmlTooMuch(excess, at: place(offset))
    case .notWellFormed(let fault): .xmlNotWellFormed(fault, place: place)
    }
  }
}
