import CommandKit
import Geodesy
import SourceText
import StrictJSON
import SystemKit

/// `citypack convert --from DATUM --to DATUM LAT,LON...`
enum ConvertCommand: CitypackCommand {
  private static let datums = DatumName.allCases.map(\.rawValue)
  private static let from = Option(
    "from", kind: .choice(datums), fallback: DatumName.wgs84.rawValue, Wording(zh: "原来的基准", en: "the datum given"))
  private static let to = Option(
    "to", kind: .choice(datums), fallback: DatumName.gcj02.rawValue, Wording(zh: "要换成的基准", en: "the datum wanted"))
  private static let policy = Option(
    "policy", kind: .choice(ShiftPolicy.allCases.map(\.rawValue)), fallback: ShiftPolicy.mainland.rawValue,
    Wording(
      zh: "哪些地方有偏移：mainland 只有内地；amap 还有香港、澳门和台湾",
      en: "which places are shifted: mainland China alone, or as Amap does with Hong Kong, Macau and Taiwan"))
  private static let decimals = Option(
    "decimals", kind: .integer(placeholder: "N", range: 0...12), fallback: "7",
    Wording(zh: "小数位数", en: "digits after the point"))

  static let description = Command(
    "convert", Wording(zh: "在 WGS-84、GCJ-02 和 BD-09 之间换算位置", en: "convert positions between WGS-84, GCJ-02 and BD-09"),
    discussion: Wording(
      zh: "没有偏移的地方（比如首尔，或者默认设置下的香港）数字不变，基准是 WGS-84，并说明。边界附近一个 GCJ-02 位置可能对应"
        + "两个地方或一个也没有，那就说明并以退出码 1 结束。\n\n- 从标准输入逐行读 LAT,LON，逐行写；读不了的行输出空行，行号对得上。",
      en: "A place that is not shifted (Seoul, or Hong Kong unless asked for) keeps its numbers, which are WGS-84, and "
        + "that is said. Near the border a GCJ-02 position may stand for two places or none; then that is said, and the "
        + "exit code is 1.\n\n- reads lines of LAT,LON from standard input and writes a line for each; one that cannot "
        + "be converted becomes an empty line, so that lines keep their numbers."),
    operands: [
      Operand(
        "LAT,LON", Wording(zh: "位置，先纬度后经度；- 为标准输入", en: "a position, latitude first; - for standard input"),
        count: .oneOrMore)
    ],
    options: [from, to, policy, decimals, .format],
    examples: [
      Example(
        "citypack convert --from wgs84 --to gcj02 31.2397,121.4896",
        Wording(zh: "外滩在高德地图上的位置", en: "Where Amap shows the Bund")),
      Example(
        "citypack convert --from bd09 --to wgs84 --decimals 6 - < list.txt",
        Wording(zh: "一个百度坐标的文件", en: "A file of Baidu positions")),
      Example(
        "citypack convert -33.8568,151.2153",
        Wording(zh: "南纬是负数；这里没有偏移", en: "Southern latitudes are negative; nothing is shifted here")),
    ])

  static func run(_ session: Session) throws(CommandFailure) -> ExitCode {
    let converter = PositionConverter(
      from: datum(from, in: session), to: datum(to, in: session),
      policy: session.arguments.value(policy).flatMap(ShiftPolicy.init) ?? .mainland)
    let decimals = session.arguments.integer(decimals) ?? 7
    let operands = session.arguments.operands
    if operands.contains("-") {
      guard operands == ["-"], !session.wantsJSON else {
        throw session.invalid("-", Bilingual(zh: "只能单独用，而且是文字格式", en: "it stands alone, and in text format"))
      }
      return try convertStream(LineConverter(converter, decimals: decimals), in: session)
    }
    var code = ExitCode.fine
    for operand in operands {
      let isFine = try convert(operand, by: converter, decimals: decimals, in: session)
      if !isFine { code = .inputAtFault }
    }
    return code
  }

  private static func datum(_ option: Option, in session: Session) -> DatumName {
    session.arguments.value(option).flatMap(DatumName.init) ?? .wgs84
  }

