import Digests
import FileStore
import Geodesy
@testable import PackFormat
import StrictJSON
import Testing

/// The published description of the bytes is true of the bytes, and the page is made from the description.
@Suite struct LayoutDocumentTests {
  let layouts: [Layout]

  init() throws {
    let bytes = try LocalFileSystem().read(Self.path("docs/pack-layout.json"))
    layouts = (try JSONDocument(bytes).root["structures"]?.elements ?? []).compactMap(Layout.init)
    try #require(layouts.count == 8)
  }

  @Test func `fields follow one another without gap and fill their structure`() {
    for layout in layouts {
      var end = 0
      for field in layout.fields {
        #expect(field.offset == end, "\(layout.name): \(field.name)")
        end += field.width
      }
      #expect(end == layout.byteCount, "\(layout.name)")
    }
  }

  @Test func `every structure of a pack is as described`() throws {
    let pack = try SamplePack(stories: 3).open()
    let bytes = try SamplePack(stories: 3).bytes
    let end = pack.directory.reduce(0) { max($0, $1.endOffset) }
    var record = end
    for entry in pack.directory {
      let shared: [String: Int] = [
        "crc32": Int(entry.crc32), "packed bytes": entry.byteCount, "plain bytes": entry.byteCount,
        "name bytes": entry.name.utf8.count,
      ]
      let padding = entry.dataOffset - entry.headerOffset - 30 - entry.name.utf8.count
      try expect("local header", bytes, entry.headerOffset, shared.merging(["extra bytes": padding]) { $1 })
      if padding > 0 { try expect("padding", bytes, entry.dataOffset - padding, ["zero bytes": padding - 4]) }
      try expect("directory record", bytes, record, shared.merging(["header offset": entry.headerOffset]) { $1 })
      record += 46 + entry.name.utf8.count
    }
    let count = pack.directory.count
    try expect(
      "end record", bytes, record,
      ["entries here": count, "entries": count, "directory bytes": record - end, "directory offset": end])
    #expect(record + 22 == bytes.count)
  }

  @Test func `the table of places is as described`() throws {
    let points = (0..<3).map(SamplePack.point)
    let bytes = try PointTable.encode(points)
    let ids = points.reduce(0) { $0 + $1.id.utf8.count + 1 }
    try expect("points header", bytes, 0, ["count": 3, "id bytes": ids])
    for (index, point) in points.enumerated() {
      try expect(
        "point record", bytes, 24 + 20 * index,
        [
          "wgs84 latitude": Int(point.wgs84.latitude), "wgs84 longitude": Int(point.wgs84.longitude),
          "gcj02 latitude": Int(point.gcj02?.latitude ?? 0), "gcj02 longitude": Int(point.gcj02?.longitude ?? 0),
          "radius": Int(point.radiusMeters), "flags": point.gcj02 == nil ? 0 : 1,
        ])
    }
    #expect(String(decoding: bytes.suffix(ids), as: UTF8.self) == points.map { $0.id + "\n" }.joined())
  }

  @Test func `a download is as described`() throws {
    let pack = try SamplePack().open()
    let bytes = try DownloadTests.download(of: pack)
    let fields = try expect(
      "download header", bytes, 0, ["source bytes": 0, "result bytes": pack.fingerprint.byteCount])
    #expect(fields["result sha256"] == pack.fingerprint.sha256.hex)
    #expect(fields["source sha256"] == SHA256Digest.zero.hex)
    var start = 96 + 20 * (Int(fields["streams"] ?? "") ?? 0)
    for offset in stride(from: 96, to: start, by: 20) {
      start += Int(try expect("download stream", bytes, offset, [:])["packed bytes"] ?? "") ?? 0
    }
    #expect(start == bytes.count)
  }

  @Test func `the page shows the tables of the description`() throws {
    let page = String(decoding: try LocalFileSystem().read(Self.path("docs/packs.md")), as: UTF8.self)
    for layout in layouts {
      #expect(page.contains(layout.markdown), "put this into docs/packs.md:\n\(layout.markdown)")
    }
  }

  /// Reads a structure by its description alone, and compares what is named.
  @discardableResult
  private func expect(
    _ name: String, _ bytes: [UInt8], _ start: Int, _ values: [String: Int]
  ) throws -> [String: String] {
    let layout = try #require(layouts.first { $0.name == name })
    var found: [String: String] = [:]
    for field in layout.fields {
      let text = field.text(of: Array(bytes[start + field.offset..<start + field.offset + field.width]))
      found[field.name] = text
      if let constant = field.constant { #expect(text == constant, "\(name): \(field.name)") }
      if let value = values[field.name] { #expect(text == String(value), "\(name): \(field.name)") }
    }
    #expect(Set(values.keys).isSubset(of: found.keys), "\(name)")
    return found
  }

  private static func path(_ name: String) -> String {
    FilePath.join((1...3).reduce(#filePath) { path, _ in FilePath.folder(of: path) }, name)
  }
}

/// A structure as the description has it.
struct Layout {
  struct Field {
    var offset: Int
    var type: String
    var name: String
    var constant: String?
    var meaning: String

    var width: Int {
      let bits = Int(type.drop { !$0.isNumber }) ?? 0
      return type.hasPrefix("bytes") ? bits : bits / 8
    }

    /// A whole number in decimal, or bytes in hexadecimal.
    func text(of bytes: [UInt8]) -> String {
      if type.hasPrefix("bytes") {
        return bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
      }
      let value = bytes.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      return type.hasPrefix("i") ? String(Int32(truncatingIfNeeded: value)) : String(value)
    }
  }

  var name: String
  var place: String
  var byteCount: Int
  var fields: [Field]

  init?(_ node: JSONNode) {
    guard let name = node["name"]?.string, let place = node["where"]?.string, let bytes = node["bytes"]?.integer,
      let fields = node["fields"]?.elements
    else { return nil }
    self.name = name
    self.place = place
    byteCount = Int(bytes)
    self.fields = fields.map { field in
      Field(
        offset: Int(field["offset"]?.integer ?? -1), type: field["type"]?.string ?? "",
        name: field["name"]?.string ?? "", constant: field["value"]?.string ?? field["value"]?.number?.text,
        meaning: field["meaning"]?.string ?? "")
    }
  }

  var markdown: String {
    let title = name.prefix(1).uppercased() + name.dropFirst()
    let rows = fields.map { field in
      let constant = field.constant.map { field.type.hasPrefix("bytes") ? "`\($0)`" : $0 } ?? ""
      return "| \(field.offset) | `\(field.type)` | \(field.name) | \(constant) | \(field.meaning) |\n"
    }
    return """
      <!-- layout: \(name) -->
      \(title), \(byteCount) bytes: \(place).

      | offset | type | field | always | meaning |
      |--:|---|---|--:|---|
      \(rows.joined())<!-- end -->
      """
  }
}
