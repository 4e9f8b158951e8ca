import SourceText

extension RuleDescription {
  static let kmzLinkTooDeep = RuleDescription(
    id: RuleID("kmz/link-too-deep"),
    severity: .warning,
    summary: Bilingual(zh: "链接太深", en: "links go too deep"),
    explanation: Bilingual(zh: "从 doc.kml 起最多跟随 8 层链接。", en: "Links are followed eight steps from doc.kml."),
    remedy: Bilingual(zh: "让 doc.kml 直接链接到这些文件。", en: "Link to these files from doc.kml."),
    fires: Example(
      "<NetworkLink><Link><href>9.kml</href></Link></NetworkLink>", note: Bilingual(zh: "第九层。", en: "The ninth step.")),
    staysSilent: Example(
      "<NetworkLink><Link><href>1.kml</href></Link></NetworkLink>", note: Bilingual(zh: "第一层。", en: "The first step.")))
}

extension Finding {
  static func kmzLinkTooDeep(_ link: KMLLink) -> Finding {
    let shown = ZIPName.shown(link.target.value)
    return Finding(
      rule: .kmzLinkTooDeep, at: link.place, subject: shown,
      what: Bilingual(
        zh: "\(shown) 在第 \(KMZWalk.depthLimit + 1) 层，没有跟随",
        en: "\(shown) is \(KMZWalk.depthLimit + 1) steps away; it was not followed"))
  }
}
