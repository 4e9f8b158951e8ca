import ContentSources
import SourceText

@testable import ContentChecks

/// For one rule: a scene in which it must fire, and one as like it as can be in which it must not.
struct RuleCase: Sendable, CustomStringConvertible {
  var rule: String
  var fires: @Sendable () -> [Finding]
  var staysSilent: @Sendable () -> [Finding]

  var description: String { rule }

  init(_ rule: String, fires: @escaping @Sendable () -> Scene, staysSilent: @escaping @Sendable () -> Scene) {
    self.rule = rule
    self.fires = { fires().verdict.findings }
    self.staysSilent = { staysSilent().verdict.findings }
  }

  init(
    _ rule: String, inFindings fires: @escaping @Sendable () -> [Finding],
    butNotIn staysSilent: @escaping @Sendable () -> [Finding]
  ) {
    self.rule = rule
    self.fires = fires
    self.staysSilent = staysSilent
  }
}
