import SourceText

/// Why a row of the reference cannot be true.
enum ReferenceFault: Hashable, Sendable {
  case missingHeadings([String])
  case noPlace
  case unknownKind(String)
  case noAerodrome
  case endsDisagreeWithLength(apart: Distance, length: Distance)
  case endsTooFarApart(Distance)
  case farFromAerodrome(Distance)

  /// The end of a sentence that begins with the name of the row.
  var words: Bilingual {
    switch self {
    case .missingHeadings(let names):
      let list = names.joined(separator: ", ")
      return Bilingual(zh: "缺少列：\(list)，因此整个参考资料都不采用", en: "has no column \(list), so the reference is not used")
    case .noPlace:
      return Bilingual(zh: "给出的数字不是地球上的位置", en: "gives numbers that are no place on Earth")
    case .unknownKind(let kind):
      return Bilingual(zh: "机场类型「\(kind)」无法识别", en: "is of an unknown type ‘\(kind)’")
    case .noAerodrome:
      return Bilingual(zh: "所属机场不在 airports.csv 中", en: "belongs to no aerodrome of airports.csv")
    case .endsDisagreeWithLength(let apart, let length):
      return Bilingual(
        zh: "两端相距 \(apart.words.zh)，而长度写的是 \(length.words.zh)",
        en: "has ends \(apart.words.en) apart but is said to be \(length.words.en) long")
    case .endsTooFarApart(let apart):
      return Bilingual(zh: "两端相距 \(apart.words.zh)", en: "has ends \(apart.words.en) apart")
    case .farFromAerodrome(let away):
      return Bilingual(zh: "距所属机场 \(away.words.zh)", en: "lies \(away.words.en) from its aerodrome")
    }
  }
}
