import CommandKit
import ContentSources
import FileStore
import Geodesy
import SourceText

/// `citypack import FILE --city ID`
enum ImportCommand: CitypackCommand {
  private static let city = Option(
    "city", kind: .text(placeholder: "ID", completion: .cities),
    Wording(zh: "放进哪座城市（必须给）", en: "the city it goes into (required)"))
  private static let language = Option(
    "language", kind: .text(placeholder: "TAG", completion: .words(["zh-hans", "zh-hant", "en"])),
    Wording(zh: "文件里的文字是哪种语言；不给则城市的第一种", en: "the language of its texts; the city's first if not given"))
  private static let datum = Option(
    "datum", kind: .choice(DatumName.allCases.map(\.rawValue)),
    Wording(zh: "文件里坐标的基准；不给则城市的", en: "the datum of its positions; the city's if not given"))
  private static let positions = Option(
    "positions", kind: .choice(["story", "points"]), fallback: "story",
    Wording(zh: "位置写进每个故事，还是写进 points.csv", en: "positions go into the stories, or into points.csv"))

  /// As much as a city's points file may have.
  private static let byteLimit = 64 << 20

  static let description = Command(
    "import", Wording(zh: "把一个文件里的地点变成故事", en: "turn the places of a file into stories"),
    discussion: Wording(
      zh: "读 KML、KMZ、GeoJSON、CSV、GPX 或 Markdown（看内容，不看文件名），为每个新地点写一个故事的骨架（草稿），"
        + "并说明取了什么、没取什么、为什么。已有的故事一个字也不动：先按编号认，再按名字和位置认，所以再导入一次不会重复。"
        + "同一位置、名字不同的地点各是一个故事，并会提醒。\n\n"
        + "表格的列、GeoJSON 的属性和 KML 的数据按名字认（通知、故事、坐标……，见 docs/reference/keys.md），别的写成注释。\n\n"
        + "文件里有一行读不出，其余照样导入，退出码为 1。",
      en:
        "Reads KML, KMZ, GeoJSON, CSV, GPX or Markdown, by content and not by name; begins a story (a draft) for each "
        + "new place, and says what it took, what it left and why. Stories that are there are not touched: they are "
        + "recognised by id, then by name and position, so a second import adds nothing twice. Places on one spot under "
        + "different names are a story each, and that is said.\n\nColumns of a sheet, properties of GeoJSON and data of KML "
        + "are known by their names (notification, story, location …; docs/reference/keys.md lists them); any other becomes a "
        + "comment.\n\n"
        + "Where a place cannot be read the others are imported all the same, and the exit code is 1."),
    operands: [Operand("FILE", Wording(zh: "要导入的文件；- 是标准输入", en: "the file; - is standard input"), completion: .files)],
    options: [city, language, datum, positions, .content, .dryRun, .format],
    examples: [
      Example(
        "citypack import walk.kml --city shanghai --dry-run",
        Wording(zh: "先看会写什么", en: "See first what would be written")),
      Example(
        "citypack import list.csv --city shanghai --datum gcj02 --language zh-hans",
        Wording(zh: "坐标来自高德地图的表格", en: "A sheet with positions from Amap")),
      Example(
        "curl -s https://example.org/walk.gpx | citypack import - --city shanghai",
        Wording(zh: "从别的程序接过来", en: "From another program")),
    ],
    sections: [ToolDescription.contentSketch])

  static func run(_ session: Session) throws(CommandFailure) -> ExitCode {
    guard let id = session.arguments.value(city) else {
      throw .usage(.missingOption(city.dashed, form: "ID"), command: description.name)
    }
    let atHand = try CityAtHand(id, content: session.arguments.value(.content) ?? "content", in: session)
    let path = session.arguments.operands.first ?? ""
    let bytes = try session.withFiles { (files) throws(FileError) in try files.read(path, limit: byteLimit) }
    let document = SourceReading.read(bytes, named: path)
    let importing = Importing(
      document: document, path: path, city: atHand, language: try language(of: atHand, in: session),
      datum: session.arguments.value(datum).flatMap(DatumName.init) ?? atHand.config.datum,
      usesPointsFile: session.arguments.value(positions) == "points")
    let plan = importing.plan
    let files = try importing.files(for: plan, in: session)
    try files.apply(in: session)
    try ImportAnswer(importing: importing, plan: plan, files: files, session: session).give()
    let isAtFault = document.findings.contains { $0.severity == .error } || plan.skips.contains(where: \.isFault)
    return document.isRefused || isAtFault ? .inputAtFault : .fine
  }

  private static func language(of city: CityAtHand, in session: Session) throws(CommandFailure) -> LanguageTag {
    if let text = session.arguments.value(language) {
      guard let tag = LanguageTag(rawValue: text) else {
        throw session.invalid(
          text, Bilingual(zh: "语言要写成小写的标签，如 zh-hans、en", en: "a language is a lower-case tag such as zh-hans or en"))
      }
      return tag
    }
    guard let first = city.languages.first else {
      throw .configuration(
        Bilingual(
          zh: "\(city.folder)/city.yaml 没有写 languages；请写上，或者给 --language",
          en: "\(city.folder)/city.yaml names no languages; write them, or give --language"))
    }
    return first
  }
}
