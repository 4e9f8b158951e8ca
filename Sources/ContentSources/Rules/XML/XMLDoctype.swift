import SourceText

extension RuleDescription {
  static let xmlDoctype = RuleDescription(
    id: RuleID("xml/doctype"),
    severity: .error,
    summary: Bilingual(zh: "文件里有 DOCTYPE 声明", en: "a file has a DOCTYPE"),
    explanation: Bilingual(
      zh: "DOCTYPE 可以定义实体：几百字节展开成几个 GB，或者让解析器去读本机文件、访问网络。KML 和 GPX 从来不需要它，所以还没解析就整份拒收。",
      en: """
        A DOCTYPE can define entities: a few hundred bytes that unfold into gigabytes, or that make a parser read files \
        of this machine or fetch pages. KML and GPX never need one, so the file is refused before anything parses it.
        """),
    remedy: Bilingual(
      zh: "删去 `<!DOCTYPE …>`。如果这其实是网页（例如登录页），请重新下载真正的地图文件。",
      en: """
        Remove the `<!DOCTYPE …>`. If the file turns out to be a web page, such as a log-in form, download the map file \
        again.
        """),
    fires: Example(
      "<!DOCTYPE kml [<!ENTITY a \"ha\">]><kml>&a;</kml>",
      note: Bilingual(zh: "整份拒收。", en: "The whole file is refused.")),
    staysSilent: Example("<kml/>", note: Bilingual(zh: "没有 DOCTYPE。", en: "No DOCTYPE.")))
}

extension Finding {
  static func xmlDoctype(_ name: String, at place: SourcePlace) -> Finding {
    let isWebPage = name.lowercased() == "html"
    return Finding(
      rule: .xmlDoctype, at: place, subject: name,
      what: isWebPage
        ? Bilingual(zh: "这是一个网页，不是地图文件", en: "this is a web page, not a map file")
        : Bilingual(
          zh: "文件带有 DOCTYPE 声明（\(name)），未经解析即整份拒收", en: "the file has a DOCTYPE (\(name)); it is refused unparsed"))
  }
}
