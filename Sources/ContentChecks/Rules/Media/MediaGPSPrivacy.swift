import ContentSources
import SourceText

/// A picture that still says where its photographer stood.
enum MediaGPSPrivacy: CityRule {
  static let description = RuleDescription(
    id: RuleID("media/gps-privacy"),
    severity: .error,
    summary: Bilingual(zh: "图片里还留着 GPS 位置", en: "An image still carries a GPS position"),
    explanation: Bilingual(
      zh: "照片的 EXIF 里写着拍摄者站在哪里，有时就是家门口。图片原样进包，所以必须先去掉。",
      en: """
        The EXIF block of a photo says where the photographer stood, sometimes their own door. Packs take images as \
        delivered, so it has to go first.
        """),
    remedy: Bilingual(
      zh: "去掉 EXIF 再放进来，例如 exiftool -gps:all= 文件名。",
      en: "Strip it before adding the file, for example: exiftool -gps:all= FILE."),
    fires: RuleDescription.Example(
      "images/bund.jpg  (EXIF: GPSLatitude 31.2397)", note: Bilingual(zh: "直接来自手机。", en: "Straight from a phone.")),
    staysSilent: RuleDescription.Example(
      "images/bund.jpg  (EXIF without GPS)", note: Bilingual(zh: "没有位置。", en: "No position.")))

  static func check(_ context: CityContext) -> [Finding] {
    context.city.images.compactMap { image in
      guard case .readable(_, _, _, hasGPS: true) = image.info else { return nil }
      return Finding(
        rule: description, at: image.place, subject: image.name,
        what: Bilingual(
          zh: "「\(image.name)」里还留着拍摄者的 GPS 位置", en: "‘\(image.name)’ still carries the photographer's GPS position"))
    }
  }
}
