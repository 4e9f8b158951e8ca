import SourceText

extension RuleDescription {
  static let coordinateHalfPosition = RuleDescription(
    id: RuleID("coord/half-position"),
    severity: .error,
    summary: Bilingual(zh: "只有纬度或只有经度", en: "only one of latitude and longitude is given"),
    explanation: Bilingual(
      zh: "两个数缺一个，就没有位置。空着的那个不会当作 0。",
      en: "One number of two is no position, and an empty one is not taken for 0."),
    remedy: Bilingual(
      zh: "补上缺的数；如果位置还不知道，就两个都空着。",
      en: "Fill in the missing number, or leave both empty while the place is unknown."),
    fires: Example("lat,lon\n31.2397,", note: Bilingual(zh: "缺经度。", en: "The longitude is missing.")),
    staysSilent: Example(
      "lat,lon,address\n,,福州路",
      note: Bilingual(zh: "两个都空：当作“还没有坐标”。", en: "Both empty: the place is kept without a position.")))
}
