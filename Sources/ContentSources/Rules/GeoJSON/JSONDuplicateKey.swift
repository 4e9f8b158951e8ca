import SourceText

extension RuleDescription {
  static let jsonDuplicateKey = RuleDescription(
    id: RuleID("json/duplicate-key"),
    severity: .error,
    summary: Bilingual(zh: "同一个键写了两次", en: "a key is there twice"),
    explanation: Bilingual(
      zh: "有的工具取第一个，有的取最后一个，所以必须只留一个。这里采用第一个，两处的位置都会指出。",
      en:
        "Some tools take the first, others the last, so there must be one. Here the first counts, and both places are named."
    ),
    remedy: Bilingual(
      zh: "删去其中一个。",
      en: "Remove one of the two."),
    fires: Example(
      #"{"name": "外滩", "name": "The Bund"}"#, note: Bilingual(zh: "name 写了两次。", en: "The name twice.")),
    staysSilent: Example(
      #"{"name": "外滩"}"#, note: Bilingual(zh: "一次。", en: "Once.")))
}
