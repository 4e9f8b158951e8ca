import SourceText
import Testing

@testable import ContentSources

@Suite("The bytes decide the encoding of XML")
struct XMLEncodingTests {
  private static let gbk: [UInt8] = [0xCD, 0xE2, 0xCC, 0xB2]

  private static func ascii(_ text: String) -> [UInt8] { Array(text.utf8) }

  static let cases: [(name: String, bytes: [UInt8], text: String?, rules: [String])] = [
    ("UTF-8", ascii("<a>外滩</a>"), "外滩", []),
    ("UTF-8 with its mark", [0xEF, 0xBB, 0xBF] + ascii("<?xml version='1.0' encoding='utf-8'?><a>外滩</a>"), "外滩", []),
    (
      "UTF-8 called GBK", ascii("<?xml version='1.0' encoding='GBK'?><a>外滩</a>"), "外滩", ["xml/encoding-mismatch"]
    ),
    (
      "UTF-8 called UTF-16", ascii("<?xml version='1.0' encoding='utf-16'?><a>Bund</a>"), "Bund",
      ["xml/encoding-mismatch"]
    ),
    ("ASCII called GBK", ascii("<?xml version='1.0' encoding='GBK'?><a>Bund</a>"), "Bund", []),
    ("ASCII called Latin-1", ascii("<?xml version='1.0' encoding='ISO-8859-1'?><a>Bund</a>"), "Bund", []),
    ("GBK declared", ascii("<?xml version='1.0' encoding='GB2312'?><a>") + gbk + ascii("</a>"), "外滩", []),
    ("GBK undeclared", ascii("<a>") + gbk + ascii("</a>"), "外滩", ["encoding/guessed"]),
    (
      "GBK called UTF-8", ascii("<?xml version='1.0' encoding='UTF-8'?><a>") + gbk + ascii("</a>"), "外滩",
      ["encoding/guessed"]
    ),
    ("Latin-1 undeclared", ascii("<a>M") + [0xFC] + ascii("nster</a>"), nil, ["encoding/unknown"]),
    (
      "Latin-1 declared", ascii("<?xml version='1.0' encoding='ISO-8859-1'?><a>M") + [0xFC] + ascii("nster</a>"), nil,
      ["xml/unknown-encoding"]
    ),
    (
      "broken GBK", ascii("<?xml version='1.0' encoding='GBK'?><a>") + gbk + [0xFF] + ascii("</a>"), nil,
      ["encoding/unknown"]
    ),
  ]

  @Test("text, or a refusal", arguments: cases)
  func encoding(_ row: (name: String, bytes: [UInt8], text: String?, rules: [String])) {
    let reading = openXML(row.bytes)
    #expect(reading.tree?.root?.trimmedText?.value == row.text, "\(row.name)")
    #expect(reading.rules == row.rules, "\(row.name)")
  }

  @Test(arguments: [(true, true), (true, false), (false, true), (false, false)])
  func `UTF-16 is read in either order, marked or not`(isBig: Bool, isMarked: Bool) {
    let text = (isMarked ? "\u{FEFF}" : "") + "<?xml version='1.0' encoding='UTF-16'?>\n<a>\n外滩🚶</a>"
    let reading = openXML(utf16(text, isBigEndian: isBig))
    #expect(reading.tree?.root?.trimmedText?.value == "外滩🚶")
    #expect(reading.tree?.root?.trimmedText?.place.lineAndColumn == "3:1")
    #expect(reading.rules.isEmpty)
  }

  @Test func `blank space before the declaration is passed over and told`() {
    let reading = openXML("\n\n <?xml version='1.0'?>\n<a>\nx</a>")
    #expect(reading.rules == ["xml/leading-blank"])
    #expect(reading.tree?.root?.place.lineAndColumn == "4:1")
    #expect(reading.tree?.root?.trimmedText?.place.lineAndColumn == "5:1")
  }
}
