import Digests
import Foundation
import SourceText
import StrictJSON
import TestSupport
import Testing

@testable import Reports

@Suite struct MapPageTests {
  /// What stands between the tags of every element of a name, in order.
  private func blocks(_ element: String, in page: String) -> [String] {
    page.components(separatedBy: "<\(element)>").dropFirst().compactMap {
      $0.components(separatedBy: "</\(element)>").first
    }
  }

  @Test(arguments: [true, false])
  func `The policy lets in exactly what is in the page`(_ isBuiltIn: Bool) throws {
    let assets = isBuiltIn ? PageAssets.builtIn : MapScene.assets
    guard assets.leaflet != nil else { return }
    let page = text(try MapScene.page(assets: assets).bytes())
    let sources = ["script", "style"].map { element in
      let hashes = blocks(element, in: page).map { block in
        "'sha256-" + Data(SHA256Digest(of: Array(block.utf8)).bytes).base64EncodedString() + "'"
      }
      return "\(element)-src \(hashes.joined(separator: " "))"
    }
    #expect(blocks("script", in: page).count == 2 && blocks("style", in: page).count == 2)
    let policy = """
      default-src 'none'; \(sources[0]); \(sources[1]); img-src data:; base-uri 'none'; form-action 'none'
      """
    #expect(page.contains("<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">"))
  }

  @Test func `The policy comes before anything it governs`() throws {
    let page = text(try MapScene.page().bytes())
    let policy = try #require(page.range(of: "Content-Security-Policy"))
    for element in ["<style", "<script", "<link", "<img", "<body"] {
      if let range = page.range(of: element) { #expect(policy.upperBound < range.lowerBound, "\(element)") }
    }
  }

  @Test func `The same subject gives the same bytes`() throws {
    let first = try MapScene.page().bytes()
    for _ in 0..<5 { #expect(try MapScene.page().bytes() == first) }
  }

  @Test func `Without Leaflet there is no page, and the reason is said`() {
    var assets = MapScene.assets
    assets.leaflet = nil
    #expect(throws: MapPage.Failure.withoutLeaflet) { try MapScene.page(assets: assets).bytes() }
  }

  @Test func `The data can be taken out of the page again`() throws {
    let page = text(try MapScene.page().bytes())
    let block = try #require(page.components(separatedBy: "<script type=\"application/json\" id=\"data\">").last)
    let json = try #require(block.components(separatedBy: "</script>").first)
    #expect(Array(json.utf8) == inertJSON(MapScene.page().data.bytes()))
    #expect(try JSONSchema(named: "map-page.schema.json").faults(in: Array(json.utf8)).isEmpty)
  }

  @Test(arguments: [
    ("</script><script>", "\\u003c/script\\u003e\\u003cscript\\u003e"), ("a & b", "a \\u0026 b"),
    ("x\u{2028}y\u{2029}", "x\\u2028y\\u2029"), ("\u{20AC}\u{2027}", "\u{20AC}\u{2027}"), ("<!--", "\\u003c!--"),
  ])
  func `Data cannot end the element it stands in`(_ given: String, _ inert: String) throws {
    let bytes = inertJSON(JSONValue.string(given).bytes())
    #expect(text(bytes) == "\"\(inert)\"")
    #expect(try JSONDocument(bytes).root.string == given)
  }

  @Test func `The page's own files hold nothing that the policy would refuse`() {
    let assets = PageAssets.builtIn
    for script in [assets.script, assets.leaflet?.script ?? ""] {
      #expect(!script.lowercased().contains("</script") && !script.contains("<!--"))
      #expect(!script.contains("sourceMappingURL"))
    }
    for style in [assets.style, assets.leaflet?.style ?? ""] {
      #expect(!style.lowercased().contains("</style") && !style.contains("sourceMappingURL"))
    }
    #expect(assets.body.range(of: #"\s(on\w+|style|src)="#, options: .regularExpression) == nil)
    #expect(assets.body.range(of: #"href="[^#]"#, options: .regularExpression) == nil)
    #expect(!assets.script.contains("innerHTML"))
  }

  @Test(arguments: [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")])
  func `Base 64 is that of the RFC`(_ plain: String, _ encoded: String) {
    #expect(base64(Array(plain.utf8)) == encoded)
  }

  @Test func `Base 64 of all bytes is what others make of them`() {
    let bytes = (0..<256).map { UInt8($0) }
    #expect(base64(bytes) == Data(bytes).base64EncodedString())
  }
}
