import Atlas
import CommandKit
import Geodesy
import SourceText

/// `citypack locate LAT,LON...`
enum LocateCommand: CitypackCommand {
  private static let datum = Option(
    "datum", kind: .choice(DatumName.allCases.map(\.rawValue)), fallback: DatumName.wgs84.rawValue,
    Wording(zh: "位置的基准", en: "the datum of the positions"))
  private static let accuracy = Option(
    "accuracy", kind: .integer(placeholder: "M", range: 0...100_000), fallback: "0",
    Wording(zh: "位置可能偏多少米", en: "how many metres the positions may be off"))

  static let description = Command(
    "locate", Wording(zh: "查位置在哪个省、哪个市", en: "say which province and city positions are in"),
    discussion: Wording(
      zh: "按行政区划包里的精确边界回答，只用整数运算。边界离得比误差还近时说“甲，或者乙”，不猜；不在任何省内但 22.2 公里内有陆地时"
        + "说最近的省。误差是 GCJ-02 公式的误差（平原 1 米，青藏高原 7 米）、边界的格子和 --accuracy 之和。\n\n"
        + "- 从标准输入逐行读：每行一个有 latitude 和 longitude 的 JSON 对象（也可以有 accuracyMeters 和 id），或者 CSV："
        + "有表头就按列名，没有就是前两列，先纬度。CSV 的每一行后面加上省、市、离边界的米数和把握。没有答案的行说明行号，别的照常，退出码为 1。",
      en:
        "Answered from the exact borders of an atlas, in whole numbers. Where a border is nearer than the error it says "
        + "'A, or B' and does not guess; in no province, but within 22.2 km of one, it names the nearest. The error is that "
        + "of the GCJ-02 formula (1 m in the lowlands, 7 m on the Tibetan plateau), the grid of the borders, and "
        + "--accuracy.\n\n"
        + "- reads lines from standard input: a JSON object a line with latitude and longitude (and, where wanted, "
        + "accuracyMeters and id), or CSV: by the names in its header, or else the first two columns, latitude first. Each "
        + "CSV row gets province, city, metres to the border and confidence added. Lines without an answer are named by "
        + "number, the others are answered, and the exit code is 1."),
    operands: [
      Operand(
        "LAT,LON", Wording(zh: "位置，先纬度后经度；- 为标准输入", en: "a position, latitude first; - for standard input"),
        count: .oneOrMore)
    ],
    options: [datum, accuracy, .atlas, .format],
    examples: [
      Example("citypack locate 31.2397,121.4896", Wording(zh: "外滩在哪里", en: "Where the Bund is")),
      Example(
        "citypack locate --accuracy 30 --format json 22.5333,114.1333",
        Wording(zh: "深圳河边，定位误差 30 米", en: "By the Shenzhen River, with a fix good to 30 m")),
      Example("citypack locate - < fixes.ndjson", Wording(zh: "一个位置的文件", en: "A file of positions")),
    ])

  static func run(_ session: Session) async throws(CommandFailure) -> ExitCode {
    let operands = session.arguments.operands
    guard operands == ["-"] || !operands.contains("-") else {
      throw session.invalid("-", Bilingual(zh: "只能单独用", en: "it stands alone"))
    }
    let hand = AtlasAtHand(session)
    guard let pack = try hand.pack() else {
      throw .configuration(
        Bilingual(
          zh: "没有行政区划包：先运行 citypack build，或者用 --atlas 给出",
          en: "there is no atlas: run citypack build first, or name one with --atlas"))
    }
    let atlas = try hand.prepare(pack)
    let locator = PositionLocator(
      atlas, datum: session.arguments.value(datum).flatMap(DatumName.init) ?? .wgs84,
      accuracyMeters: Double(session.arguments.integer(accuracy) ?? 0))
    let words = LocateWords(atlas.regions, language: session.language)
    if operands == ["-"] {
      var stream = LocateStream(session, locator, words)
      return try await stream.run()
    }
    for operand in operands { try answer(operand, locator, words, in: session) }
    return .fine
  }

  /// A line of text, or an object of the shape of `docs/schemas/locate.schema.json`.
  private static func answer(
    _ operand: String, _ locator: PositionLocator, _ words: LocateWords, in session: Session
  ) throws(CommandFailure) {
    // Whatever datum the numbers are in, they have to lie on Earth.
    let position = try PositionOperand.read(operand, as: WGS84.self, in: session)
    let sighting = locator.sighting(latitude: position.latitude, longitude: position.longitude, accuracyMeters: nil)
    guard let sighting else {
      throw session.invalid(operand, Bilingual(zh: "换算后不在地球上", en: "it becomes no place on Earth"))
    }
    guard session.wantsJSON else {
      let sentence = words.sentence(sighting)
      return try session.print(Bilingual(zh: "\(operand)  \(sentence.zh)", en: "\(operand)  \(sentence.en)"))
    }
    var output = Array(#"{"schemaVersion":1,"latitude":"#.utf8)
    DecimalDegrees.append(position.latitude, decimals: 7, to: &output)
    output.append(#","longitude":"#)
    DecimalDegrees.append(position.longitude, decimals: 7, to: &output)
    locator.append(sighting, to: &output)
    output.append("}\n")
    try session.print(output)
  }
}
