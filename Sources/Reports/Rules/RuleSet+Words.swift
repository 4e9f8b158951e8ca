import ContentChecks
import SourceText

extension RuleSet {
  /// What is said of a binding rule beside its severity.
  static let cannotBeAccepted = Bilingual(zh: "不能接受", en: "cannot be accepted")
}
