import CommandKit

extension Option {
  static let quiet = Option("quiet", short: "q", Wording(zh: "只报告错误", en: "say nothing but errors"))
  static let verbose = Option("verbose", short: "v", Wording(zh: "说得更细", en: "say more about what is done"))
  static let color = Option(
    "color", kind: .choice(["auto", "always", "never"]), fallback: "auto",
    Wording(zh: "是否用颜色；NO_COLOR 也有效", en: "when to use colour; NO_COLOR is heeded"))
  static let lang = Option(
    "lang", kind: .choice(["zh", "en"]),
    Wording(zh: "说中文还是英文；不给则看区域设置", en: "language of messages; the locale's if not given"))

  /// On every command that answers something.
  static let format = Option(
    "format", kind: .choice(["text", "json"]), fallback: "text",
    Wording(zh: "给人看还是给程序看", en: "for people or for programs"))
  /// On every command that writes.
  static let dryRun = Option(
    "dry-run", short: "n", Wording(zh: "只说会做什么，什么也不写", en: "say what would be done and write nothing"))
  /// On every command that reads the content.
  static let content = Option(
    "content", kind: .text(placeholder: "DIR", completion: .folders), fallback: "content",
    Wording(zh: "内容文件夹", en: "the content folder"))
  /// On every command that works on several cities at once.
  static let jobs = Option(
    "jobs", short: "j", kind: .integer(placeholder: "N", range: 1...256),
    Wording(zh: "同时处理几座城市；不给则每个处理器一座", en: "cities at a time; one per processor if not given"))

  /// What every command takes.
  static let common = [quiet, verbose, color, lang]
}

extension Completion {
  /// The cities of the content folder.
  static let cities = Completion.foldersInside("cities", of: .init(.content))
}
