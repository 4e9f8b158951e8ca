import ContentSources
public import FileStore
public import PackFormat
public import SourceText

/// Why packs could not be built, released, inspected or verified.
public enum BuildError: Error, Sendable {
  /// A file could not be read or written.
  case file(FileError)
  /// There is no such city.
  case noSuchCity(String, known: [String])
  /// The output folder lies in the content, or the other way round.
  case outputInsideContent(String)
  /// Another build is at work on the same folder.
  case busy(String)
  /// What a city holds cannot be put into a pack, though no rule that is switched on objects.
  case cannotPack(city: String, Bilingual)
  /// A pack could not be written or is not sound.
  case pack(path: String, PackError)
  /// A file that only the tool writes is not as the tool writes it.
  case damaged(path: String, Bilingual)

  /// The sentence for people.
  public var message: Bilingual {
    switch self {
    case .file(let error): error.words
    case .noSuchCity(let city, let known):
      Bilingual(
        zh: "没有城市 \(city)。现有：\(known.joined(separator: "、"))",
        en: "there is no city \(city); there are: \(known.joined(separator: ", "))")
    case .outputInsideContent(let folder):
      Bilingual(
        zh: "输出文件夹 \(folder) 与内容文件夹重叠，请另选一个", en: "the output folder \(folder) overlaps the content; choose another")
    case .busy(let folder):
      Bilingual(zh: "另一个 citypack 正在写 \(folder)，请稍后再试", en: "another citypack is writing to \(folder); try again later")
    case .cannotPack(let city, let reason):
      Bilingual(zh: "无法打包 \(city)：\(reason.zh)", en: "cannot pack \(city): \(reason.en)")
    case .pack(let path, let error):
      Bilingual(zh: "\(path)：\(error.words.zh)", en: "\(path): \(error.words.en)")
    case .damaged(let path, let reason):
      Bilingual(zh: "\(path)：\(reason.zh)", en: "\(path): \(reason.en)")
    }
  }
}

/// Runs file operations, errors in this room's terms.
func throwingBuildError<Result>(_ body: () throws(FileError) -> Result) throws(BuildError) -> Result {
  do throws(FileError) {
    return try body()
  } catch {
    throw .file(error)
  }
}
