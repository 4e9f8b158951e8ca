public import SourceText

extension NumberProblem {
  /// What is wrong with the text, to follow "`raw` is not a number:".
  public var reason: Bilingual {
    switch self {
    case .empty: Bilingual(zh: "这里是空的", en: "there is nothing here")
    case .notANumber: Bilingual(zh: "看不出是数字", en: "it does not read as a number")
    case .tooLong: Bilingual(zh: "太长了，不可能是一个数字", en: "it is too long for a number")
    case .notFinite: Bilingual(zh: "不是有限的数", en: "it is not a finite number")
    case .hexadecimal: Bilingual(zh: "这是十六进制写法", en: "it is written in hexadecimal")
    case .underscore: Bilingual(zh: "数字中不能有下划线", en: "a number has no underscores")
    case .decimalComma: Bilingual(zh: "小数点写成了逗号", en: "a comma is used as decimal mark")
    case .severalPoints:
      Bilingual(zh: "有好几个小数点，多半是表格软件改动过", en: "it has several points, as spreadsheets write them")
    case .colons: Bilingual(zh: "度分秒之间用了冒号", en: "degrees and minutes are parted by colons")
    case .date: Bilingual(zh: "这是一个日期，多半是表格软件自动改的", en: "it is a date, probably made by a spreadsheet")
    case .twoNumbers: Bilingual(zh: "一处写了两个数", en: "there are two numbers in one place")
    case .sixtyOrMore: Bilingual(zh: "分和秒必须小于 60", en: "minutes and seconds stay below 60")
    case .fractionBeforeLastPart: Bilingual(zh: "只有最后一部分可以带小数", en: "only the last part may have decimals")
    case .marksOutOfOrder: Bilingual(zh: "度、分、秒的次序不对", en: "degrees, minutes and seconds are out of order")
    case .signAndHemisphere: Bilingual(zh: "正负号和方位字母只能写一个", en: "it has both a sign and a hemisphere")
    case .wrongHemisphere(let letter, .latitude):
      Bilingual(zh: "“\(letter)”是经度的方位，这里要的是纬度", en: "‘\(letter)’ belongs to a longitude, and this is the latitude")
    case .wrongHemisphere(let letter, .longitude):
      Bilingual(zh: "“\(letter)”是纬度的方位，这里要的是经度", en: "‘\(letter)’ belongs to a latitude, and this is the longitude")
    }
  }

  /// What to do about it; nil where the rule's own remedy says enough.
  public var advice: Bilingual? {
    switch self {
    case .decimalComma:
      Bilingual(zh: "把逗号改成点，例如 31.2397。", en: "Write a point: 31.2397.")
    case .colons:
      Bilingual(zh: "请写成 31°14′22″，或换算成十进制度。", en: "Write 31°14′22″, or decimal degrees.")
    case .severalPoints, .date:
      Bilingual(
        zh: "请从原始数据重新取得这个数；在表格软件里先把这一列设为“文本”。",
        en: "Take the number from the original again, and set the column to ‘text’ in the spreadsheet first.")
    case .twoNumbers:
      Bilingual(zh: "纬度和经度请各写一格。", en: "Give latitude and longitude a place each.")
    case .wrongHemisphere:
      Bilingual(zh: "看看两列是否写反了。", en: "See whether the two are exchanged.")
    case .empty, .notANumber, .tooLong, .notFinite, .hexadecimal, .underscore, .sixtyOrMore, .fractionBeforeLastPart,
      .marksOutOfOrder, .signAndHemisphere:
      nil
    }
  }
}
