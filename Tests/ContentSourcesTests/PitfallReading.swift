import ContentSources
import SourceText
import TestSupport

/// How the tables' inputs are read: a path under `content/` as that file of a small city, anything else as a file of
/// unknown format.
enum PitfallReading {
  static func read(_ source: SourceBytes) throws -> ReadDocument {
    if source.file.hasPrefix("content/") { return try readContent(source) }
    return SourceReading.read(source)
  }

  private static func readContent(_ source: SourceBytes) throws -> ReadDocument {
    var files = ContentFixture().files.mapValues { Array($0.utf8) }
    files[source.file] = source.bytes
    let reader = ContentReader(MemoryFileSystem(files: files), root: "content")
    let project = try reader.project()
    let city = try reader.city("town", in: project.config)
    let findings = (project.config.findings + city.findings).filter { $0.place.file == source.file }
    if city.stories.isEmpty, let last = findings.last {
      return .refused(.markdown, findings: findings.dropLast(), because: last)
    }
    let item = SourceItem(place: source.wholeFile, geometry: .none(address: nil))
    return ReadDocument(format: .markdown, items: [item], findings: findings, seen: 1)
  }
}
