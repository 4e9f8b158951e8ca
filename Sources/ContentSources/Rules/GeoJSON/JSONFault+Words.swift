import SourceText
import StrictJSON

extension JSONSyntaxError.Reason {
  /// What is wrong, for people.
  var words: Bilingual {
    switch self {
    case .empty: Bilingual(zh: "文件是空的", en: "the file is empty")
    case .unexpectedEnd: Bilingual(zh: "文件在这里突然结束", en: "the file ends in the middle")
    case .expectedValue(let found):
      Bilingual(zh: "这里应该是一个值，却是\(named(found).zh)", en: "a value was due, not \(named(found).en)")
    case .expectedKey(let found):
      Bilingual(zh: "这里应该是双引号里的键，却是\(named(found).zh)", en: "a key in double quotes was due, not \(named(found).en)")
    case .expectedColon(let found):
      Bilingual(zh: "键后面应该是冒号，却是\(named(found).zh)", en: "a colon was due behind the key, not \(named(found).en)")
    case .expectedCommaOrEnd(let found):
      Bilingual(
        zh: "这里应该是逗号或右括号，却是\(named(found).zh)", en: "a comma or closing bracket was due, not \(named(found).en)")
    case .trailingComma: Bilingual(zh: "这个逗号后面没有东西", en: "nothing follows this comma")
    case .trailingData: Bilingual(zh: "JSON 已经结束，后面还有内容", en: "something follows the end of the JSON")
    case .comment: Bilingual(zh: "JSON 里不能有注释", en: "JSON has no comments")
    case .tooDeep(let limit): Bilingual(zh: "括号嵌套超过 \(limit) 层", en: "brackets nest more than \(limit) deep")
    case .tooManyBytes(let limit): Bilingual(zh: "超过 \(limit) 字节", en: "more than \(limit) bytes")
    case .duplicateKey: Bilingual(zh: "这个键前面已经有了", en: "this key was there before")
    case .unexpectedKind: Bilingual(zh: "这里的值不是需要的种类", en: "a value of another kind was due")
    default: textWords
    }
  }

  private var textWords: Bilingual {
    switch self {
    case .unterminatedString: Bilingual(zh: "这里开始的引号没有结束", en: "the quote that opens here is never closed")
    case .controlCharacter:
      Bilingual(zh: "文字里不能直接换行或用制表符，要写成 \\n、\\t", en: "a line break or tab inside a text is written \\n or \\t")
    case .badEscape: Bilingual(zh: "反斜杠后面的写法不对", en: "a backslash is followed by something that is no escape")
    case .loneSurrogate: Bilingual(zh: "\\u 只写了半个字符", en: "\\u gives only half a character")
    case .invalidUTF8: Bilingual(zh: "这里不是正确的 UTF-8", en: "these bytes are not UTF-8")
    case .byteOrderMark: Bilingual(zh: "文件开头有字节顺序标记", en: "the file starts with a byte order mark")
    default: numberWords
    }
  }

  private var numberWords: Bilingual {
    switch self {
    case .leadingZero: Bilingual(zh: "数字不能以 0 开头", en: "a number cannot start with 0")
    case .numberOutOfRange: Bilingual(zh: "数字太大", en: "the number is too large")
    case .unknownWord: Bilingual(zh: "只有 true、false 和 null 不用引号", en: "only true, false and null go without quotes")
    default: Bilingual(zh: "数字没有写完", en: "the number is cut short")
    }
  }

  private func named(_ byte: UInt8) -> Bilingual {
    guard (0x21..<0x7F).contains(byte) else { return Bilingual(zh: "别的字符", en: "another character") }
    let character = String(UnicodeScalar(byte))
    return Bilingual(zh: "“\(character)”", en: "‘\(character)’")
  }
}
