import Digests
import FileStore

/// Content for many cities, the same bytes on every run: Markdown in two languages, pictures that are whole PNG files
/// of noise, and a reference that covers them all.
struct GeneratedContent {
  var folder: String
  var stories = 350
  var images = 20
  var imageBytes = 60_000
  private let files = LocalFileSystem()

  init(folder: String) { self.folder = folder }

  func write(cities: Range<Int>) throws {
    try writeReference()
    for city in cities { try write(city: city) }
  }

  static func id(_ city: Int) -> String { "city-\(1000 + city)" }

  private func write(city: Int) throws {
    var words = GeneratedWords(seed: UInt64(city) &* 7919)
    let path = "\(folder)/cities/\(Self.id(city))"
    try files.createFolder("\(path)/stories")
    try files.createFolder("\(path)/images")
    let config = """
      id: \(Self.id(city))
      names: {zh-hans: 城 \(city), en: City \(city)}
      languages: [zh-hans, en]
      country: CN
      datum: wgs84
      timezone: Asia/Shanghai
      extent: {south: 31.10, west: 121.30, north: 31.40, east: 121.70}
      licence: CC-BY-4.0

      """
    try put(Array(config.utf8), "\(path)/city.yaml")
    for index in 0..<images {
      try put(Picture.png(noise: words.noise(bytes: imageBytes)), "\(path)/images/\(image(index))")
    }
    for index in 0..<stories { try put(Array(story(index, &words).utf8), "\(path)/stories/\(id(index)).md") }
  }

  private func id(_ story: Int) -> String { "story-\(10_000 + story)" }
  private func image(_ index: Int) -> String { "picture-\(100 + index).png" }

  private func story(_ index: Int, _ words: inout GeneratedWords) -> String {
    // A grid, so that no two stories share a place.
    let (row, column) = (index / 20, index % 20)
    let latitude = "31.\(11_000 + row * 1000 + words.number(below: 900))"
    let longitude = "121.\(31_000 + column * 1800 + words.number(below: 1500))"
    var text = """
      ---
      id: \(id(index))
      title: {zh-hans: "\(words.chinese(characters: 6).dropLast(2))", en: "\(words.english(words: 3).dropLast(2))"}
      notification:
        zh-hans: "\(words.chinese(characters: 30).dropLast(1))"
        en: "\(words.english(words: 18).dropLast(1))"
      latitude: \(latitude)
      longitude: \(longitude)
      radiusMeters: \(80 + index % 60)
      accuracyMeters: 20
      checked: ["Map A, way \(index)", "Map B, node \(index)"]
      sources: ["Archive \(index), sheet 1"]

      """
    if index < images {
      text += "images:\n  - {file: \(image(index)), alt: {zh-hans: \"一张图\", en: \"A picture of noise\"}}\n"
    }
    return text + "---\n\n# zh-hans\n\n\(words.chinese(characters: 210))\n# en\n\n\(words.english(words: 140))"
  }

  private func writeReference() throws {
    let path = "\(folder)/reference"
    try files.createFolder(path)
    let airport = "1,ZZZZ,small_airport,Far Field,30.2,120.2,CN\n"
    try put(Array("id,ident,type,name,latitude_deg,longitude_deg,iso_country\n\(airport)".utf8), "\(path)/airports.csv")
    let columns = "id,airport_ref,airport_ident,length_ft,width_ft,surface,closed,le_ident,le_latitude_deg,"
    let runway = "2,1,ZZZZ,3000,100,CON,0,09,30.2,120.19,27,30.2,120.1995\n"
    try put(
      Array("\(columns)le_longitude_deg,he_ident,he_latitude_deg,he_longitude_deg\n\(runway)".utf8),
      "\(path)/runways.csv")
    try put(Array("name,south,west,north,east\nall,30,120,33,123\n".utf8), "\(path)/coverage.csv")
    let sums = try ["airports.csv", "runways.csv", "coverage.csv"].map { name in
      "\(SHA256Digest(of: try files.read("\(path)/\(name)")).hex)  \(name)\n"
    }.joined()
    try put(Array(sums.utf8), "\(path)/SHA256SUMS")
  }

  /// Without waiting for the disk: nobody minds losing these.
  private func put(_ bytes: [UInt8], _ path: String) throws { try BenchFile.write(bytes, to: path) }
}
