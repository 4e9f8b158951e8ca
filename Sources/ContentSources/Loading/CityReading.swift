import FileStore
import SourceText

/// Reads one city, file by file.
struct CityReading {
  private let files: any FileSystem
  private let project: ProjectConfig
  private(set) var city: City
  private var points: [ReadDocument] = []

  /// Larger points files are refused.
  static let pointsByteLimit = 64 << 20
  /// Larger pictures are not looked into.
  static let imageByteLimit = 64 << 20

  init(_ files: any FileSystem, id: String, folder: String, project: ProjectConfig) {
    self.files = files
    self.project = project
    city = City(id: id, folder: folder, config: CityConfig(place: SourcePlace(file: folder)))
  }

  /// The configuration first, since stories and points are read by it.
  mutating func run(_ contents: CityFolder.Contents) {
    city.findings += contents.unreadable.map { Finding.unreadable($0) }
    readConfig(contents.files.first { $0.role == .config })
    for file in contents.files {
      switch file.role {
      case .config: break
      case .acceptedFindings: readAccepted(file)
      case .points: readPoints(file)
      case .story(let id): readStory(file, id)
      case .image(let name): readImage(file, name)
      case .unexpected: city.findings.append(.unexpectedFile(file.path))
      }
    }
    readLastRelease()
    var join = PointsJoin(stories: city.stories, city: city.config)
    for document in points { join.add(document) }
    city.stories = join.stories.sorted { $0.id.value.utf8.lexicographicallyPrecedes($1.id.value.utf8) }
    let read = city.findings.map { finding in
      var finding = finding
      finding.story = finding.story ?? join.owners[finding]
      return finding
    }
    city.findings = (read + join.findings).sorted(by: Finding.inReadingOrder)
  }

  private mutating func readConfig(_ file: ContentFile?) {
    guard let file else {
      city.findings.append(.noCityFile(city.folder))
      return
    }
    guard let source = source(file, byteLimit: YAMLComposer.byteLimit) else { return }
    city.config = CityConfigReader.read(source, id: city.id, project: project, findings: &city.findings)
  }

  private mutating func readAccepted(_ file: ContentFile) {
    guard let source = source(file, byteLimit: YAMLComposer.byteLimit) else { return }
    city.accepted = AcceptedFindingsReader.read(source, findings: &city.findings)
  }

  private mutating func readPoints(_ file: ContentFile) {
    guard let source = source(file, byteLimit: Self.pointsByteLimit) else { return }
    let document = SourceReading.read(source, encoding: city.config.encoding)
    city.findings += document.findings
    points.append(document)
  }

  /// The release that the builder will go by; where the file cannot be read the builder says so.
  private mutating func readLastRelease() {
    let path = FilePath.join(city.folder, "released.json")
    guard let kind = try? files.info(path)?.kind, kind == .file else { return }
    var findings: [Finding] = []
    let source = files.source(path, byteLimit: LastReleaseReader.byteLimit, findings: &findings)
    city.lastRelease = source.map(LastReleaseReader.read) ?? .damaged
  }

  private mutating func readStory(_ file: ContentFile, _ id: String) {
    var findings: [Finding] = []
    if let source = files.source(file.path, byteLimit: MarkdownSource.byteLimit, findings: &findings),
      let story = StoryReader.read(source, id: id, city: city.config, findings: &findings)
    {
      city.stories.append(story)
    }
    city.findings += findings.map { finding in
      var finding = finding
      finding.story = finding.story ?? id
      return finding
    }
  }

  /// Not mapped: somebody may be saving the picture just now, and a mapping of a file that gets shorter is a trap.
  private mutating func readImage(_ file: ContentFile, _ name: String) {
    do throws(FileError) {
      let bytes = try files.read(file.path, limit: Self.imageByteLimit)
      let info = bytes.withUnsafeBytes { ImageHeader.info(of: $0) }
      addImage(file, name, byteCount: bytes.count, info)
    } catch {
      guard error.reason == .tooLarge, let size = try? files.info(file.path)?.byteCount else {
        return city.findings.append(.unreadable(error))
      }
      addImage(
        file, name, byteCount: size,
        .unreadable(
          reason: Bilingual(
            zh: "超过 \(Self.imageByteLimit) 字节，没有看里面",
            en: "with more than \(Self.imageByteLimit) bytes it was not looked into")))
    }
  }

  private mutating func addImage(_ file: ContentFile, _ name: String, byteCount: Int, _ info: ImageInfo) {
    city.images.append(
      CityImage(name: name, place: SourcePlace(file: file.path), byteCount: byteCount, info: info))
  }

  private mutating func source(_ file: ContentFile, byteLimit: Int) -> SourceBytes? {
    files.source(file.path, byteLimit: byteLimit, findings: &city.findings)
  }
}
