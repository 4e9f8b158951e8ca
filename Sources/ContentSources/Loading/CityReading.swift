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

  init(_ files: any FileSystem, id: String, folder: String, project: ProjectConfig) {
    self.files = files
    self.project = project
    city = City(id: id, folder: folder, config: CityConfig(place: SourcePlace(file: folder)))
  }

  /// The configuration first, since stories and points are read by it.
  mutating func run(_ contents: [ContentFile]) throws(FileError) {
    try readConfig(contents.first { $0.role == .config })
    for file in contents {
      switch file.role {
      case .config: break
      case .acceptedFindings: try readAccepted(file)
      case .points: try readPoints(file)
      case .story(let id): try readStory(file, id)
      case .image(let name): try readImage(file, name)
      case .unexpected: city.findings.append(.unexpectedFile(file.path))
      }
    }
    try readLastRelease()
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

  private mutating func readConfig(_ file: ContentFile?) throws(FileError) {
    guard let file else {
      city.findings.append(.noCityFile(city.folder))
      return
    }
    guard let source = try source(file, byteLimit: YAMLComposer.byteLimit) else { return }
    city.config = CityConfigReader.read(source, id: city.id, project: project, findings: &city.findings)
  }

  private mutating func readAccepted(_ file: ContentFile) throws(FileError) {
    guard let source = try source(file, byteLimit: YAMLComposer.byteLimit) else { return }
    city.accepted = AcceptedFindingsReader.read(source, findings: &city.findings)
  }

  private mutating func readPoints(_ file: ContentFile) throws(FileError) {
    guard let source = try source(file, byteLimit: Self.pointsByteLimit) else { return }
    let document = SourceReading.read(source, encoding: city.config.encoding)
    city.findings += document.findings
    points.append(document)
  }

  private mutating func readLastRelease() throws(FileError) {
    let path = FilePath.join(city.folder, "released.json")
    guard try files.info(path)?.kind == .file else { return }
    var findings: [Finding] = []
    let source = try files.source(path, byteLimit: LastReleaseReader.byteLimit, findings: &findings)
    city.lastRelease = source.map(LastReleaseReader.read) ?? .damaged
  }

  private mutating func readStory(_ file: ContentFile, _ id: String) throws(FileError) {
    var findings: [Finding] = []
    if let source = try files.source(file.path, byteLimit: MarkdownSource.byteLimit, findings: &findings),
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

  private mutating func readImage(_ file: ContentFile, _ name: String) throws(FileError) {
    let mapped = try files.map(file.path)
    let info = mapped.withBytes { ImageHeader.info(of: $0) }
    city.images.append(
      CityImage(name: name, place: SourcePlace(file: file.path), byteCount: mapped.count, info: info))
  }

  private mutating func source(_ file: ContentFile, byteLimit: Int) throws(FileError) -> SourceBytes? {
    try files.source(file.path, byteLimit: byteLimit, findings: &city.findings)
  }
}
