import SourceText

extension RuleDescription {
  static let kmzLinkMissing = RuleDescription(
    id: RuleID("kmz/link-missing"),
    severity: .warning,
    summary: Bilingual(zh: "链接指向包里没有的文件", en: "a link names a member that is not there"),
    explanation: Bilingual(
      zh: "KMZ 里的 NetworkLink 指向包内的文件，但找不到。",
      en: "A NetworkLink inside the archive names a member, and there is none of that name."),
    remedy: Bilingual(
      zh: "改正链接（区分大小写），或把那个文件放进包里。",
      en: "Mend the link (case matters), or put the file into the archive."),
    fires: Example(
      "<NetworkLink><Link><href>more.kml</href></Link></NetworkLink>",
      note: Bilingual(zh: "包里没有 more.kml。", en: "There is no more.kml.")),
    staysSilent: Example(
      "<NetworkLink><Link><href>a/more.kml</href></Link></NetworkLink>",
      note: Bilingual(zh: "包里有 a/more.kml。", en: "a/more.kml is there.")))
}

extension Finding {
  static func kmzLinkMissing(_ link: KMLLink) -> Finding {
    let shown = ZIPName.shown(link.target.value)
    return Finding(
      rule: .kmzLinkMissing, at: link.place, subject: shown,
      what: Bilingual(zh: "包里没有 \(shown)", en: "there is no \(shown) in the archive"))
  }
}
