import SourceText

extension RuleDescription {
  static let gpxNamespace = RuleDescription(
    id: RuleID("gpx/namespace"),
    severity: .info,
    summary: Bilingual(zh: "GPX 没有写通常的名字空间", en: "a GPX file is not in the usual namespace"),
    explanation: Bilingual(
      zh: "GPX 的版本由名字空间决定，`version` 属性写什么都不影响。没有名字空间的文件照常读取，但有的工具会拒收。",
      en: """
        The namespace tells the version of GPX; whatever the `version` attribute says is not asked. A \
        file without one is read all the same, though other tools may refuse it.
        """),
    remedy: Bilingual(
      zh: "根元素写成 `<gpx version=\"1.1\" xmlns=\"http://www.topografix.com/GPX/1/1\">`。",
      en: "Write the root as `<gpx version=\"1.1\" xmlns=\"http://www.topografix.com/GPX/1/1\">`."),
    fires: Example(
      "<gpx><wpt lat=\"31.24\" lon=\"121.49\"/></gpx>",
      note: Bilingual(zh: "没有名字空间。", en: "No namespace.")),
    staysSilent: Example(
      "<gpx xmlns=\"http://www.topografix.com/GPX/1/1\"><wpt lat=\"31.24\" lon=\"121.49\"/></gpx>",
      note: Bilingual(zh: "GPX 1.1。", en: "GPX 1.1.")))
}

extension Finding {
  static func gpxNamespace(_ root: XMLName, at place: SourcePlace) -> Finding {
    let what =
      if let namespace = root.namespace {
        Bilingual(zh: "不认识的名字空间 \(namespace)，按 GPX 读取", en: "the namespace \(namespace) is not known; read as GPX")
      } else {
        Bilingual(zh: "没有名字空间，按 GPX 读取", en: "there is no namespace; read as GPX")
      }
    return Finding(rule: .gpxNamespace, at: place, subject: root.namespace ?? "", what: what)
  }
}
