import ContentSources
import GeometryFiles
public import SourceText

/// Every rule the tool knows: what readers find, what checks find, what the engine itself finds.
public struct RuleSet: Sendable {
  /// All rules, in ascending byte order of ids, each id once.
  public let descriptions: [RuleDescription]
  private let byID: [RuleID: RuleDescription]

  /// The rules of this version of the tool.
  public static let all = RuleSet(readerRules + checkRules.map { $0.description })

  init(_ rules: [RuleDescription]) {
    descriptions = rules.sorted { $0.id < $1.id }
    byID = Dictionary(rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The rule of this id; nil where there is none.
  public subscript(_ id: RuleID) -> RuleDescription? { byID[id] }

  /// The known id that an unknown one was most likely meant to be; empty where none is near. O(rules).
  public func similar(to id: RuleID) -> [RuleID] {
    NearestName.of(id.rawValue, among: descriptions.map(\.id.rawValue)).map { [RuleID($0)] } ?? []
  }
}

extension RuleSet {
  /// What the readers of `ContentSources` and those of borders find.
  private static var readerRules: [RuleDescription] {
    textReaderRules + xmlReaderRules + geoJSONReaderRules + borderRules
  }

  /// What is checked and found in this room: a plain list, held against the files by a test.
  static var checkRules: [any Rule.Type] { storyRules + cityRules + engineRules }

  /// Rules asked of each story, in the order in which a person would look.
  static let storyRules: [any StoryRule.Type] = [
    IdFormat.self,
    CoordinateMissing.self,
    CoordinateOutOfRange.self,
    CoordinateLostDecimalPoint.self,
    CoordinateUndecidedDatum.self,
    CoordinateNullIsland.self,
    CoordinateSwapped.self,
    CoordinateSign.self,
    CoordinateLowPrecision.self,
    OutsideExtent.self,
    OnRunway.self,
    OnWaterRunway.self,
    InAirfield.self,
    OnFormerRunway.self,
    FenceRadius.self,
    FenceRadiusImpossible.self,
    PositionConflict.self,
    TextMissing.self,
    TextLength.self,
    MediaMissing.self,
    MediaAltMissing.self,
  ]

  /// Rules asked of a city once.
  static let cityRules: [any CityRule.Type] = [
    CityIDFormat.self,
    NoStories.self,
    IdDuplicate.self,
    CoordinateDuplicate.self,
    MediaName.self,
    MediaUnused.self,
    MediaTooLarge.self,
    MediaUnreadable.self,
    MediaGPSPrivacy.self,
    ReferenceNotCovered.self,
    RegionOutside.self,
    RegionUndecided.self,
    CityNameMissing.self,
    TextHiddenCharacter.self,
    TextTooLong.self,
    DatumChanged.self,
    IdGone.self,
    IdMoved.self,
  ]

  /// What the engine and the reader of the reference find while at work.
  static let engineRules: [any Rule.Type] = [
    ReferenceImpossibleRow.self,
    BindingRule.self,
    ReferenceChanged.self,
    UnknownRule.self,
    UnusedAcceptance.self,
  ]
}
