/// Colours for a terminal, or none. Nothing is said by colour alone.
struct Paint: Sendable {
  enum Style: String {
    case strong = "1"
    case faint = "2"
    case red = "1;31"
    case yellow = "1;33"
    case blue = "1;36"
  }

  var isOn: Bool

  func callAsFunction(_ text: String, _ style: Style) -> String {
    isOn ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}
