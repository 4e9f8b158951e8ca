import ContentSources
import SourceText

/// Where the stories of a city stand in the page's list of all stories.
struct StoryNumbers: Sendable {
  private var numbers: [String: [(file: String, number: Int)]] = [:]

  /// Of no stories at all.
  init() {}

  /// Of stories that stand in a row from number `first` on.
  init(_ stories: [Story], first: Int) {
    for (offset, story) in stories.enumerated() {
      numbers[story.id.value, default: []].append((story.id.place.path, first + offset))
    }
  }

  /// The story a finding is about. Of several with one id it is the one whose file the finding names, else the first.
  func number(of finding: Finding) -> Int? {
    guard let id = finding.story, let known = numbers[id] else { return nil }
    return (known.first { $0.file == finding.place.path } ?? known.first)?.number
  }

  /// The first story with an id.
  func number(ofID id: String) -> Int? { numbers[id]?.first?.number }
}
