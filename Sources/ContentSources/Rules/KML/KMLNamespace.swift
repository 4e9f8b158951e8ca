import SourceText

extension RuleDescription {
  static let kmlNamespace = RuleDescription(
    id: RuleID("kml/namespace"),
    severity: .info,
    summary: Bilingual(zh: "KML 没有写现行的名字空间", en: "a KML file is not in the current namespace"),
    explanation: Bilingual(
      zh: "2.0、2.1 等旧名字空间和没有名字空间的文件，内容一样，照常读取；有的工具会因此什么也读不到。",
      en: """
        Old namespaces such as 2.0 and 2.1, and none at all, mean the same and are read; other tools may \
        find nothing in such a file.
        """),
    remedy: Bilingual(
      zh: "根元素写成 `<kml xmlns=\"http://www.opengis.net/kml/2.2\">`。",
      en: "Write the root as `<kml xmlns=\"http://www.opengis.net/kml/2.2\">`."),
    fires: Example(
      "<kml xmlns=\"http://earth.google.com/kml/2.0\"/>",
      note: Bilingual(zh: "旧名字空间。", en: "An old namespace.")),
    staysSilent: Example(
      "<kml xmlns=\"http://www.opengis.net/kml/2.2\"></kml>",
      note: Bilingual(zh: "现行名字空间。", en: "The current one.")))
}

extension Finding {
  static func kmlNamespace(_ root: XMLName, at place: SourcePlace) -> Finding {
    let what =
      if let namespace = root.namespace {
        Bilingual(zh: "名字空间是 \(namespace)，按 KML 2.2 读取", en: "the namespace is \(namespace); read as KML 2.2")
      } else {
        Bilingual(zh: "没有名字空间，按 KML 2.2 读取", en: "there is no namespace; read as KML 2.2")
      }
    return Finding(rule: .kmlNamespace, at: place, subject: root.namespace ?? "", what: what)
  }
}
