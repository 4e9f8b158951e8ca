public import Geodesy
public import SourceText

/// A language tag, lower-cased BCP 47: `zh-hans`, `zh-hant`, `en`.
public struct LanguageTag: RawRepresentable, Hashable, Sendable, Comparable, CustomStringConvertible {
  public let rawValue: String

  /// Nil unless the text has the shape of a lower-cased BCP 47 tag.
  public init?(rawValue: String) {
    let parts = rawValue.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = parts.first, (2...3).contains(first.count), first.allSatisfy({ ("a"..."z").contains($0) }),
      parts.dropFirst().allSatisfy({ part in
        (2...8).contains(part.count) && part.allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) }
      })
    else { return nil }
    self.rawValue = rawValue
  }

  public var description: String { rawValue }

  public static func < (a: Self, b: Self) -> Bool { a.rawValue.utf8.lexicographicallyPrecedes(b.rawValue.utf8) }
}

/// A story: a place, what is told there in each language, and how we know where it is.
///
/// Made of what was read, faults included: an absent or impossible value is a finding of a rule, not a parse failure.
public struct Story: Sendable {
  /// The id by which points, packs and journals know it. Equals the file name of `stories/<id>.md`.
  public var id: Located<String>
  /// The position the story will have, from front matter or `points.*`; nil where no file gives one.
  public var position: StoryPosition?
  /// Positions that other files give for the same id and that did not win.
  public var otherPositions: [StoryPosition]
  public var radiusMeters: Located<Double>?
  public var accuracyMeters: Located<Double>?
  public var texts: [LanguageTag: StoryText]
  public var images: [StoryImage]
  /// Where the facts are from, one a line.
  public var sources: [Located<String>]
  /// How the place was verified, one entry per independent source.
  public var checked: [Located<String>]
  public var isDraft: Bool
  /// The address a file gives where it has no position.
  public var address: Located<String>?
  /// Where the story's file states its parts, for findings about what they lack.
  public var places: [Part: SourcePlace]
  /// Parts that are stated and cannot be read, or are not there under their name: a finding has said so, and rules that
  /// miss them need not.
  public var unread: Set<Part>

  /// A part that a story must have.
  public enum Part: Sendable, Hashable {
    case title
    case notification
    case body
    case position
  }

  public init(id: Located<String>) {
    self.id = id
    self.position = nil
    self.otherPositions = []
    self.radiusMeters = nil
    self.accuracyMeters = nil
    self.texts = [:]
    self.images = []
    self.sources = []
    self.checked = []
    self.isDraft = false
    self.address = nil
    self.places = [:]
    self.unread = []
  }
}

/// A position of a story: as written, and as a WGS-84 place where that is possible.
public struct StoryPosition: Sendable, Hashable {
  public var written: SourcePosition
  public var datum: DatumName
  /// Nil where the numbers are out of range, or lie where the conversion has no single answer.
  public var wgs84: Coordinate<WGS84>?

  public init(written: SourcePosition, datum: DatumName, wgs84: Coordinate<WGS84>?) {
    self.written = written
    self.datum = datum
    self.wgs84 = wgs84
  }
}

/// What is told in one language.
public struct StoryText: Sendable {
  public var title: Located<String>?
  public var notification: Located<String>?
  /// CommonMark, as written, without the language heading.
  public var body: Located<String>?

  public init(title: Located<String>? = nil, notification: Located<String>? = nil, body: Located<String>? = nil) {
    self.title = title
    self.notification = notification
    self.body = body
  }
}

/// A picture a story uses.
public struct StoryImage: Sendable {
  /// The name under the city's `images/`.
  public var file: Located<String>
  public var alt: [LanguageTag: Located<String>]

  public init(file: Located<String>, alt: [LanguageTag: Located<String>] = [:]) {
    self.file = file
    self.alt = alt
  }
}
