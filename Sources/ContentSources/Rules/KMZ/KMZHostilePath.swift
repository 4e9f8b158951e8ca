import SourceText

extension RuleDescription {
  static let kmzHostilePath = RuleDescription(
    id: RuleID("kmz/hostile-path"),
    severity: .error,
    summary: Bilingual(zh: "包内的文件名有危险", en: "a member has a dangerous name"),
    explanation: Bilingual(
      zh: "`..`、绝对路径、盘符、反斜杠和控制字符，会让解压工具把文件写到别处。正常的 KMZ 里没有这样的名字，所以整包拒收，而不是跳过一个。",
      en: """
        `..`, absolute paths, drive letters, backslashes and control characters make tools write files \
        elsewhere. No honest KMZ has them, so the archive is refused whole rather than read without one \
        member.
        """),
    remedy: Bilingual(
      zh: "不要打开这个包。如果确实可信，请用普通名字重新打包。",
      en: "Do not unpack the file. If you trust it, pack its contents again under plain names."),
    fires: Example("../../evil.kml", note: Bilingual(zh: "会写到上两级文件夹。", en: "It would be written two folders up.")),
    staysSilent: Example("images/bund.jpg", note: Bilingual(zh: "普通路径。", en: "A plain path.")))
}
