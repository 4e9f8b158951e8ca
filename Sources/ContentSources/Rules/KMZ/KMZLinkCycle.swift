import SourceText

extension RuleDescription {
  static let kmzLinkCycle = RuleDescription(
    id: RuleID("kmz/link-cycle"),
    severity: .warning,
    summary: Bilingual(zh: "链接转了一圈", en: "links go in a circle"),
    explanation: Bilingual(
      zh: "一个文件链接到正在读它的文件。每个文件只读一次。",
      en: "A member links back to one that led to it. Each member is read once."),
    remedy: Bilingual(zh: "删去指回来的链接。", en: "Remove the link that leads back."),
    fires: Example(
      "<NetworkLink><Link><href>doc.kml</href></Link></NetworkLink>",
      note: Bilingual(zh: "doc.kml 链接到自己。", en: "doc.kml links to itself.")),
    staysSilent: Example(
      "<NetworkLink><Link><href>a.kml</href></Link></NetworkLink>",
      note: Bilingual(zh: "链接到另一个文件。", en: "A link to another member.")))
}

extension Finding {
  static func kmzLinkCycle(_ link: KMLLink) -> Finding {
    let shown = ZIPName.shown(link.target.value)
    return Finding(
      rule: .kmzLinkCycle, at: link.place, subject: shown,
      what: Bilingual(zh: "\(shown) 又链接回来，没有再读", en: "\(shown) leads back here; it was not read again"))
  }
}
