import CommandKit
import Testing

struct ParsingTests {
  private let tool = SampleTool.tool

  private func arguments(_ line: String) throws -> Arguments? {
    guard case .run(let arguments) = try tool.parse(words(line)) else { return nil }
    return arguments
  }

  private func words(_ line: String) -> [String] { line.split(separator: " ").map(String.init) }

  @Test(
    "a value may be joined with = or follow as a word, and a letter may carry it",
    arguments: [
      "bake 1,2 --jobs 4", "bake 1,2 --jobs=4", "bake 1,2 -j 4", "bake 1,2 -j4", "bake 1,2 -j=4", "bake --jobs 4 1,2",
      "bake 1,2 -sj4",
    ])
  func valueForms(line: String) throws {
    let arguments = try #require(try arguments(line))
    #expect(arguments.integer(SampleTool.jobs) == 4)
    #expect(arguments.operands == ["1,2"])
  }

  @Test(
    "negative numbers and a lone dash are operands and values",
    arguments: [
      ("bake -33.86,151.21", ["-33.86,151.21"]), ("bake -.5,1 -", ["-.5,1", "-"]), ("bake -- --jobs", ["--jobs"]),
      ("bake - -- -q", ["-", "-q"]),
    ])
  func operands(line: String, expected: [String]) throws {
    #expect(try arguments(line)?.operands == expected)
  }

  @Test func `a value may be a negative number or empty after the sign`() throws {
    #expect(try arguments("bake 1,2 --output -5")?.value(SampleTool.output) == "-5")
    #expect(try arguments("bake 1,2 --output=")?.value(SampleTool.output) == "")
    #expect(try arguments("bake 1,2 --output=a=b")?.value(SampleTool.output) == "a=b")
    #expect(try arguments("bake 1,2 --output=--x")?.value(SampleTool.output) == "--x")
  }

  @Test func `common options stand before or after the command`() throws {
    #expect(try arguments("--format json bake 1,2")?.value(SampleTool.format) == "json")
    #expect(try arguments("bake 1,2 --format json")?.value(SampleTool.format) == "json")
    #expect(try arguments("-q bake 1,2")?.has(SampleTool.quiet) == true)
  }

  @Test func `an option not given has its fallback, and is not had`() throws {
    let plain = try #require(try arguments("bake 1,2"))
    #expect(plain.integer(SampleTool.jobs) == 2)
    #expect(!plain.has(SampleTool.jobs))
    #expect(plain.value(SampleTool.output) == nil)
    #expect(plain.values(SampleTool.with).isEmpty)
  }

  @Test func `a repeatable option keeps every value in order`() throws {
    #expect(try arguments("bake 1,2 --with a --with=b")?.values(SampleTool.with) == ["a", "b"])
  }

  @Test(
    "help wins over every mistake, and stops at --",
    arguments: [
      ("--help", Request.help(command: nil)), ("-h", .help(command: nil)), ("bake --help", .help(command: "bake")),
      ("bake --nonsense -h", .help(command: "bake")), ("--help bake", .help(command: "bake")),
      ("--version", .version), ("-q --version", .version),
    ])
  func helpAndVersion(line: String, expected: Request) throws {
    #expect(try tool.parse(words(line)) == expected)
  }

  @Test func `help after a double dash is an operand`() throws {
    #expect(try arguments("bake -- --help")?.operands == ["--help"])
  }

  @Test(
    "every mistake is told apart",
    arguments: [
      ("", UsageError.noCommand),
      ("-q", .noCommand),
      ("bkae 1,2", .unknownCommand("bkae", suggestion: "bake")),
      ("exp", .unknownCommand("exp", suggestion: "explain")),
      ("frobnicate", .unknownCommand("frobnicate", suggestion: nil)),
      ("secrte", .unknownCommand("secrte", suggestion: nil)),
      ("bake 1,2 --job 3", .unknownOption("--job", suggestion: "--jobs")),
      ("--jobs 3 bake 1,2", .unknownOption("--jobs", suggestion: nil)),
      ("--verson", .unknownOption("--verson", suggestion: "--version")),
      ("bake 1,2 -x", .unknownOption("-x", suggestion: nil)),
      ("bake 1,2 --jobs", .missingValue(option: "--jobs", form: "N")),
      ("bake 1,2 --output --steam", .missingValue(option: "--output", form: "DIR")),
      ("bake 1,2 --steam=yes", .unexpectedValue(option: "--steam")),
      ("bake 1,2 --jobs 0", .badInteger(option: "--jobs", value: "0", range: 1...64)),
      ("bake 1,2 --jobs two", .badInteger(option: "--jobs", value: "two", range: 1...64)),
      ("bake 1,2 -j2 -j3", .repeatedOption("--jobs")),
      ("bake", .missingOperand("PLACE")),
      ("explain rye oat", .unexpectedOperand("oat")),
      (
        "bake 1,2 --format jsno",
        .badChoice(option: "--format", value: "jsno", choices: ["text", "json"], suggestion: "json")
      ),
    ])
  func mistakes(line: String, expected: UsageError) {
    #expect(throws: expected) { try tool.parse(words(line)) }
  }

  @Test(
    "every mistake has words in both languages that name what was typed",
    arguments: [
      (UsageError.unknownCommand("bkae", suggestion: "bake"), ["bkae", "bake"]),
      (.unknownOption("--job", suggestion: "--jobs"), ["--job", "--jobs"]),
      (.missingValue(option: "--jobs", form: "N"), ["--jobs N"]),
      (.unexpectedValue(option: "--steam"), ["--steam"]),
      (
        .badChoice(option: "--format", value: "x", choices: ["text", "json"], suggestion: nil),
        ["--format", "x", "json"]
      ),
      (.badInteger(option: "--jobs", value: "zwei", range: 1...64), ["--jobs", "zwei", "64"]),
      (.repeatedOption("--jobs"), ["--jobs"]),
      (.missingOperand("PLACE"), ["PLACE"]),
      (.unexpectedOperand("oat"), ["oat"]),
      (.invalid(value: "1;2", reason: Wording(zh: "要逗号", en: "wants a comma")), ["1;2"]),
    ])
  func words(error: UsageError, mentioned: [String]) {
    for language in WordingLanguage.allCases {
      for word in mentioned { #expect(error.message(language).contains(word)) }
    }
    #expect(error.message(.zh) != error.message(.en))
  }

  @Test(
    "a suggestion is near, or there is none",
    arguments: [
      ("validte", "validate"), ("vlaidate", "validate"), ("buidl", "build"), ("BUILD", "build"),
      ("comp", "completions"),
      ("x", nil), ("", nil), ("explore", nil), ("bud", nil),
    ])
  func suggestions(word: String, expected: String?) {
    #expect(suggestion(for: word, among: ["validate", "build", "completions", "convert"]) == expected)
  }
}
