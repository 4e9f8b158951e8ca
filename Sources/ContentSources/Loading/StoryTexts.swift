import SourceText

/// Puts together what a story tells in each language: titles and notifications of the front matter, and the sections.
enum StoryTexts {
  static func read(
    _ fields: Fields, _ markdown: MarkdownSource, languages: [Located<LanguageTag>], findings: inout [Finding]
  ) -> [LanguageTag: StoryText] {
    let titles = fields.textByLanguage("title", findings: &findings)
    let notifications = fields.textByLanguage("notification", findings: &findings)
    let bodies = readBodies(markdown, findings: &findings)
    var texts: [LanguageTag: StoryText] = [:]
    for (language, title) in titles { texts[language, default: StoryText()].title = title }
    for (language, notification) in notifications { texts[language, default: StoryText()].notification = notification }
    for (language, body) in bodies { texts[language, default: StoryText()].body = body }
    let declared = Set(languages.map(\.value))
    guard !declared.isEmpty else { return texts }
    for (language, text) in texts.sorted(by: { $0.key < $1.key }) where !declared.contains(language) {
      guard let place = (text.body ?? text.title ?? text.notification)?.place else { continue }
      findings.append(.undeclaredLanguage(language, at: place))
    }
    return texts
  }

  /// The sections of the body; the first of two in one language.
  private static func readBodies(
    _ markdown: MarkdownSource, findings: inout [Finding]
  ) -> [LanguageTag: Located<String>] {
    guard markdown.body.count <= MarkdownRenderer.byteLimit else {
      let place = markdown.text.place(at: markdown.body.lowerBound)
      findings.append(.bodyTooLong(at: place))
      return [:]
    }
    let parts = LanguageSections.split(markdown.text, markdown.body)
    if let preamble = parts.preamble { findings.append(.textOutsideLanguage(at: preamble.place)) }
    findings += parts.otherHeadings.map { .headingIsNoLanguage($0) }
    var bodies: [LanguageTag: Located<String>] = [:]
    var headings: [LanguageTag: SourcePlace] = [:]
    for section in parts.sections {
      if let first = headings[section.language] {
        findings.append(.duplicateLanguage(section.heading, first: first))
        continue
      }
      headings[section.language] = section.heading.place
      bodies[section.language] = section.text
    }
    return bodies
  }
}
