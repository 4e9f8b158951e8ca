import GeometryFiles
import SourceText
import StrictJSON

/// What a feature says of itself in words.
struct GeoJSONProperties {
  var id: Located<String>?
  var name: Located<String>?
  var text: Located<String>?
  var notification: Located<String>?
  var address: Located<String>?
  /// Everything that is none of these, in file order.
  var fields: [ItemField] = []

  init(_ feature: GeoJSONFeature, in text: TextSource) {
    id = feature.id.flatMap { Self.located($0, label: "id", in: text) }
    for member in feature.properties {
      guard let value = Self.located(member.value, label: member.key, in: text) else { continue }
      if !take(member.key, value) {
        let place = text.place(at: member.keyRange.lowerBound)
        fields.append(ItemField(key: Located(member.key, at: place), value: value))
      }
    }
  }

  private mutating func take(_ key: String, _ value: Located<String>) -> Bool {
    switch CSVRole.role(of: key) {
    case .id where id == nil: id = value
    case .name where name == nil: name = value
    case .text where self.text == nil: self.text = value
    case .notification where notification == nil: notification = value
    case .address where address == nil: address = value
    default: return false
    }
    return true
  }

  /// A text's value, a number as written, anything else as its JSON; nil for `null`.
  private static func located(_ node: JSONNode, label: String, in text: TextSource) -> Located<String>? {
    let place = text.place(at: node.range.lowerBound, label: label)
    let raw = text.text(node.range)
    switch node.value {
    case .null: return nil
    case .string(let string): return Located(string, raw: raw, at: place)
    case .number, .boolean, .array, .object: return Located(raw, raw: raw, at: place)
    }
  }
}
