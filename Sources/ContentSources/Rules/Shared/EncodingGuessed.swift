import SourceText

extension RuleDescription {
  static let encodingGuessed = RuleDescription(
    id: RuleID("encoding/guessed"),
    severity: .info,
    summary: Bilingual(zh: "文件按 GB18030（GBK）读取", en: "a file was read as GB18030"),
    explanation: Bilingual(
      zh: "文件不是 UTF-8，但按 GB18030 读出来是常见汉字，于是这样读了。",
      en: "The file is not UTF-8, and read as GB18030 it is ordinary Chinese."),
    remedy: Bilingual(
      zh: "看看文字对不对；最好另存为 UTF-8。",
      en: "See whether the texts are right, and best save the file as UTF-8."),
    fires: Example("\\xCD\\xE2\\xCC\\xB2", note: Bilingual(zh: "读作“外滩”。", en: "Read as 外滩.")),
    staysSilent: Example("外滩", note: Bilingual(zh: "已经是 UTF-8。", en: "UTF-8 already.")))
}
