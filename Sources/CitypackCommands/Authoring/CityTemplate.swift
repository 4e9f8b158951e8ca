import ContentSources
import Geodesy
import SourceText

/// The files of a new city: a commented `city.yaml` and one story to copy.
struct CityTemplate: Sendable {
  var id: String
  var languages: [LanguageTag]
  /// The middle of the city, where it was given.
  var center: Coordinate<WGS84>?
  var timeZone: String?
  /// The language of the comments.
  var comments: MessageLanguage

  /// `city.yaml`
  var config: String {
    let names = languages.map { "\($0): \(YAMLText.quoted(id))" }.joined(separator: ", ")
    return """
      # \(say("一座城市。每个键的说明见 docs/reference/keys.md。", "One city. Every key is explained in docs/reference/keys.md."))
      id: \(YAMLText.id(id))
      # \(say("城市的名字，每种语言一个；请改成真名。", "What the city is called in each language; write the real names."))
      names: {\(names)}
      # \(say("每个故事都要有的语言。", "The languages every story must have."))
      languages: [\(languages.map(\.rawValue).joined(separator: ", "))]
      # \(say("来源里坐标的基准：wgs84、gcj02 或 bd09。", "The datum of the positions in the sources: wgs84, gcj02 or bd09."))
      datum: wgs84
      # \(say("IANA 时区名。", "The time zone by its IANA name."))
      \(timeZone.map { "timezone: \($0)" } ?? "# timezone: Asia/Shanghai")
      # \(say("故事都应当落在这个范围里（度，WGS-84）。", "The box in which every story must lie, degrees WGS-84."))
      \(extent)
      licence: CC-BY-4.0

      """
  }

  /// `stories/<storyID>.md`
  var story: String {
    let titles = languages.map { "\($0): \(YAMLText.quoted(exampleTitle($0)))" }.joined(separator: ", ")
    let notifications = languages.map { "  \($0): \(YAMLText.quoted(exampleNotification($0)))" }.joined(separator: "\n")
    return """
      ---
      # \(say("草稿不会进包；写完后删掉下面这一行。", "A draft is not packed; take the next line out when the story is done."))
      status: draft
      id: \(Self.storyID)
      title: {\(titles)}
      # \(say("走近时看到的一句话。", "The sentence a walker sees on coming near."))
      notification:
      \(notifications)
      # \(say("人能站的地方，WGS-84，五到六位小数。", "Where a person can stand, WGS-84, five or six decimals."))
      \(position)
      # \(say("75 到 150 米。", "75 to 150 metres."))
      radiusMeters: 100
      # \(say("位置大约准到多少米，以及两个互不相干的依据。", "How well the place is known, and two independent sources for it."))
      accuracyMeters: 20
      checked: []
      # \(say("事实的出处。", "Where the facts are from."))
      sources: []
      ---

      \(languages.map { "# \($0)\n\n\(exampleBody($0))\n" }.joined(separator: "\n"))
      """
  }

  static let storyID = "example-story"

  private var extent: String {
    guard let center else { return "# extent: {south: 31.10, west: 121.30, north: 31.40, east: 121.70}" }
    let box = [
      ("south", max(center.latitude - 0.15, -90)), ("west", wrapped(center.longitude - 0.2)),
      ("north", min(center.latitude + 0.15, 90)), ("east", wrapped(center.longitude + 0.2)),
    ]
    return "extent: {\(box.map { "\($0): \(hundredths($1))" }.joined(separator: ", "))}"
  }

  private var position: String {
    guard let center else { return "# latitude: 31.23970\n# longitude: 121.48960" }
    return "latitude: \(center.latitude)\nlongitude: \(center.longitude)"
  }

  private func wrapped(_ longitude: Double) -> Double {
    longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude
  }

  private func hundredths(_ degrees: Double) -> String {
    let units = Int((degrees * 100).rounded())
    let fraction = String(units.magnitude % 100)
    return "\(units < 0 ? "-" : "")\(units.magnitude / 100).\(fraction.utf8.count < 2 ? "0" : "")\(fraction)"
  }

  private func say(_ zh: String, _ en: String) -> String { comments == .zh ? zh : en }

  private func exampleTitle(_ language: LanguageTag) -> String { isChinese(language) ? "示例" : "An example" }

  private func exampleNotification(_ language: LanguageTag) -> String {
    isChinese(language) ? "抬头看：门楣上的字是谁写的？" : "Look up: who cut the letters over the door?"
  }

  private func exampleBody(_ language: LanguageTag) -> String {
    isChinese(language)
      ? "在这里写 120 到 300 字：站在这个地方的人会看见什么，背后发生过什么。"
      : "Write 80 to 200 words here: what a person standing at this place can see, and what happened behind it."
  }

  private func isChinese(_ language: LanguageTag) -> Bool { language.rawValue.hasPrefix("zh") }
}
