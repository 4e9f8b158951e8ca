public import SourceText

extension RuleDescription {
  /// A `released.json` that the tool did not write.
  public static let contentReleasedDamaged = RuleDescription(
    id: RuleID("content/released-damaged"),
    severity: .error,
    summary: Bilingual(
      zh: "released.json 不是 citypack release 写的样子", en: "released.json is not as citypack release writes it"),
    explanation: Bilingual(
      zh: "版本号从这个文件来，猜错了手机上的包就会倒退。合并冲突、手改都会弄坏它。",
      en: """
        Versions are counted from this file, and a wrong guess would turn packs on phones back. Merge conflicts and \
        edits by hand damage it.
        """),
    remedy: Bilingual(
      zh: "从版本库恢复它（git checkout），或在主分支上再运行 citypack release。",
      en: "Restore it from version control (git checkout), or take the main branch's and run citypack release there."),
    fires: Example("<<<<<<< HEAD", note: Bilingual(zh: "合并冲突没有解决。", en: "An unresolved merge conflict.")),
    staysSilent: Example(
      "{\n  \"format\": 1, …", note: Bilingual(zh: "citypack release 写的。", en: "As citypack release wrote it.")))
}
