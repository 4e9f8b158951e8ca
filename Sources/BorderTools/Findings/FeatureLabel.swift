import SourceText
import StrictJSON

/// What to call a feature: its name where it has one, else its number, else its place in the file.
struct FeatureLabel {
  private static let names = ["name-zh", "name", "NAME", "name_zh", "name-en", "adcode", "id", "gb", "code"]

  /// - Parameter index: from 0, among all features of all sources.
  static func of(_ feature: BorderShapes.Feature, index: Int) -> Bilingual {
    for name in names {
      guard let node = feature.properties.first(where: { $0.key == name })?.value, let text = text(of: node) else {
        continue
      }
      return Bilingual(same: text)
    }
    if let text = feature.id.flatMap(text) { return Bilingual(same: text) }
    return Bilingual(zh: "第 \(index + 1) 个要素", en: "feature \(index + 1)")
  }

  private static func text(of node: JSONNode) -> String? {
    if let text = node.string { return text.isEmpty ? nil : text }
    return node.number?.text
  }
}
