import Digests
import StrictJSON

extension PackManifest {
  /// The bytes of `pack.json`: keys in ascending order, no white space, whole numbers only.
  var bytes: [UInt8] {
    JSONValue.object([
      .init("about", about.json),
      .init("contentRoot", .string(contentRoot.hex)),
      .init("contentVersion", .integer(Int64(contentVersion))),
      .init("entries", .array(entries.map(\.json))),
      .init("format", .integer(Int64(format))),
      .init("limits", ["bytes": .integer(Int64(dataBytes)), "entries": .integer(Int64(entries.count))]),
    ]).bytes()
  }
}

extension PackAbout {
  /// The bytes of the object as they stand in `pack.json`.
  var bytes: [UInt8] { json.bytes() }

  fileprivate var json: JSONValue {
    var members: [JSONValue.Member] = []
    if let datumPolicy { members.append(.init("datumPolicy", .string(datumPolicy))) }
    if let extent { members.append(.init("extent", extent.json)) }
    members.append(.init("id", .string(id)))
    members.append(.init("kind", .string(kind)))
    members.append(.init("languages", .array(languages.map(JSONValue.string))))
    if let licence { members.append(.init("licence", .string(licence))) }
    let names = names.sorted { PackName.precedes($0.key, $1.key) }
    members.append(.init("names", .object(names.map { .init($0.key, .string($0.value)) })))
    if let provenance { members.append(.init("provenance", .string(provenance))) }
    if let timeZone { members.append(.init("timeZone", .string(timeZone))) }
    return .object(members)
  }
}

extension PackExtent {
  fileprivate var json: JSONValue {
    func degrees(_ value: Int32) -> JSONValue { .decimal(units: Int64(value), decimals: 7) }
    return ["east": degrees(east), "north": degrees(north), "south": degrees(south), "west": degrees(west)]
  }
}

extension ListedEntry {
  fileprivate var json: JSONValue {
    ["bytes": .integer(Int64(byteCount)), "name": .string(name), "sha256": .string(sha256.hex)]
  }
}
