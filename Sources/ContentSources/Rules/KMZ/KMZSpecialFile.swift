import SourceText

extension RuleDescription {
  static let kmzSpecialFile = RuleDescription(
    id: RuleID("kmz/special-file"),
    severity: .error,
    summary: Bilingual(
      zh: "包里有符号链接或特殊文件",
      en: "an archive has a symbolic link or another special file"),
    explanation: Bilingual(
      zh: "符号链接、设备和管道可以让解压工具读写包以外的文件。",
      en: "Links, devices and pipes make tools read or write outside the archive."),
    remedy: Bilingual(
      zh: "把链接换成真正的文件，重新打包。",
      en: "Put the file itself in place of the link, and pack again."),
    fires: Example("doc.kml → /etc/passwd", note: Bilingual(zh: "符号链接。", en: "A symbolic link.")),
    staysSilent: Example("doc.kml", note: Bilingual(zh: "普通的包。", en: "An ordinary archive.")))
}
