internal import CAssets

/// The files a map page is made of, as they were compiled in.
struct PageAssets: Sendable {
  /// The map library.
  struct Leaflet: Sendable {
    var notice: String
    var script: String
    var style: String
  }

  var body: String
  var style: String
  var script: String
  /// Nil where it was not found when the tool was built.
  var leaflet: Leaflet?

  /// Those of this build.
  static let builtIn = PageAssets(
    body: text(citypack_page_html), style: text(citypack_page_css), script: text(citypack_page_js),
    leaflet: citypack_leaflet_js.bytes == nil
      ? nil
      : Leaflet(
        notice: text(citypack_leaflet_notice), script: withoutSourceMap(text(citypack_leaflet_js)),
        style: withoutSourceMap(text(citypack_leaflet_css))))

  /// The text of an asset with LF at the end of every line, as a browser sees it when it compares hashes.
  private static func text(_ asset: citypack_asset) -> String {
    let bytes = UnsafeBufferPointer(start: asset.bytes, count: asset.count)
    var lines: [UInt8] = []
    lines.reserveCapacity(bytes.count)
    for (index, byte) in bytes.enumerated() {
      if byte != 0x0D {
        lines.append(byte)
      } else if index + 1 == bytes.count || bytes[index + 1] != 0x0A {
        lines.append(0x0A)
      }
    }
    return String(decoding: lines, as: UTF8.self)
  }

  /// The note where to find the unpacked source would make developer tools ask for a file that is not there.
  private static func withoutSourceMap(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    lines.removeAll { $0.hasPrefix("//# sourceMappingURL=") || $0.hasPrefix("/*# sourceMappingURL=") }
    return lines.joined(separator: "\n")
  }
}
