import Atlas
import ContentSources
public import Digests
import SourceText

extension RuleSet {
  /// Names this set of rules: ids, severities and revisions. Raised revisions end cached verdicts.
  public static let fingerprint: SHA256Digest = {
    var hasher = SHA256Hasher()
    for rule in all.descriptions { hasher.update("\(rule.id)\t\(rule.severity.rawValue)\n") }
    for rule in checkRules { hasher.update("\(rule.id)\t\(rule.revision)\n") }
    return hasher.finish()
  }()
}

extension Checker {
  /// Names everything but the city that a verdict depends on: the rules, the project's severities and caps, the bytes
  /// of the reference, the UTC day. Two checkers with one fingerprint give a city one verdict.
  public var fingerprint: SHA256Digest {
    var hasher = SHA256Hasher()
    hasher.update("\(RuleSet.fingerprint)\n\(today)\n")
    for (rule, severity) in config.severities.sorted(by: { $0.key < $1.key }) {
      hasher.update("\(rule)\t\(severity.value?.rawValue ?? "off")\n")
    }
    hasher.update(
      "\(config.maxImageBytes)\t\(config.maxImagePixels)\t\(config.defaultRadiusMeters.map(plain) ?? "-")\n")
    hasher.update("\(hazards.map { $0.digest.hex } ?? "no reference")\n")
    hasher.update("\(atlas.map { $0.contentRoot.hex } ?? "no atlas")\n")
    return hasher.finish()
  }
}
