import SourceText

extension RuleDescription {
  static let kmzEncrypted = RuleDescription(
    id: RuleID("kmz/encrypted"),
    severity: .error,
    summary: Bilingual(zh: "ZIP 包加了密", en: "an archive is encrypted"),
    explanation: Bilingual(zh: "加密的内容读不到。", en: "Encrypted contents cannot be read."),
    remedy: Bilingual(zh: "去掉密码，重新打包。", en: "Remove the password and pack the files again."),
    fires: Example("doc.kml", note: Bilingual(zh: "有密码。", en: "It has a password.")),
    staysSilent: Example("doc.kml", note: Bilingual(zh: "普通的包。", en: "An ordinary archive.")))
}
