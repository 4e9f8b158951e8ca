public import SourceText
import StrictJSON

/// One HTML file that shows stories, borders, runways and findings on a map, from disk and without a network.
///
/// Everything is in it: scripts, styles and pictures. Nothing in it can run but the two scripts whose hashes its policy
/// names, and nothing is fetched. The same subject, language and day give the same bytes.
public struct MapPage: Sendable {
  /// Why no page can be made.
  public enum Failure: Error, Hashable {
    /// Leaflet was not there when this tool was built.
    case withoutLeaflet
  }

  private let subject: MapSubject
  private let language: MessageLanguage
  private let day: String
  private let assets: PageAssets

  /// A page.
  /// - Parameters:
  ///   - language: the one it opens in; it can be switched on the page.
  ///   - day: the UTC day it shows, `YYYY-MM-DD`.
  public init(_ subject: MapSubject, language: MessageLanguage, day: String) {
    self.init(subject, language: language, day: day, assets: .builtIn)
  }

  init(_ subject: MapSubject, language: MessageLanguage, day: String, assets: PageAssets) {
    self.subject = subject
    self.language = language
    self.day = day
    self.assets = assets
  }

  /// Whether this build of the tool can make pages.
  public static var isAvailable: Bool { PageAssets.builtIn.leaflet != nil }

  /// The page as UTF-8; O(bytes of the pictures and texts).
  public func bytes() throws(Failure) -> [UInt8] {
    guard let leaflet = assets.leaflet else { throw .withoutLeaflet }
    let styles = [leaflet.style, assets.style].map { InlineBlock("style", $0) }
    let scripts = [leaflet.script, assets.script].map { InlineBlock("script", $0) }
    let policy = ContentSecurityPolicy(scripts: scripts, styles: styles)
    var page: [UInt8] = []
    page.append(contentsOf: head(policy).utf8)
    for style in styles { page.append(contentsOf: style.markup.utf8) }
    page.append(contentsOf: "</head>\n<body>\n\(assets.body)".utf8)
    page.append(contentsOf: "<script type=\"application/json\" id=\"data\">".utf8)
    page.append(contentsOf: inertJSON(data.bytes()))
    page.append(contentsOf: "</script>\n\(leaflet.notice)".utf8)
    for script in scripts { page.append(contentsOf: script.markup.utf8) }
    page.append(contentsOf: "</body>\n</html>\n".utf8)
    return page
  }

  /// What the page knows, as `docs/schemas/map-page.schema.json` describes it.
  var data: JSONValue { MapData(subject, language: language, day: day).json }

  /// No text of the content stands here: the page puts its title in place itself.
  private func head(_ policy: ContentSecurityPolicy) -> String {
    """
    <!doctype html>
    <html lang="\(language == .zh ? "zh-Hans" : "en")">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="referrer" content="no-referrer">
    <meta name="color-scheme" content="light dark">
    <title>citypack</title>
    <link rel="icon" href="data:,">

    """
  }
}
