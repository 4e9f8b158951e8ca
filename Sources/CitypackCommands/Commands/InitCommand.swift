import CommandKit
import ContentSources
import FileStore
import Geodesy
import SourceText
import StrictJSON

/// `citypack init CITY`
enum InitCommand: CitypackCommand {
  private static let language = Option(
    "language", kind: .text(placeholder: "TAG", completion: .words(["zh-hans", "zh-hant", "en"])), isRepeatable: true,
    Wording(zh: "故事用的语言；不给则 zh-hans 和 en", en: "a language of its stories; zh-hans and en if not given"))
  private static let near = Option(
    "near", kind: .text(placeholder: "LAT,LON", completion: .nothing),
    Wording(zh: "城市中心，用来填范围", en: "the middle of the city, from which its extent is made"))
  private static let timeZone = Option(
    "timezone", kind: .text(placeholder: "ZONE", completion: .nothing),
    Wording(zh: "IANA 时区名，如 Asia/Shanghai", en: "the IANA time zone, such as Asia/Shanghai"))

  static let description = Command(
    "init", Wording(zh: "新建一座城市", en: "start a city"),
    discussion: Wording(
      zh: "写一个带说明的 city.yaml 和一个示例故事（草稿，不会进包），并说明下一步。已有的城市不会动。",
      en: "Writes a city.yaml with comments and an example story (a draft, which is not packed), and says what comes "
        + "next. A city that is there already is left alone."),
    operands: [Operand("CITY", Wording(zh: "城市编号，如 suzhou", en: "the city's id, such as suzhou"))],
    options: [language, near, timeZone, .content, .dryRun, .format],
    examples: [
      Example("citypack init suzhou", Wording(zh: "新建苏州", en: "Start Suzhou")),
      Example(
        "citypack init suzhou --near 31.30,120.62 --timezone Asia/Shanghai",
        Wording(zh: "连范围和时区一起填好", en: "Fill in extent and time zone too")),
    ],
    sections: [ToolDescription.contentSketch])

  static func run(_ session: Session) throws(CommandFailure) -> ExitCode {
    let template = try template(for: session)
    let folder = FilePath.join(session.arguments.value(.content) ?? "content", "cities/\(template.id)")
    let standing = try session.withFiles { (files) throws(FileError) in try files.info(folder) }
    guard standing == nil else {
      throw .configuration(
        Bilingual(zh: "\(folder) 已经存在，没有改动", en: "\(folder) is there already and was left alone"))
    }
    var files = NewFiles()
    files.add("\(folder)/city.yaml", template.config)
    files.add("\(folder)/stories/\(CityTemplate.storyID).md", template.story)
    try files.apply(in: session)
    if session.wantsJSON {
      try session.print(
        [
          "schemaVersion": 1, "city": .string(template.id), "files": files.json,
          "dryRun": .boolean(session.arguments.has(.dryRun)),
        ] as JSONValue)
    } else if !session.arguments.has(.dryRun) {
      for entry in files.entries { try session.print(Bilingual(zh: "写了 \(entry.path)", en: "wrote \(entry.path)")) }
      for line in nextSteps(template, folder) { session.say(line) }
    }
    return .fine
  }

  private static func template(for session: Session) throws(CommandFailure) -> CityTemplate {
    let id = session.arguments.operands.first ?? ""
    guard ContentID.isValid(id) else {
      throw session.invalid(
        id,
        Bilingual(
          zh: "编号只用小写字母、数字和单个连字符，字母开头，最多 \(ContentID.longest) 个",
          en: "an id is lower-case letters, digits and single hyphens, a letter first, at most \(ContentID.longest)"))
    }
    guard !ContentID.reservedForPacks.contains(id) else {
      throw session.invalid(
        id, Bilingual(zh: "这个名字留给国界图集的包", en: "the name is kept for the pack of the atlas of borders"))
    }
    var languages: [LanguageTag] = []
    let tags = session.arguments.values(language)
    for tag in tags.isEmpty ? ["zh-hans", "en"] : tags {
      guard let language = LanguageTag(rawValue: tag) else {
        throw session.invalid(
          tag, Bilingual(zh: "语言要写成小写的标签，如 zh-hans、en", en: "a language is a lower-case tag such as zh-hans or en"))
      }
      if !languages.contains(language) { languages.append(language) }
    }
    let center: Coordinate<WGS84>?
    if let text = session.arguments.value(near) {
      center = try PositionOperand.read(text, as: WGS84.self, in: session)
    } else {
      center = nil
    }
    return CityTemplate(
      id: id, languages: languages, center: center, timeZone: try zone(in: session), comments: session.language)
  }

  private static func zone(in session: Session) throws(CommandFailure) -> String? {
    guard let name = session.arguments.value(timeZone), !TimeZoneNames.contains(name) else {
      return session.arguments.value(timeZone)
    }
    let reason = TimeZoneNames.similar(to: name).map {
      Bilingual(zh: "没有这个时区，是不是 \($0)？", en: "there is no such time zone; did you mean \($0)?")
    }
    throw session.invalid(
      name,
      reason
        ?? Bilingual(
          zh: "没有这个时区；请写 IANA 名称，例如 Asia/Shanghai",
          en: "there is no such time zone; write an IANA name such as Asia/Shanghai"))
  }

  private static func nextSteps(_ template: CityTemplate, _ folder: String) -> [Bilingual] {
    var steps = [
      Bilingual(zh: "下一步：在 \(folder)/city.yaml 里写上真名", en: "next: write the real names in \(folder)/city.yaml")
    ]
    if template.center == nil || template.timeZone == nil {
      steps.append(Bilingual(zh: "　　　　填好范围 extent 和时区 timezone", en: "      fill in extent and timezone there"))
    }
    return steps + [
      Bilingual(
        zh: "　　　　把示例故事改成第一个故事，或者 citypack import 一个文件",
        en: "      turn the example into the first story, or citypack import a file"),
      Bilingual(
        zh: "　　　　重跑 content/tools/hazards.py，让机场资料包括这座城市",
        en: "      rerun content/tools/hazards.py, so that the runway data covers the city"),
      Bilingual(zh: "　　　　citypack validate \(folder)", en: "      citypack validate \(folder)"),
    ]
  }
}
