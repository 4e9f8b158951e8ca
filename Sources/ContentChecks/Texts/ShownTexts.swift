import ContentSources
import SourceText

/// A text that a person sees on a phone, and what it is.
struct ShownText {
  enum Part: Hashable {
    case cityName
    case title
    case notification
    case alt
    case body

    var words: Bilingual {
      switch self {
      case .cityName: Bilingual(zh: "城市名", en: "name of the city")
      case .title: Bilingual(zh: "标题", en: "title")
      case .notification: Bilingual(zh: "通知", en: "notification")
      case .alt: Bilingual(zh: "图片描述", en: "alt text")
      case .body: Bilingual(zh: "正文", en: "body")
      }
    }
  }

  var part: Part
  var language: LanguageTag
  var text: Located<String>
  /// The story's id; nil for the city's own.
  var story: String?

  /// All texts of a city, in the order of languages and stories.
  static func all(of city: City) -> [ShownText] {
    var texts = city.config.names.sorted { $0.key < $1.key }.map { language, text in
      ShownText(part: .cityName, language: language, text: text, story: nil)
    }
    for story in city.stories {
      let id = story.id.value
      for (language, text) in story.texts.sorted(by: { $0.key < $1.key }) {
        let parts: [(Part, Located<String>?)] = [
          (.title, text.title), (.notification, text.notification), (.body, text.body),
        ]
        for (part, text) in parts {
          if let text { texts.append(ShownText(part: part, language: language, text: text, story: id)) }
        }
      }
      for image in story.images {
        for (language, text) in image.alt.sorted(by: { $0.key < $1.key }) {
          texts.append(ShownText(part: .alt, language: language, text: text, story: id))
        }
      }
    }
    return texts
  }
}
