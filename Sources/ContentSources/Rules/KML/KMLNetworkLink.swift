import SourceText

extension RuleDescription {
  static let kmlNetworkLink = RuleDescription(
    id: RuleID("kml/network-link"),
    severity: .info,
    summary: Bilingual(zh: "没有跟随 NetworkLink", en: "a NetworkLink was not followed"),
    explanation: Bilingual(
      zh: "NetworkLink 指向别的文件或网址。工具从不联网，也不打开没有交给它的文件；只有 KMZ 里指向包内文件的链接才会跟随。",
      en: """
        A NetworkLink names another file or an address. The tool never uses the network, nor opens files \
        that it was not given; only links inside a KMZ to its own members are followed.
        """),
    remedy: Bilingual(
      zh: "如果需要那里的地点，请把那个文件下载下来一并导入。",
      en: "If you need what is there, download that file and import it too."),
    fires: Example(
      "<NetworkLink><Link><href>https://example.org/a.kml</href></Link></NetworkLink>",
      note: Bilingual(zh: "不会去取。", en: "It is not fetched.")),
    staysSilent: Example(
      "<Document/>",
      note: Bilingual(zh: "没有链接。", en: "No link.")))
}

extension Finding {
  static func kmlNetworkLink(_ target: Located<String>, at place: SourcePlace) -> Finding {
    let shown = target.value.prefix(200)
    return Finding(
      rule: .kmlNetworkLink, at: place, subject: String(shown),
      what: Bilingual(
        zh: "没有跟随链接 \(shown)：这是离线工具", en: "the link to \(shown) was not followed: this tool works offline"))
  }
}
