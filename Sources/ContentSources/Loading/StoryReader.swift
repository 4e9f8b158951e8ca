import Geodesy
import SourceText

/// Reads a story of `content/` from its Markdown file.
enum StoryReader {
  /// Nil where the file is refused as a whole; `findings` says why.
  static func read(_ source: SourceBytes, id: String, city: CityConfig, findings: inout [Finding]) -> Story? {
    guard let markdown = MarkdownSource(source, findings: &findings) else { return nil }
    let fields = Fields(markdown.root, keys: KeyTable.story.keys, findings: &findings)
    var story = Story(id: readID(fields, fileID: id, at: markdown.root.place, findings: &findings))
    story.position = readPosition(fields, city: city, findings: &findings)
    story.radiusMeters = fields.meters("radiusMeters", findings: &findings)
    story.accuracyMeters = fields.meters("accuracyMeters", findings: &findings)
    story.checked = fields.texts("checked", findings: &findings)
    story.sources = fields.texts("sources", findings: &findings)
    story.address = fields.text("address", findings: &findings)
    story.isDraft = fields.choice("status", of: StoryStatus.self, findings: &findings)?.value == .draft
    story.images = readImages(fields, findings: &findings)
    story.texts = StoryTexts.read(fields, markdown, languages: city.languages, findings: &findings)
    return story
  }

  private enum StoryStatus: String, CaseIterable {
    case draft
    case ready
  }

  /// The id the file states, or else its name.
  private static func readID(
    _ fields: Fields, fileID: String, at place: SourcePlace, findings: inout [Finding]
  ) -> Located<String> {
    guard let node = fields["id"], let id = node.readText(&findings) else { return Located(fileID, at: place) }
    if node.isChangedByOthers { findings.append(.unsafeID(id)) }
    if id.value != fileID { findings.append(.idMismatch(id, name: fileID)) }
    return id
  }

  private static func readPosition(
    _ fields: Fields, city: CityConfig, findings: inout [Finding]
  ) -> StoryPosition? {
    let datum = fields.choice("datum", of: DatumName.self, findings: &findings)?.value ?? city.datum
    var reader = PositionFields()
    let separate = reader.read(latitude: fields["latitude"], longitude: fields["longitude"])
    let wasStated = reader.isStated
    let joint = fields["location"].flatMap { node -> SourcePosition? in
      if wasStated { findings.append(.statedTwice(node)) }
      return wasStated ? nil : reader.read(pair: node)
    }
    findings += reader.finish()
    return (separate ?? joint).map { StoryPosition($0, datum: datum, policy: city.datumPolicy) }
  }

  private static func readImages(_ fields: Fields, findings: inout [Finding]) -> [StoryImage] {
    let keys = KeyTable.story.keys.first { $0.name == "images" }?.children ?? []
    return fields.maps("images", findings: &findings).compactMap { node in
      let image = Fields(node, keys: keys, findings: &findings)
      let alt = image.textByLanguage("alt", findings: &findings)
      return image.text("file", findings: &findings).map { StoryImage(file: $0, alt: alt) }
    }
  }
}
