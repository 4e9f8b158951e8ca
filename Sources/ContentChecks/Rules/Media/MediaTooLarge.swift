import ContentSources
import SourceText

/// A picture too heavy for a download over the air.
enum MediaTooLarge: CityRule {
  static let description = RuleDescription(
    id: RuleID("media/too-large"),
    severity: .error,
    summary: Bilingual(zh: "图片太大", en: "An image is too large"),
    explanation: Bilingual(
      zh: "图片原样进包，由走在路上的人下载。上限写在 citypack.yaml：maxImageBytes（默认 400000 字节）与 maxImagePixels（边长，默认 4096）。",
      en: """
        Packs take images as delivered, and walkers download them. The caps are in citypack.yaml: maxImageBytes (400,000 \
        unless stated) and maxImagePixels (the longer side, 4,096 unless stated).
        """),
    remedy: Bilingual(
      zh: "缩小或压缩图片；手机上 1200 像素宽足够。", en: "Scale it down or compress it; 1,200 pixels are enough on a phone."),
    fires: RuleDescription.Example("images/bund.jpg  2.1 MB", note: Bilingual(zh: "超过 400 KB。", en: "Over 400 KB.")),
    staysSilent: RuleDescription.Example(
      "images/bund.png  90 KB, 1200 × 800", note: Bilingual(zh: "合适。", en: "Fits.")))

  static func check(_ context: CityContext) -> [Finding] {
    context.city.images.flatMap { image in
      [tooManyBytes(image, context.config), tooManyPixels(image, context.config)].compactMap { $0 }
    }
  }

  private static func tooManyBytes(_ image: CityImage, _ config: ProjectConfig) -> Finding? {
    guard image.byteCount > config.maxImageBytes else { return nil }
    return finding(
      image, "bytes",
      Bilingual(
        zh: "「\(image.name)」有 \(image.byteCount) 字节，上限 \(config.maxImageBytes)",
        en: "‘\(image.name)’ has \(image.byteCount) bytes, the cap is \(config.maxImageBytes)"))
  }

  private static func tooManyPixels(_ image: CityImage, _ config: ProjectConfig) -> Finding? {
    guard case .readable(_, let width, let height, _) = image.info, max(width, height) > config.maxImagePixels
    else { return nil }
    return finding(
      image, "pixels",
      Bilingual(
        zh: "「\(image.name)」为 \(width) × \(height) 像素，边长上限 \(config.maxImagePixels)",
        en: "‘\(image.name)’ has \(width) × \(height) pixels, the cap for a side is \(config.maxImagePixels)"))
  }

  private static func finding(_ image: CityImage, _ cap: String, _ what: Bilingual) -> Finding {
    Finding(rule: description, at: image.place, subject: "\(image.name) \(cap)", what: what)
  }
}
