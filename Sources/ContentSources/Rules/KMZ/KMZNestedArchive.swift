import SourceText

extension RuleDescription {
  static let kmzNestedArchive = RuleDescription(
    id: RuleID("kmz/nested-archive"),
    severity: .error,
    summary: Bilingual(zh: "包里还有压缩包", en: "an archive has another inside"),
    explanation: Bilingual(
      zh: "包里的包不会打开，所以里面的东西没人检查；整包拒收。",
      en: """
        Archives inside archives are not opened, so that nobody would check what is in them; the whole \
        is refused.
        """),
    remedy: Bilingual(
      zh: "把里面的包解开，需要的文件放到外面。",
      en: "Unpack the inner archive and put its files beside the others."),
    fires: Example("doc.kml, more.zip", note: Bilingual(zh: "包中有包。", en: "An archive in an archive.")),
    staysSilent: Example("doc.kml", note: Bilingual(zh: "普通的包。", en: "An ordinary archive.")))
}
