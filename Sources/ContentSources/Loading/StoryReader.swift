import Geodesy
import SourceText

/// Reads a story of `content/` from its Markdown file.
enum StoryReader {
  /// Nil where the file is refused as a whole; `findings` says why.
  static func read(_ source: SourceBytes, id: String, city: CityConfig, findings: inout [Finding]) -> Story? {
    guard let markdown = MarkdownSource(source, findings: &findings) else { return nil }
    let fields = Fields(markdown.root, keys: KeyTable.story.keys, findings: &findings)
    var story = Story(id: readID(fields, fileID: id, at: markdown.root.place, findings: &findings))
    let position = readPosition(fields, city: city, findings: &findings)
    story.position = position.position
    if position.position == nil, position.isStated { story.unread.insert(.position) }
    story.radiusMeters = fields.meters("radiusMeters", findings: &findings)
    story.accuracyMeters = fields.meters("accuracyMeters", findings: &findings)
    story.checked = fields.texts("checked", findings: &findings)
    story.sources = fields.texts("sources", findings: &findings)
    story.address = fields.text("address", findings: &findings)
    story.isDraft = fields.choice("status", of: StoryStatus.self, findings: &findings)?.value == .draft
    story.images = readImages(fields, findings: &findings)
    story.texts = StoryTexts.read(fields, markdown, languages: city.languages, findings: &findings)
    note(.title, "title", fields, in: &story)
    note(.notification, "notification", fields, in: &story)
    story.places[.body] = markdown.text.place(at: markdown.body.lowerBound)
    return story
  }

  /// Where a text of the front matter stands, and whether the reading of its key has said all there is to say.
  private static func note(_ part: Story.Part, _ key: String, _ fields: Fields, in story: inout Story) {
    story.places[part] = fields[key]?.place
    if fields[key]?.mapping == nil { story.unread.insert(part) }
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
  ) -> (position: StoryPosition?, isStated: Bool) {
    let stated = fields.choice("datum", of: DatumName.self, findings: &findings)
    // A datum that cannot be read is not the city's: the place would be half a kilometre off.
    if stated == nil, fields.states("datum") { return (nil, true) }
    let datum = stated?.value ?? city.datum
    if ["latitude", "longitude", "location", "datum"].contains(where: { fields.misspelt[$0] != nil }) {
      return (nil, true)
    }
    var reader = PositionFields()
    let separate = reader.read(latitude: fields["latitude"], longitude: fields["longitude"])
    let wasStated = reader.isStated
    let joint = fields["location"].flatMap { node -> SourcePosition? in
      if wasStated { findings.append(.statedTwice(node)) }
      return wasStated ? nil : reader.read(pair: node)
    }
    findings += reader.finish()
    let position = (separate ?? joint).map { StoryPosition($0, datum: datum, policy: city.datumPolicy) }
    return (position, reader.isStated)
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
