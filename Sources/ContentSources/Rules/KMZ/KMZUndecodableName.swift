import SourceText

extension RuleDescription {
  static let kmzUndecodableName = RuleDescription(
    id: RuleID("kmz/undecodable-name"),
    severity: .error,
    summary: Bilingual(zh: "包内的文件名读不出来", en: "the name of a member cannot be read"),
    explanation: Bilingual(
      zh: "名字按 UTF-8 标志、Unicode 路径字段、UTF-8、GB18030 的次序解读，都不对。",
      en: """
        The name was read by its UTF-8 flag, its Unicode path field, as UTF-8 and as GB18030, and is \
        none of them.
        """),
    remedy: Bilingual(
      zh: "用英文或 UTF-8 文件名重新打包。",
      en: "Pack the files again under names in UTF-8 or plain ASCII."),
    fires: Example("\\xFF\\xFF.kml", note: Bilingual(zh: "不是任何编码。", en: "In no encoding.")),
    staysSilent: Example("外滩.kml", note: Bilingual(zh: "UTF-8 或 GBK 都可以。", en: "UTF-8 and GBK are both fine.")))
}
