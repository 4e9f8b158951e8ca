/// A mistake on the command line. Options are named with their dashes, as typed.
public enum UsageError: Error, Hashable, Sendable {
  case noCommand
  case unknownCommand(String, suggestion: String?)
  case unknownOption(String, suggestion: String?)
  case missingValue(option: String, form: String)
  /// An option that must be given was not.
  case missingOption(String, form: String)
  case unexpectedValue(option: String)
  case badChoice(option: String, value: String, choices: [String], suggestion: String?)
  case badInteger(option: String, value: String, range: ClosedRange<Int>)
  case repeatedOption(String)
  case missingOperand(String)
  case unexpectedOperand(String)
  /// What a command found wrong with an operand or value after parsing.
  case invalid(value: String, reason: Wording)
}

extension UsageError {
  /// The one place where mistakes become words. No full stop, no tool name.
  public func message(_ language: WordingLanguage) -> String { wording[language] }

  private var wording: Wording {
    switch self {
    case .noCommand:
      Wording(zh: "没有说要做什么：请给出一个命令", en: "no command given")
    case .unknownCommand(let name, let suggestion):
      Wording(zh: "没有“\(name)”这个命令", en: "there is no command '\(name)'").suggesting(suggestion)
    case .unknownOption(let name, let suggestion):
      Wording(zh: "没有 \(name) 这个选项", en: "there is no option \(name)").suggesting(suggestion)
    case .missingValue(let option, let form):
      Wording(zh: "\(option) 后面要有一个值：\(option) \(form)", en: "\(option) needs a value: \(option) \(form)")
    case .missingOption(let option, let form):
      Wording(zh: "必须给出 \(option) \(form)", en: "\(option) \(form) must be given")
    case .unexpectedValue(let option):
      Wording(zh: "\(option) 不带值", en: "\(option) takes no value")
    case .badChoice(let option, let value, let choices, let suggestion):
      Wording(
        zh: "\(option) 不能是“\(value)”，只能是 \(choices.joined(separator: "、"))",
        en: "\(option) cannot be '\(value)', only \(choices.joined(separator: ", "))"
      ).suggesting(suggestion)
    case .badInteger(let option, let value, let range):
      Wording(
        zh: "\(option) 要一个 \(range.lowerBound) 到 \(range.upperBound) 的整数，而不是“\(value)”",
        en: "\(option) takes a whole number from \(range.lowerBound) to \(range.upperBound), not '\(value)'")
    case .repeatedOption(let option):
      Wording(zh: "\(option) 只能给一次", en: "\(option) may be given only once")
    case .missingOperand(let name):
      Wording(zh: "缺少参数 \(name)", en: "\(name) is missing")
    case .unexpectedOperand(let value):
      Wording(zh: "多出了一个参数“\(value)”", en: "'\(value)' is one argument too many")
    case .invalid(let value, let reason):
      Wording(zh: "“\(value)”：\(reason.zh)", en: "'\(value)': \(reason.en)")
    }
  }
}

extension Wording {
  fileprivate func suggesting(_ word: String?) -> Wording {
    guard let word else { return self }
    return Wording(zh: "\(zh)。是不是想写 \(word)？", en: "\(en); did you mean \(word)?")
  }
}
