import Digests

/// A script or a style sheet within the page.
struct InlineBlock: Sendable {
  private let element: String
  private let text: String

  /// - Parameter element: `script` or `style`. The text must not hold the element's end tag.
  init(_ element: String, _ text: String) {
    self.element = element
    self.text = text
  }

  var markup: String { "<\(element)>\(text)</\(element)>\n" }

  /// The source expression by which a policy lets exactly this text in.
  var source: String { "'sha256-\(base64(SHA256Digest(of: Array(text.utf8)).bytes))'" }
}

/// What a browser may do with the page: run these scripts, apply these styles, show pictures that are in it. Nothing else.
struct ContentSecurityPolicy: Sendable, CustomStringConvertible {
  let description: String

  init(scripts: [InlineBlock], styles: [InlineBlock]) {
    description = [
      "default-src 'none'",
      "script-src \(scripts.map(\.source).joined(separator: " "))",
      "style-src \(styles.map(\.source).joined(separator: " "))",
      "img-src data:",
      "base-uri 'none'",
      "form-action 'none'",
    ].joined(separator: "; ")
  }
}
