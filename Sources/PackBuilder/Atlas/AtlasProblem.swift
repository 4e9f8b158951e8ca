import BorderTools
import ContentSources
import FileStore
import GeometryFiles
import SourceText

/// Why the atlas of a content folder cannot be made.
enum AtlasProblem: Error {
  /// A file could not be read.
  case file(FileError)
  /// The machine or the output folder is at fault.
  case build(BuildError)
  /// What a file says is at fault: the byte, where it is known, and why.
  case content(path: String, offset: Int?, Bilingual)

  init(_ fault: TopoJSONFault, path: String) {
    self = .content(
      path: path, offset: fault.offset,
      Bilingual(zh: "不是可用的 TopoJSON：\(fault.reason)", en: "no TopoJSON that can be used: \(fault.reason)"))
  }

  init(_ fault: AtlasFault, path: String) {
    var offset: Int?
    if case .noPlaceOnEarth(let byte) = fault { offset = byte }
    self = .content(path: path, offset: offset, fault.words)
  }

  /// Runs a part of the build, errors in these terms.
  static func building<Result>(_ body: () throws(BuildError) -> Result) throws(AtlasProblem) -> Result {
    do throws(BuildError) { return try body() } catch { throw .build(error) }
  }

  /// The same as a finding, where the content is at fault; thrown, where the machine is.
  func finding(_ files: any FileSystem) throws(BuildError) -> Finding {
    let (path, offset, words): (String, Int?, Bilingual)
    switch self {
    case .file(let error): throw .file(error)
    case .build(let error): throw error
    case .content(let file, let byte, let what): (path, offset, words) = (file, byte, what)
    }
    var place = SourcePlace(file: path)
    if let offset, let bytes = try? files.read(path, limit: 64 << 20) {
      let (line, column) = LineTable(bytes).position(of: offset, in: bytes)
      (place.line, place.column) = (line, column)
    }
    return Finding(
      rule: .contentCannotPack, at: place, subject: words.en, what: words,
      howWeKnow: Bilingual(zh: "打包时试过。", en: "The builder tried."))
  }
}

extension AtlasFault {
  fileprivate var words: Bilingual {
    switch self {
    case .noObject(let name): Bilingual(zh: "没有名为 \(name) 的对象", en: "there is no object \(name)")
    case .noProperty(let object, let feature, let key):
      Bilingual(
        zh: "\(object) 的第 \(feature) 个要素没有可用的 \(key)", en: "feature \(feature) of \(object) has no usable \(key)")
    case .twice(let object, let adcode):
      Bilingual(zh: "\(object) 里 \(adcode) 出现两次", en: "\(adcode) stands twice in \(object)")
    case .noSuchProvince(let city, let province):
      Bilingual(zh: "\(city) 属于 \(province)，但没有这个省", en: "\(city) belongs to \(province), which is no province here")
    case .nobody(let adcode):
      Bilingual(zh: "atlas.json 提到 \(adcode)，但没有这个省", en: "atlas.json names \(adcode), which is no province here")
    case .noPlaceOnEarth: Bilingual(zh: "有一个位置不在地球上", en: "a position is no place on Earth")
    case .borders(let reason): Bilingual(zh: "边界做不成图册：\(reason)", en: "the borders make no atlas: \(reason)")
    }
  }
}
