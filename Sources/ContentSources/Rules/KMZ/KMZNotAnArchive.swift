import SourceText

extension RuleDescription {
  static let kmzNotAnArchive = RuleDescription(
    id: RuleID("kmz/not-an-archive"),
    severity: .error,
    summary: Bilingual(zh: "不是完整的 ZIP 文件", en: "a file is no whole ZIP archive"),
    explanation: Bilingual(
      zh: "KMZ 是 ZIP 包，目录写在文件末尾。找不到目录，说明文件只下载了一半，或者根本不是 ZIP。",
      en: """
        A KMZ is a ZIP archive, whose directory stands at its end. Without one the file is cut off, or \
        no archive at all.
        """),
    remedy: Bilingual(zh: "重新下载或重新导出这个文件。", en: "Download or export the file again."),
    fires: Example("PK…", note: Bilingual(zh: "下载到一半的文件。", en: "A file cut off in mid-download.")),
    staysSilent: Example("doc.kml", note: Bilingual(zh: "普通的包。", en: "An ordinary archive.")))
}
