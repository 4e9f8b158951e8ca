import SourceText

extension RuleDescription {
  static let yamlTab = RuleDescription(
    id: RuleID("yaml/tab"),
    severity: .error,
    summary: Bilingual(zh: "YAML 用制表符缩进", en: "YAML is indented with a tab"),
    explanation: Bilingual(
      zh: "YAML 只认空格缩进。制表符看起来一样，却会让整段读不出来。",
      en: "YAML takes spaces only. A tab looks the same and makes the whole unreadable."),
    remedy: Bilingual(
      zh: "把制表符换成空格；编辑器里设“用空格代替 Tab”。",
      en: "Replace the tab by spaces, and let the editor insert spaces for tabs."),
    fires: Example(
      "title:\n\ten: The Bund", note: Bilingual(zh: "第二行以制表符开头。", en: "The second line starts with a tab.")),
    staysSilent: Example("title:\n  en: The Bund", note: Bilingual(zh: "两个空格。", en: "Two spaces.")))
}
