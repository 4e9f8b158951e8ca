import ContentSources
import SourceText

/// Characters that nobody sees, in what people see.
enum TextHiddenCharacter: CityRule {
  static let description = RuleDescription(
    id: RuleID("text/hidden-character"),
    severity: .error,
    summary: Bilingual(zh: "文字里有看不见的字符", en: "A text has a character that nobody sees"),
    explanation: Bilingual(
      zh: """
        标题、通知、城市名和图片描述是一行字：里面不能有换行、控制字符、改变书写方向的字符（能让锁屏上的字倒过来读）和零宽字符。正文可以换行，其余一样。\
        这些字符多半是从网页或聊天里粘贴来的。emoji 和阿拉伯文、印度文字里的连接符不算。
        """,
      en: """
        Titles, notifications, names of cities and alt texts are one line: no line breaks, control characters, \
        characters that turn the direction of writing (they can make a lock screen read backwards) or characters without \
        width. A body may have lines, the rest holds for it too. Such characters mostly come by pasting from a page or a \
        chat. Joiners inside an emoji and in the scripts of Arabia and India do not count.
        """),
    remedy: Bilingual(
      zh: "删去这个字符；看不见的，就把这一处重新打一遍。", en: "Take the character out; where it cannot be seen, type the place again."),
    fires: RuleDescription.Example(
      #"title: {en: "The\u202E Bund"}"#,
      note: Bilingual(zh: "U+202E 让后面的字倒着显示。", en: "U+202E turns what follows round.")),
    staysSilent: RuleDescription.Example(
      "title: {en: The Bund 👩‍🎨}", note: Bilingual(zh: "emoji 里的连接符没有问题。", en: "A joiner inside an emoji is fine.")))

  static func check(_ context: CityContext) -> [Finding] {
    ShownText.all(of: context.city).compactMap { shown in
      guard let hidden = HiddenScalar.first(in: shown.text.value, allowsLines: shown.part == .body) else { return nil }
      let (part, what) = (shown.part.words, hidden.words)
      return Finding(
        rule: description, at: shown.text.place, story: shown.story, subject: "\(shown.language) \(part.en)",
        what: Bilingual(
          zh: "\(shown.language) \(part.zh)里有\(what.zh)", en: "the \(shown.language) \(part.en) has \(what.en)"))
    }
  }
}
