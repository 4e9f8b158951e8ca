@testable import Atlas
import FileStore
import StrictJSON
import Testing

/// The published description of the bytes is true of the bytes, and the page shows it.
@Suite struct AtlasLayoutTests {
  struct Layout {
    var name: String
    var place: String
    var byteCount: Int
    var fields: [(offset: Int, type: String, name: String, value: String, meaning: String)]

    init?(_ node: JSONNode) {
      guard let name = node["name"]?.string, let place = node["where"]?.string, let bytes = node["bytes"]?.integer
      else { return nil }
      (self.name, self.place, byteCount) = (name, place, Int(bytes))
      fields = (node["fields"]?.elements ?? []).map { field in
        (
          Int(field["offset"]?.integer ?? -1), field["type"]?.string ?? "", field["name"]?.string ?? "",
          field["value"]?.string.map { "`\($0)`" } ?? field["value"]?.integer.map(String.init) ?? "",
          field["meaning"]?.string ?? ""
        )
      }
    }

    var markdown: String {
      let rows = fields.map { "| \($0.offset) | `\($0.type)` | \($0.name) | \($0.value) | \($0.meaning) |" }
      return """
        <!-- layout: \(name) -->
        \(name.prefix(1).uppercased())\(name.dropFirst()), \(byteCount) bytes: \(place).

        | offset | type | field | always | meaning |
        |--:|---|---|--:|---|
        \(rows.joined(separator: "\n"))
        <!-- end -->
        """
    }
  }

  let layouts: [Layout]

  init() throws {
    let bytes = try LocalFileSystem().read(Self.path("docs/atlas-layout.json"))
    layouts = (try JSONDocument(bytes).root["structures"]?.elements ?? []).compactMap(Layout.init)
    try #require(layouts.count == 2)
  }

  @Test func `borders are as described`() throws {
    let borders = try SampleAtlas.twoProvinces(isDatumUndecided: true).borders
    let bytes = try borders.encoded()
    let header = try #require(layouts.first { $0.name == "borders header" })
    let region = try #require(layouts.first { $0.name == "border region" })
    let values = try fields(of: header, in: bytes, at: 0)
    #expect(values["decimals"] == 6 && values["datum"] == 1 && values["version"] == 1)
    #expect(values["west"] == 113_500_000 && values["north"] == 30_500_000)
    #expect(values["regions"] == 4 && values["arcs"] == 7 && values["points"] == borders.points.count)
    for (index, expected) in borders.regions.enumerated() {
      let values = try fields(of: region, in: bytes, at: header.byteCount + index * region.byteCount)
      #expect(values["adcode"] == Int(expected.adcode) && values["province"] == expected.parent)
      #expect(values["flags"] == (expected.isDatumUndecided ? 1 : 0))
    }
    let tables = header.byteCount + 4 * region.byteCount
    #expect(bytes.count == tables + (values["arc bytes"] ?? 0) + (values["point bytes"] ?? 0))
  }

  @Test func `the page shows the tables of the description`() throws {
    let page = String(decoding: try LocalFileSystem().read(Self.path("docs/borders.md")), as: UTF8.self)
    for layout in layouts {
      #expect(page.contains(layout.markdown), "put this into docs/borders.md:\n\(layout.markdown)")
    }
  }

  /// Reads whole numbers by the description alone: gap-free, and filling the structure.
  private func fields(of layout: Layout, in bytes: [UInt8], at start: Int) throws -> [String: Int] {
    let widths = ["u8": 1, "u16": 2, "u32": 4, "i32": 4, "bytes8": 8]
    var values: [String: Int] = [:]
    var end = 0
    for field in layout.fields {
      #expect(field.offset == end, "\(layout.name): \(field.name)")
      let width = try #require(widths[field.type])
      end += width
      var number: UInt64 = 0
      for byte in bytes[(start + field.offset)..<(start + end)].reversed() { number = number << 8 | UInt64(byte) }
      values[field.name] =
        field.type == "i32" ? Int(Int32(truncatingIfNeeded: number)) : Int(truncatingIfNeeded: number)
    }
    #expect(end == layout.byteCount)
    return values
  }

  private static func path(_ path: String) -> String {
    (0..<3).reduce(#filePath) { folder, _ in FilePath.folder(of: folder) } + "/" + path
  }
}
