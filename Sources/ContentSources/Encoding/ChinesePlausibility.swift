/// Whether bytes that are not UTF-8 read as ordinary Chinese in GB18030.
///
/// GB18030 gives a meaning to nearly every pair of high bytes, so that decoding proves nothing: `Münster` in Latin-1
/// would come out as a rare character. Chinese text consists almost wholly of the 3,755 characters of GB 2312 level 1
/// (first byte B0–D7, second A1–FE) and the signs of rows 1–3 (A1–A3); accented Latin letters stand before ASCII
/// letters and do not. Korean in EUC-KR uses pairs of level 1 too, but only those below C9.
enum ChinesePlausibility {
  static func isPlausible(_ bytes: [UInt8]) -> Bool {
    var counts = Counts()
    var index = 0
    while index < bytes.count {
      let lead = bytes[index]
      guard lead >= 0x80 else {
        index += 1
        continue
      }
      counts.add(lead, index + 1 < bytes.count ? bytes[index + 1] : 0)
      index += 2
    }
    return counts.arePlausible
  }

  private struct Counts {
    var pairs = 0
    var common = 0
    var signs = 0
    var commonFromC9 = 0

    mutating func add(_ lead: UInt8, _ trail: UInt8) {
      pairs += 1
      guard trail >= 0xA1 else { return }
      switch lead {
      case 0xB0...0xD7:
        common += 1
        if lead >= 0xC9 { commonFromC9 += 1 }
      case 0xA1...0xA3: signs += 1
      default: break
      }
    }

    /// Names of places hold rarer characters, so a fifth of the pairs may be anything.
    var arePlausible: Bool {
      let looksKorean = common >= 20 && commonFromC9 * 20 < common
      return common > 0 && (common + signs) * 5 >= pairs * 4 && !looksKorean
    }
  }
}
