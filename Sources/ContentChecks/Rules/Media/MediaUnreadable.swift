import ContentSources
import SourceText

/// A file under images/ that is no picture.
enum MediaUnreadable: CityRule {
  static let description = RuleDescription(
    id: RuleID("media/unreadable"),
    severity: .error,
    summary: Bilingual(zh: "图片读不出来", en: "An image cannot be read"),
    explanation: Bilingual(
      zh: "按文件内容（不看扩展名）认不出是图片，或者损坏、不完整、后面多出别的数据：手机上会是一块空白或半张图。PNG 逐块核对校验和，其他格式核对各块首尾相接。",
      en:
        "Going by its content, not its name, the file is no picture, or is damaged, cut short or followed by something else: a phone would show a blank or half of it. Every check of a PNG is verified; in the other formats the blocks have to join up to the end."
    ),
    remedy: Bilingual(zh: "重新导出为 PNG、JPEG 或 WebP。", en: "Export it again as PNG, JPEG or WebP."),
    fires: RuleDescription.Example(
      "images/bund.png  (an HTML page saved by mistake)", note: Bilingual(zh: "存成了网页。", en: "A web page.")),
    staysSilent: RuleDescription.Example("images/bund.png  (a PNG)", note: Bilingual(zh: "正常。", en: "A picture.")))

  static func check(_ context: CityContext) -> [Finding] {
    context.city.images.compactMap { image in
      guard case .unreadable(let reason) = image.info else { return nil }
      return Finding(
        rule: description, at: image.place, subject: image.name,
        what: Bilingual(zh: "「\(image.name)」读不出来：\(reason.zh)", en: "‘\(image.name)’ cannot be read: \(reason.en)"))
    }
  }
}
