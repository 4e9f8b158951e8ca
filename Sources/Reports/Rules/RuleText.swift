import ContentChecks
public import SourceText

/// What `citypack explain RULE` says in a terminal.
public struct RuleText: Sendable {
  public var language: MessageLanguage
  private let paint: Paint

  public init(language: MessageLanguage, usesColor: Bool = false) {
    self.language = language
    self.paint = Paint(isOn: usesColor)
  }

  /// The page of one rule as UTF-8, wrapped at 80 columns.
  public func bytes(_ rule: RuleDescription) -> [UInt8] {
    let lines =
      [paint(rule.id.rawValue, .strong) + " · " + rule.severity.word[language] + binding(rule)]
      + paragraph(rule.summary) + [""] + paragraph(rule.explanation) + [""]
      + section(Bilingual(zh: "处理", en: "What to do"), rule.remedy) + [""]
      + example(Bilingual(zh: "会报告", en: "Fires"), rule.fires) + [""]
      + example(Bilingual(zh: "不报告", en: "Stays silent"), rule.staysSilent)
    return Array(lines.map { $0 + "\n" }.joined().utf8)
  }

  /// All rules, one a line: id, severity, what it looks for.
  public func list(_ rules: [RuleDescription]) -> [UInt8] {
    let widest = rules.map { $0.id.rawValue.utf8.count }.max() ?? 0
    let lines = rules.map { rule in
      let blanks = String(repeating: " ", count: widest - rule.id.rawValue.utf8.count + 2)
      let severity = rule.severity.word[language]
      let gap = String(repeating: " ", count: max(0, 9 - severity.utf8.count))
      return "\(paint(rule.id.rawValue, .strong))\(blanks)\(severity)\(gap)\(rule.summary[language])"
    }
    return Array(lines.map { $0 + "\n" }.joined().utf8)
  }

  private func binding(_ rule: RuleDescription) -> String {
    RuleSet.all.isBinding(rule.id) ? " · " + RuleSet.cannotBeAccepted[language] : ""
  }

  private func paragraph(_ text: Bilingual, indent: String = "") -> [String] {
    wrapped(text[language], width: 80 - indent.utf8.count).map { indent + $0 }
  }

  private func section(_ heading: Bilingual, _ text: Bilingual) -> [String] {
    [paint(heading[language], .strong)] + paragraph(text, indent: "  ")
  }

  private func example(_ heading: Bilingual, _ example: RuleDescription.Example) -> [String] {
    let text = example.text.split(separator: "\n", omittingEmptySubsequences: false).map {
      "    " + visible(String($0))
    }
    return [paint(heading[language], .strong)] + text + paragraph(example.note, indent: "  ")
  }
}
