import SourceText

extension RuleDescription {
  static let kmzNoKML = RuleDescription(
    id: RuleID("kmz/no-kml"),
    severity: .error,
    summary: Bilingual(zh: "包里找不到唯一的 KML", en: "an archive has no KML file to start with"),
    explanation: Bilingual(
      zh: "先找 `doc.kml`；没有的话，最外层必须只有一个 .kml 文件。",
      en: "`doc.kml` is read; without one there must be exactly one .kml file that lies in no folder."),
    remedy: Bilingual(
      zh: "把要读的文件命名为 doc.kml，放在最外层。",
      en: "Name the file to read doc.kml, and put it outside all folders."),
    fires: Example("a.kml, b.kml", note: Bilingual(zh: "不知道读哪一个。", en: "Nobody knows which to read.")),
    staysSilent: Example("doc.kml, a/b.kml", note: Bilingual(zh: "有 doc.kml。", en: "There is a doc.kml.")))
}

extension Finding {
  /// - Parameter names: the KML files that lie in no folder: none, or several.
  static func kmzNoKML(_ names: [String], in archive: ZIPArchive, at place: SourcePlace) -> Finding {
    let shown = names.prefix(8).map(ZIPName.shown).joined(separator: ", ")
    let isWorkbook = archive.entry(named: "[Content_Types].xml") != nil
    let what: Bilingual
    if isWorkbook {
      what = Bilingual(zh: "这是 Office 文档，不是 KMZ", en: "this is an Office document, not a KMZ")
    } else if names.isEmpty {
      what = Bilingual(zh: "包的最外层没有 KML 文件", en: "no KML file lies outside the folders of the archive")
    } else {
      what = Bilingual(
        zh: "没有 doc.kml，最外层却有 \(names.count) 个 KML：\(shown)",
        en: "there is no doc.kml, and \(names.count) KML files lie outside the folders: \(shown)")
    }
    let workbookAdvice = Bilingual(zh: "请另存为 CSV（UTF-8）。", en: "Save the sheet as CSV (UTF-8).")
    return Finding(
      rule: .kmzNoKML, at: place, subject: shown, what: what, whatToDo: isWorkbook ? workbookAdvice : nil)
  }
}
