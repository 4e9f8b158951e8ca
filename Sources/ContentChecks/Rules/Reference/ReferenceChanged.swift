import SourceText

/// A file of the reference that is not what the script wrote.
enum ReferenceChanged: Rule {
  static let description = RuleDescription(
    id: RuleID("reference/changed"),
    severity: .error,
    summary: Bilingual(
      zh: "机场资料与脚本写出的不同", en: "The runway data is not what its script wrote"),
    explanation: Bilingual(
      zh: """
        content/reference/SHA256SUMS 记着每个文件的摘要。合并、手改或没拷全都会少掉几行，少一行就可能让一个故事落在跑道上而没人知道。\
        摘要不符时，整份资料都不算数，也就没有一个故事算查过。
        """,
      en: """
        content/reference/SHA256SUMS states the digest of each file. A merge, an edit or a broken copy may lose rows, and \
        one lost row may let a story onto a runway unnoticed. Where a digest differs the whole reference counts for \
        nothing, so that no story counts as asked.
        """),
    remedy: Bilingual(
      zh: "从版本库恢复 content/reference，或重跑 content/tools/hazards.py。要接受某一条结果，用城市的 ignore.yaml，不要改资料。",
      en: """
        Restore content/reference from version control, or rerun content/tools/hazards.py. To accept one finding use the \
        city's ignore.yaml and leave the data alone.
        """),
    fires: RuleDescription.Example(
      "# a row of content/reference/airports.csv was deleted", note: Bilingual(zh: "少了一行。", en: "A row is gone.")),
    staysSilent: RuleDescription.Example(
      "# content/reference as content/tools/hazards.py wrote it", note: Bilingual(zh: "一字不差。", en: "Byte for byte.")))

  static let isBinding = true

  static func finding(_ name: String, in folder: String) -> Finding {
    let file = "\(folder)/\(name)"
    return Finding(
      rule: description, at: SourcePlace(file: file), subject: name,
      what: Bilingual(
        zh: "\(name) 与 \(HazardFiles.sums) 记的不同", en: "\(name) is not as \(HazardFiles.sums) states it"))
  }
}
