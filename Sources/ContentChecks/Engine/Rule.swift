import Atlas
import ContentSources
import SourceText

/// What a rule must have before it can be asked. A missing need makes it `NotEvaluated`, never silent.
enum Need: String, CaseIterable, Sendable {
  /// The city states the box its stories lie in.
  case extent
  /// The hazards reference is there and covers the story's place.
  case hazards
  /// `released.json`, where there is one, can be read.
  case readableRelease
  /// The atlas, where the city states its adcode.
  case atlas
}

/// A rule: its words, its examples and, in the two refinements, its check. One type a file.
protocol Rule: Sendable {
  static var description: RuleDescription { get }
  static var needs: [Need] { get }
  /// Rules whose findings about the same story say less than this one's, and give way to them.
  static var replaces: [RuleID] { get }
  /// Whether what it finds cannot be packed at all, so that no acceptance and no setting makes it pass.
  static var isBinding: Bool { get }
  /// Raised by one whenever the check answers differently for the same input: cached verdicts end with it.
  static var revision: Int { get }
}

extension Rule {
  static var needs: [Need] { [] }
  static var replaces: [RuleID] { [] }
  static var isBinding: Bool { false }
  static var revision: Int { 1 }
  static var id: RuleID { description.id }
}

/// A rule about one story.
protocol StoryRule: Rule {
  static func check(_ story: Story, in context: CityContext) -> [Finding]
}

/// A rule about a city as a whole: what stories share, what lies in its folders.
protocol CityRule: Rule {
  static func check(_ context: CityContext) -> [Finding]
}

/// What a check may look at: one city, the project's defaults, the hazards around, the borders.
struct CityContext: Sendable {
  var city: City
  var config: ProjectConfig
  var hazards: HazardReference?
  var atlas: Atlas?

  init(
    city: City, config: ProjectConfig = ProjectConfig(), hazards: HazardReference? = nil, atlas: Atlas? = nil
  ) {
    self.city = city
    self.config = config
    self.hazards = hazards
    self.atlas = atlas
  }

  /// The box every story must lie in; nil where the city states none.
  var extent: Extent? { city.config.extent?.value }

  /// The radius a story is packed with: its own, else the project's.
  func radiusMeters(of story: Story) -> Double? { story.radiusMeters?.value ?? config.defaultRadiusMeters }
}
