import Digests
import PackFormat
import StrictJSON

extension ReleasedFile {
  /// The bytes of the file: one story a line, so that a version-control system shows what a release changed.
  public var bytes: [UInt8] {
    var text = """
      {
        "city": "\(city)",
        "contentRoot": "\(contentRoot.hex)",
        "contentVersion": \(contentVersion),
        "format": \(Self.format),
        "highestVersion": \(highestVersion),
        "stories": [
      """
    for (index, story) in stories.enumerated() {
      text += (index == 0 ? "\n" : ",\n") + "    " + String(decoding: story.json.bytes(), as: UTF8.self)
    }
    text += stories.isEmpty ? "]\n}\n" : "\n  ]\n}\n"
    return Array(text.utf8)
  }

  /// Nil where the file is not as this program writes it, to the byte: a key or row too many is somebody's edit or merge.
  /// Only line ends may differ, since a checkout on another system changes them.
  public init?(reading bytes: [UInt8]) {
    let bytes = bytes.filter { $0 != UInt8(ascii: "\r") }
    guard let root = try? JSONDocument(bytes).root, root["format"]?.integer == Self.format,
      let city = root["city"]?.string, PackName.isValidID(city), let version = root["contentVersion"]?.integer,
      let highest = root["highestVersion"]?.integer,
      version >= 1, version <= highest, highest < 999_999_999,
      let digest = root["contentRoot"]?.string.flatMap({ SHA256Digest(hex: $0) }),
      let rows = root["stories"]?.elements
    else { return nil }
    let stories = rows.compactMap(ReleasedStory.init)
    guard stories.count == rows.count else { return nil }
    guard zip(stories, stories.dropFirst()).allSatisfy({ $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }) else {
      return nil
    }
    self.init(
      city: city, contentVersion: Int(version), contentRoot: digest, highestVersion: Int(highest), stories: stories)
    guard self.bytes == bytes else { return nil }
  }

  private static let format: Int64 = 1
}

extension ReleasedStory {
  fileprivate var json: JSONValue {
    [
      "id": .string(id), "latitude": .decimal(units: Int64(latitude), decimals: 7),
      "longitude": .decimal(units: Int64(longitude), decimals: 7), "titleHash": .string(titleHash),
    ]
  }

  fileprivate init?(_ node: JSONNode) {
    guard let id = node["id"]?.string, PackName.isValidID(id), let titleHash = node["titleHash"]?.string,
      let latitude = node["latitude"]?.number?.value, abs(latitude) <= 90,
      let longitude = node["longitude"]?.number?.value, abs(longitude) <= 180
    else { return nil }
    self.init(
      id: id, latitude: Int32((latitude * 1e7).rounded()), longitude: Int32((longitude * 1e7).rounded()),
      titleHash: titleHash)
  }
}
