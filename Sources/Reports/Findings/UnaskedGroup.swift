import SourceText

/// Rules of one city or story that could not be asked for the same reason.
struct UnaskedGroup: Sendable {
  var city: String
  var story: String?
  var reason: Bilingual
  var rules: [RuleID]

  /// One group per city, story and reason, in the order in which they first appear; O(n × groups).
  static func groups(of all: [NotEvaluated]) -> [UnaskedGroup] {
    var groups: [UnaskedGroup] = []
    for lack in all {
      let index = groups.firstIndex { $0.city == lack.city && $0.story == lack.story && $0.reason == lack.reason }
      if let index {
        groups[index].rules.append(lack.rule)
      } else {
        groups.append(UnaskedGroup(city: lack.city, story: lack.story, reason: lack.reason, rules: [lack.rule]))
      }
    }
    return groups
  }
}
