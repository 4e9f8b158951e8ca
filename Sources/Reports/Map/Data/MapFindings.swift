import ContentChecks
import ContentSources
import SourceText
import StrictJSON

/// The findings of a map page, each with the city and the story it belongs to.
struct MapFindings: Sendable {
  /// A finding with its place in the lists of cities and stories.
  private struct Entry: Sendable {
    var finding: Finding
    var city: Int?
    var story: Int?
    var acceptance: Verdict.Accepted?
  }

  private var entries: [Entry] = []
  private var lacks: [(group: UnaskedGroup, city: Int?, story: Int?)] = []

  init(_ subject: MapSubject) {
    add(subject.project, city: nil, stories: StoryNumbers())
    var first = 0
    for (number, city) in subject.cities.enumerated() {
      add(city.verdict, city: number, stories: StoryNumbers(city.city.stories, first: first))
      first += city.city.stories.count
    }
  }

  var json: JSONValue { .array(entries.map(json)) }

  /// The rules that found something, by id.
  var rules: JSONValue {
    let ids = Set(entries.filter { $0.acceptance == nil }.map(\.finding.rule))
    return .array(
      ids.sorted().map { id in
        [
          "id": .string(id.rawValue),
          "summary": .both(RuleSet.all[id]?.summary ?? Bilingual(same: id.rawValue)),
        ]
      })
  }

  var notEvaluated: JSONValue {
    .array(
      lacks.map { group, city, story in
        [
          "rules": .array(group.rules.map { .string($0.rawValue) }),
          "city": number(city), "story": number(story), "reason": .both(group.reason),
        ]
      })
  }

  private mutating func add(_ verdict: Verdict, city: Int?, stories: StoryNumbers) {
    for finding in verdict.findings {
      entries.append(Entry(finding: finding, city: city, story: stories.number(of: finding)))
    }
    for accepted in verdict.accepted {
      let story = stories.number(of: accepted.finding)
      entries.append(Entry(finding: accepted.finding, city: city, story: story, acceptance: accepted))
    }
    for group in UnaskedGroup.groups(of: verdict.notEvaluated) {
      lacks.append((group, city, group.story.flatMap { stories.number(ofID: $0) }))
    }
  }

  private func json(_ entry: Entry) -> JSONValue {
    let finding = entry.finding
    let isTelling = finding.howWeKnow != RuleSet.all[finding.rule]?.summary
    return [
      "rule": .string(finding.rule.rawValue),
      "severity": .string(finding.severity.rawValue),
      "city": number(entry.city),
      "story": number(entry.story),
      "at": .shown("\(finding.place)"),
      "subject": .shown(finding.subject),
      "what": .both(finding.what),
      "how": isTelling ? .both(finding.howWeKnow) : .null,
      "todo": .both(finding.whatToDo),
      "related": .array(
        finding.related.map { ["at": .shown("\($0.place)"), "note": .both($0.note)] }),
      "accepted": entry.acceptance.map {
        ["reason": .shown($0.reason), "expires": .shown($0.expires)]
      } ?? .null,
    ]
  }

  private func number(_ number: Int?) -> JSONValue { number.map { .integer(Int64($0)) } ?? .null }
}
