import CitypackCommands
import Testing

struct FrameTests {
  @Test func `the version is one line`() async {
    let run = await ToolRun("--version")
    #expect(run.code == .fine)
    #expect(run.output.split(separator: ".").count == 3)
    #expect(run.output.hasSuffix("\n") && run.messages.isEmpty)
  }

  @Test func `without a command the help stands on standard error and the exit code is 2`() async {
    let run = await ToolRun("")
    #expect(run.code == .usage)
    #expect(run.output.isEmpty)
    #expect(run.messages.contains("Usage: citypack") && run.messages.contains("error: no command given"))
  }

  @Test("help is an answer, asked for in any way", arguments: ["--help", "-h", "help"])
  func help(line: String) async {
    let run = await ToolRun(line)
    #expect(run.code == .fine)
    #expect(run.output.contains("Usage: citypack <command>") && run.messages.isEmpty)
  }

  @Test func `help on a command and --help of it are the same page`() async {
    let one = await ToolRun("help completions")
    let other = await ToolRun("completions --help")
    #expect(one.output == other.output && one.output.contains("citypack completions"))
  }

  @Test(
    "a mistake in usage is told on standard error with exit code 2 and what was meant",
    arguments: [
      ("hepl", "did you mean help?"), ("help complitions", "did you mean completions?"),
      ("completions bsh", "it must be bash, zsh or fish"), ("completions bash --colour never", "did you mean --color?"),
      ("completions bash --color red", "auto, always, never"), ("completions", "SHELL is missing"),
    ])
  func usage(line: String, expected: String) async {
    let run = await ToolRun(line)
    #expect(run.code == .usage)
    #expect(run.output.isEmpty)
    #expect(run.messages.hasPrefix("citypack: error: "))
    #expect(run.messages.contains(expected))
    #expect(run.messages.contains("see 'citypack help"))
  }

  @Test(
    "the language is asked for, or the locale's, or English",
    arguments: [
      ("hepl", [:], false), ("hepl", ["LANG": "zh_CN.UTF-8"], true), ("--lang zh hepl", [:], true),
      ("hepl --lang=zh", [:], true), ("--lang en hepl", ["LANG": "zh_CN.UTF-8"], false),
      ("hepl", ["LANG": "de_DE"], false),
    ] as [(String, [String: String], Bool)])
  func language(line: String, environment: [String: String], isChinese: Bool) async {
    let run = await ToolRun(line, environment: environment)
    #expect(run.messages.hasPrefix(isChinese ? "citypack: 错误：" : "citypack: error: "))
  }

  @Test("every shell has its completions", arguments: ["bash", "zsh", "fish"])
  func completions(shell: String) async {
    let run = await ToolRun("completions \(shell)")
    #expect(run.code == .fine)
    #expect(run.output.hasPrefix(shell == "zsh" ? "#compdef citypack" : "# \(shell) completion"))
  }

  @Test(arguments: ["abc", "1.5", "-1", "-9223372036854775808", "99999999999999999999"])
  func `a SOURCE_DATE_EPOCH that is no moment is a mistake in configuration`(_ moment: String) async {
    let run = await ToolRun("explain", environment: ["SOURCE_DATE_EPOCH": moment])
    #expect(run.code == .usage)
    #expect(run.messages.contains("SOURCE_DATE_EPOCH"))
  }

  @Test func `control characters from outside are shown, not sent to the terminal`() async {
    let run = await ToolRun(["explain", "\u{1B}]0;pwned\u{7}"])
    #expect(!run.messages.contains("\u{1B}"))
    #expect(run.messages.contains("\\u{1B}"))
  }
}
