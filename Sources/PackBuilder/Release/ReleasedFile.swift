public import Digests
import FileStore
import SourceText

/// `released.json` of a city: what was last released, and which version numbers are spent.
///
/// Written by `citypack release` alone, so that a build gives every machine the same version.
public struct ReleasedFile: Sendable, Hashable {
  /// The city it belongs to: a file copied from another one must not lend it its version numbers.
  public var city: String
  /// The version last released. May be lower than `highestVersion`: old content can be released again.
  public var contentVersion: Int
  /// Names the content last released.
  public var contentRoot: SHA256Digest
  /// The highest version ever released; numbers up to it are never given to other content.
  public var highestVersion: Int
  /// The stories last released, in byte order of ids.
  public var stories: [ReleasedStory]

  public init(
    city: String, contentVersion: Int, contentRoot: SHA256Digest, highestVersion: Int, stories: [ReleasedStory]
  ) {
    self.city = city
    self.contentVersion = contentVersion
    self.contentRoot = contentRoot
    self.highestVersion = highestVersion
    self.stories = stories
  }

  static let fileName = "released.json"
  /// Twice what 20,000 stories need.
  static let byteLimit = 8 << 20

  /// Reads the file of a city, or of the atlas; nil where there is none.
  static func read(_ path: String, of city: String, _ files: any FileSystem) throws(BuildError) -> ReleasedFile? {
    let bytes = try throwingBuildError { () throws(FileError) -> [UInt8]? in
      guard try files.info(path) != nil else { return nil }
      return try files.read(path, limit: byteLimit)
    }
    guard let bytes else { return nil }
    guard let released = ReleasedFile(reading: bytes), released.city == city else {
      throw .damaged(
        path: path,
        Bilingual(
          zh: "不是 citypack release 为这座城市写的；请从版本库恢复",
          en: "not as citypack release writes it for this city; restore it from version control"))
    }
    return released
  }

  /// The version of a content: the released one if it is that content, else the first number not spent.
  public static func version(of contentRoot: SHA256Digest, after released: ReleasedFile?) -> Int {
    guard let released else { return 1 }
    return released.contentRoot == contentRoot ? released.contentVersion : released.highestVersion + 1
  }
}

/// A story as it was released: enough to notice an id that now means something else.
public struct ReleasedStory: Sendable, Hashable {
  public var id: String
  /// 1e-7 degrees, WGS-84.
  public var latitude: Int32
  /// 1e-7 degrees, WGS-84.
  public var longitude: Int32
  /// SHA-256 over one line `language<tab>title` per language in byte order, the first 16 hexadecimal digits.
  public var titleHash: String

  public init(id: String, latitude: Int32, longitude: Int32, titleHash: String) {
    self.id = id
    self.latitude = latitude
    self.longitude = longitude
    self.titleHash = titleHash
  }
}
