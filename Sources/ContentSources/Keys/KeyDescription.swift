public import SourceText

/// A key of a YAML file that the tool reads: the one description from which reading, hints and the reference are made.
public struct KeyDescription: Sendable {
  /// What a key takes.
  public enum Kind: Sendable, Hashable {
    case text
    /// A list of texts; a single text is a list of one.
    case texts
    /// One text a language: `{zh-hans: 外滩, en: The Bund}`.
    case textByLanguage
    case languages
    case meters
    case wholeNumber
    /// Decimal degrees, or degrees, minutes and seconds.
    case degrees
    /// Two numbers in one text, one list or one map.
    case position
    /// One of these words.
    case choice([String])
    /// `YYYY-MM-DD`.
    case day
    /// An IANA name.
    case timeZone
    /// A map with keys of its own.
    case map
    /// A list of maps with keys of their own.
    case maps
    /// A map from rule ids to severities.
    case severities
  }

  public var name: String
  public var kind: Kind
  public var isRequired: Bool
  public var meaning: Bilingual
  /// A value as it stands in a file.
  public var example: String
  /// What a number may be, both ends included; every key that takes a number states it here.
  public var bounds: ClosedRange<Double>?
  /// Names that people write for it by mistake; they are hinted at, not read.
  public var mistakes: [String]
  /// The keys of the map, or of each map in the list.
  public var children: [KeyDescription]

  public init(
    _ name: String, _ kind: Kind, isRequired: Bool = false, meaning: Bilingual, example: String,
    bounds: ClosedRange<Double>? = nil, mistakes: [String] = [], children: [KeyDescription] = []
  ) {
    self.name = name
    self.kind = kind
    self.isRequired = isRequired
    self.meaning = meaning
    self.example = example
    self.bounds = bounds
    self.mistakes = mistakes
    self.children = children
  }
}

extension KeyDescription {
  /// Whether something is missed where the key is absent: by this room, by a rule where it is part of a position, or by
  /// nobody, where the position would then be taken in another datum, half a kilometre off.
  var isMissedElsewhere: Bool {
    isRequired || kind == .position || kind == .degrees || name == "datum" || name == "datumPolicy"
  }
}

extension [KeyDescription] {
  /// The key that an unknown name was most likely meant to be.
  func meant(by name: String) -> KeyDescription? {
    let byMistake = first { $0.mistakes.contains(name) }
    return byMistake ?? NearestName.of(name, among: map(\.name)).flatMap { near in first { $0.name == near } }
  }
}

/// All keys of one kind of file.
public struct KeyTable: Sendable {
  /// The file below `content/`.
  public var file: String
  public var summary: Bilingual
  public var keys: [KeyDescription]

  public init(file: String, summary: Bilingual, keys: [KeyDescription]) {
    self.file = file
    self.summary = summary
    self.keys = keys
  }

  /// Every table, in the order of the reference.
  public static let all: [KeyTable] = [project, city, story, ignore]
}
