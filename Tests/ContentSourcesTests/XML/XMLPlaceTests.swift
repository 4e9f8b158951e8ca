import SourceText
import TestSupport
import Testing

@testable import ContentSources

@Suite("Every place is where the thing starts")
struct XMLPlaceTests {
  @Test(
    "the place of an element is its tag, of a text its first letter, of an attribute its value",
    arguments: [
      ("<a>\n  <b\n    x = '1'\n    lat=\"31.2\"> t </b></a>", "2:3", "4:10", "4:17"),
      ("<a><!-- <b> --><b lat='>'>t</b></a>", "1:16", "1:24", "1:27"),
      ("<a><![CDATA[<b>]]><?p <b>?><b lat=''>\r\n\r\nt</b></a>", "1:28", "1:36", "3:1"),
      ("<a><b lat='&lt;'>&#32;&#x6ed;<![CDATA[x]]></b></a>", "1:4", "1:12", "1:23"),
    ])
  func places(text: String, tag: String, attribute: String, content: String) throws {
    let b = try #require(openXML(text).tree?.root?.children.first { $0.name.local == "b" })
    #expect(b.place.lineAndColumn == tag)
    #expect(b.attribute("lat")?.place.lineAndColumn == attribute)
    #expect(b.trimmedText?.place.lineAndColumn == content)
  }

  @Test func `lines beyond 65,535 are counted right`() throws {
    let text = "<a>" + String(repeating: "\n", count: 70_000) + "<b>\nx</b></a>"
    let b = try #require(openXML(text).tree?.root?.children.first { _ in true })
    #expect(b.place.lineAndColumn == "70001:1")
    #expect(b.trimmedText?.place.lineAndColumn == "70002:1")
  }

  @Test func `a fault beyond line 65,535 has its line`() {
    let text = "<a>" + String(repeating: "\n", count: 70_000) + "&</a>"
    #expect(openXML(text).refusal?.place.lineAndColumn == "70001:1")
  }

  /// The law that holds names, text and places together: each decoded letter stands where the map says.
  @Test func `the way back from text to source always agrees with how the text was written`() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<150 {
      var writer = RandomXML()
      writer.element(depth: 0, using: &random)
      guard let root = openXML(writer.text).tree?.root else {
        Issue.record("refused: \(writer.text)")
        continue
      }
      let elements = root.descendants
      #expect(elements.map { $0.place.column } == writer.tagColumns, "\(writer.text)")
      for (element, letters) in zip(elements, writer.letters) {
        var map = XMLTextMap(range: element.text.range)
        let found = zip(element.text.bytes.indices, letters).map { index, _ in
          map.sourceOffset(of: index - element.text.bytes.startIndex, in: element.text.source.bytes)
        }
        #expect(String(decoding: element.text.bytes, as: UTF8.self) == String(letters.map(\.letter)), "\(writer.text)")
        #expect(found == letters.map(\.offset), "\(writer.text)")
      }
    }
  }
}

/// Writes random elements on one line, remembering where each tag and each letter of leaf texts went.
private struct RandomXML {
  var text = ""
  var tagColumns: [Int] = []
  /// For each element, its own letters, all ASCII once decoded.
  var letters: [[(letter: Character, offset: Int)]] = []

  mutating func element(depth: Int, using random: inout SeededGenerator) {
    tagColumns.append(text.count + 1)
    let index = letters.count
    letters.append([])
    let attribute = ["", " x='>'", " y=\"a>'b\"", " z = '&lt;b>'"].randomElement(using: &random) ?? ""
    if Int.random(in: 0..<5, using: &random) == 0 {
      text += "<e\(attribute)/>"
      return
    }
    text += "<e\(attribute)>"
    let isLeaf = depth > 3 || Bool.random(using: &random)
    for _ in 0..<Int.random(in: 0..<5, using: &random) {
      if isLeaf { piece(of: index, using: &random) } else { element(depth: depth + 1, using: &random) }
    }
    // Blank text is not kept.
    if isLeaf { plain("k", of: index) }
    text += "</e>"
  }

  private mutating func piece(of index: Int, using random: inout SeededGenerator) {
    switch Int.random(in: 0..<7, using: &random) {
    case 0: reference("&amp;", "&", of: index)
    case 1: reference("&#65;", "A", of: index)
    case 2: reference("&#x2C;", ",", of: index)
    case 3: text += "<!-- <c> ]]> & -->"
    case 4: text += "<?pi <d> ?>"
    case 5:
      text += "<![CDATA["
      plain("&<]x", of: index)
      text += "]]>"
    default: plain("12.5, ", of: index)
    }
  }

  private mutating func plain(_ piece: String, of index: Int) {
    for letter in piece {
      letters[index].append((letter, text.utf8.count))
      text.append(letter)
    }
  }

  private mutating func reference(_ written: String, _ letter: Character, of index: Int) {
    letters[index].append((letter, text.utf8.count))
    text += written
  }
}
