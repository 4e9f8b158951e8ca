import Digests
import PackFormat
import StrictJSON

extension PacksManifest {
  /// The bytes of the file, for people too: two spaces a level, keys in ascending order.
  var bytes: [UInt8] {
    JSONValue.object([
      .init("format", .integer(Self.format)),
      .init("packs", .array(packs.map(\.json))),
      .init("zlib", .string(zlibVersion)),
    ]).bytes(layout: .pretty)
  }

  /// Nil where the file is not as this program writes it.
  init?(reading bytes: [UInt8]) {
    guard let root = try? JSONDocument(bytes).root, root["format"]?.integer == Self.format,
      let zlib = root["zlib"]?.string, let rows = root["packs"]?.elements
    else { return nil }
    let packs = rows.compactMap(ManifestEntry.init)
    guard packs.count == rows.count else { return nil }
    self.init(zlibVersion: zlib, packs: packs)
  }

  private static let format: Int64 = 1
}

extension ManifestEntry {
  /// `path`, `bytes` and `sha256` are the pack's own, so that a script needs no second level.
  var json: JSONValue {
    [
      "bytes": .integer(Int64(pack.byteCount)), "city": .string(city), "contentRoot": .string(contentRoot.hex),
      "download": download.json, "kind": .string(kind), "path": .string(pack.name), "sha256": .string(pack.sha256.hex),
      "version": .integer(Int64(version)),
    ]
  }

  init?(_ node: JSONNode) {
    guard let city = node["city"]?.string, PackName.isValidID(city),
      let version = node["version"]?.integer, (1...999_999_999).contains(version),
      let root = node["contentRoot"]?.string.flatMap({ SHA256Digest(hex: $0) }),
      let pack = ManifestFile(node), let download = node["download"].flatMap(ManifestFile.init)
    else { return nil }
    // A list written before there was an atlas does not state the kind.
    let kind = node["kind"]?.string ?? "city"
    self.init(
      kind: kind, city: city, version: Int(version), contentRoot: root, pack: pack, download: download)
  }
}

extension ManifestFile {
  fileprivate var json: JSONValue {
    ["bytes": .integer(Int64(byteCount)), "path": .string(name), "sha256": .string(sha256.hex)]
  }

  /// A name with a slash is refused: what is listed here may be removed.
  fileprivate init?(_ node: JSONNode) {
    guard let name = node["path"]?.string, PackName.isValid(name), !name.utf8.contains(UInt8(ascii: "/")),
      let bytes = node["bytes"]?.integer, bytes >= 0,
      let sha256 = node["sha256"]?.string.flatMap({ SHA256Digest(hex: $0) })
    else { return nil }
    self.init(name: name, byteCount: Int(bytes), sha256: sha256)
  }
}