  /// Answers one operand; false where it has no single answer.
  private static func convert(
    _ operand: String, by converter: PositionConverter, decimals: Int, in session: Session
  ) throws(CommandFailure) -> Bool {
    // Whatever datum the numbers are in, they have to lie on Earth.
    let position = try PositionOperand.read(operand, as: WGS84.self, in: session)
    switch converter.convert(latitude: position.latitude, longitude: position.longitude) {
    case .converted(let latitude, let longitude):
      try answer(latitude, longitude, converter.target, decimals: decimals, in: session)
      return true
    case .unshifted(let latitude, let longitude):
      try answer(latitude, longitude, .wgs84, decimals: decimals, in: session)
      if converter.source != converter.target {
        session.say(
          Bilingual(
            zh: "\(operand) 没有偏移：数字不变，是 WGS-84", en: "\(operand) is not shifted: the numbers stay and are WGS-84"))
      }
      return true
    case .ambiguous(let places):
      let shown = places.map { text($0.latitude, $0.longitude, decimals: decimals) }.joined(separator: " · ")
      session.sayAlways(
        places.isEmpty
          ? Bilingual(zh: "\(operand) 在边界上，没有地方与它对应", en: "\(operand) lies on the border, and no place stands for it")
          : Bilingual(zh: "\(operand) 在边界上，可能是：\(shown)", en: "\(operand) lies on the border and may be: \(shown)"))
      return false
    case .outOfRange:
      session.sayAlways(Bilingual(zh: "\(operand) 换算后不在地球上", en: "\(operand) becomes no place on Earth"))
      return false
    }
  }

  /// The shape of `docs/schemas/convert.schema.json`, one line a position; or `LAT,LON`.
  private static func answer(
    _ latitude: Double, _ longitude: Double, _ datum: DatumName, decimals: Int, in session: Session
  ) throws(CommandFailure) {
    guard session.wantsJSON else {
      return try session.print(text(latitude, longitude, decimals: decimals) + "\n")
    }
    var writer = JSONWriter()
    do throws(JSONWriter.NumberError) {
      writer.beginObject()
      writer.key("schemaVersion")
      writer.integer(1)
      writer.key("latitude")
      try writer.number(DecimalDegrees.format(latitude, decimals: decimals))
      writer.key("longitude")
      try writer.number(DecimalDegrees.format(longitude, decimals: decimals))
      writer.key("datum")
      writer.string(datum.rawValue)
      writer.endObject()
    } catch {
      throw .bug("degrees that are no JSON number: \(error)")
    }
    try session.print(writer.finish() + [UInt8(ascii: "\n")])
  }

  private static func text(_ latitude: Double, _ longitude: Double, decimals: Int) -> String {
    "\(DecimalDegrees.format(latitude, decimals: decimals)),\(DecimalDegrees.format(longitude, decimals: decimals))"
  }
}

extension ConvertCommand {
  /// Lines in, lines out, in the memory of a chunk.
  private static func convertStream(
    _ lines: LineConverter, in session: Session
  ) throws(CommandFailure) -> ExitCode {
    var lines = lines
    var output: [UInt8] = []
    while true {
      let chunk = try read(session)
      if chunk.isEmpty { break }
      lines.append(chunk, to: &output)
      try session.print(output)
      output.removeAll(keepingCapacity: true)
    }
    lines.finish(to: &output)
    try session.print(output)
    say(lines.tally, in: session)
    return lines.tally.bad == 0 ? .fine : .inputAtFault
  }

  private static func read(_ session: Session) throws(CommandFailure) -> [UInt8] {
    do { return try session.host.input.read(atMost: 1 << 18) } catch { throw .stream(error) }
  }

  private static func say(_ tally: LineConverter.Tally, in session: Session) {
    for bad in tally.firstBadLines {
      session.sayAlways(
        Bilingual(zh: "第 \(bad.line) 行：\(bad.reason.words.zh)", en: "line \(bad.line): \(bad.reason.words.en)"))
    }
    let more = tally.bad - tally.firstBadLines.count
    if more > 0 { session.sayAlways(Bilingual(zh: "还有 \(more) 行读不了", en: "and \(more) more such lines")) }
    if tally.unshifted > 0 {
      session.say(
        Bilingual(
          zh: "\(tally.unshifted) 行没有偏移：数字不变，是 WGS-84",
          en: "\(tally.unshifted) lines are not shifted: the numbers stay and are WGS-84"))
    }
    session.sayDetail(Bilingual(zh: "换算了 \(tally.converted) 行", en: "\(tally.converted) lines converted"))
  }
}

extension LineConverter.Reason {
  /// Why a line has no answer, in plain words.
  fileprivate var words: Bilingual {
    switch self {
    case .notAPosition: Bilingual(zh: "不是 LAT,LON", en: "it is not LAT,LON")
    case .outOfRange: Bilingual(zh: "不在地球上", en: "it is no place on Earth")
    case .ambiguous: Bilingual(zh: "在边界上，有两个地方或没有地方与它对应", en: "it lies on the border and stands for two places or none")
    }
  }
}
