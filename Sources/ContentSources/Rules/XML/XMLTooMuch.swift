import SourceText

extension RuleDescription {
  static let xmlTooMuch = RuleDescription(
    id: RuleID("xml/too-much"),
    severity: .error,
    summary: Bilingual(zh: "XML 文件里的元素太多或嵌套太深", en: "an XML file has too many elements, or too deep"),
    explanation: Bilingual(
      zh: "上限是 200 层、200 万个元素、200 万个属性，一个标签里 64 个属性。手工或在地图上编辑的文件远远到不了；这样的文件多半有意耗尽内存。",
      en: """
        The caps are 200 levels, 2,000,000 elements, 2,000,000 attributes, and 64 attributes in one tag: far beyond what \
        anyone edits by hand or on a map. Such a file is usually made to use up memory.
        """),
    remedy: Bilingual(zh: "拆成几个文件。", en: "Split the file."),
    fires: Example("<a><a>…", note: Bilingual(zh: "201 层。", en: "201 levels.")),
    staysSilent: Example("<kml><Document><Folder/></Document></kml>", note: Bilingual(zh: "三层。", en: "Three levels.")))
}

extension Finding {
  static func xmlTooMuch(_ excess: XMLExcess, at place: SourcePlace) -> Finding {
    let what =
      switch excess {
      case .elements:
        Bilingual(
          zh: "元素超过 \(XMLLimits.elements) 个", en: "there are more than \(XMLLimits.elements) elements")
      case .attributes:
        Bilingual(
          zh: "属性超过 \(XMLLimits.attributes) 个", en: "there are more than \(XMLLimits.attributes) attributes")
      case .attributesOfElement:
        Bilingual(
          zh: "一个标签里的属性超过 \(XMLLimits.attributesOfElement) 个",
          en: "a tag has more than \(XMLLimits.attributesOfElement) attributes")
      case .namespaces:
        Bilingual(
          zh: "同时有效的名字空间超过 \(XMLLimits.openNamespaces) 个",
          en: "more than \(XMLLimits.openNamespaces) namespaces are declared at once")
      case .depth:
        Bilingual(zh: "嵌套超过 \(XMLLimits.depth) 层", en: "elements lie more than \(XMLLimits.depth) levels deep")
      }
    return Finding(rule: .xmlTooMuch, at: place, what: what)
  }
}
