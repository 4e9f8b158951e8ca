import SourceText
import Testing

@testable import ContentSources

@Suite("What is not well-formed is refused with the place of the mistake")
struct XMLFaultTests {
  static let faults: [(text: String, place: String, kind: XMLFault.Kind)] = [
    ("<a>\n  Tom & Jerry</a>", "2:7", .bareAmpersand),
    ("<a>外滩 & x</a>", "1:7", .bareAmpersand),
    ("<a>R&D</a>", "1:5", .bareAmpersand),
    ("<a>x &#xZZ; y</a>", "1:6", .unknownEntity("#xZZ")),
    ("<a x=\"?p=1&q=2\"/>", "1:11", .bareAmpersand),
    ("<a>caf&eacute;</a>", "1:7", .unknownEntity("eacute")),
    ("<a>1 < 2</a>", "1:6", .bareLessThan),
    ("<a x=\"<\"/>", "1:7", .bareLessThan),
    ("<a>\n<b>x</c></a>", "2:5", .mismatchedTags(opened: "b")),
    ("<a>line<br>more</a>", "1:16", .mismatchedTags(opened: "br")),
    ("<a>\n <b>text", "2:2", .unclosedElement("b")),
    ("<a>", "1:1", .unclosedElement("a")),
    ("<a><!-- x</a>", "1:4", .unclosedComment),
    ("<a><![CDATA[ x</a>", "1:4", .unclosedCDATA),
    ("<a> ]]> </a>", "1:5", .strayCDATAEnd),
    ("<a>\n<b x='1' x='2'/></a>", "2:1", .repeatedAttribute),
    ("<a/><b/>", "1:5", .contentAfterRoot),
    ("<a/>\n<?xml version='1.0'?><b/>", "2:1", .misplacedDeclaration),
    ("", "1:1", .noElement),
    ("hello", "1:1", .noElement),
  ]

  @Test("the place is that of the mistake, not of its discovery", arguments: faults)
  func fault(_ row: (text: String, place: String, kind: XMLFault.Kind)) {
    let refusal = openXML(row.text).refusal
    #expect(refusal?.rule.rawValue == "xml/not-well-formed")
    #expect(refusal?.place.lineAndColumn == row.place, "\(row.text)")
    #expect(refusal?.what == row.kind.words, "\(row.text)")
  }

  @Test func `an unclosed tag names where it was opened`() {
    let refusal = openXML("<a>\n<b>x</c></a>").refusal
    #expect(refusal?.related.first?.place.lineAndColumn == "2:1")
  }

  @Test func `a quote forgotten is not taken for a crowded tag`() {
    let row = "<wpt lat=\"31.24 lon=\"121.49\"/>\n"
    let refusal = openXML("<gpx>\n" + String(repeating: row, count: 200) + "</gpx>").refusal
    #expect(refusal?.rule.rawValue == "xml/not-well-formed")
    #expect(refusal?.place.line == 2)
  }

  @Test(
    "every way to leave a file unfinished is refused",
    arguments: [
      "<a", "<a b", "<a b=", "<a b='", "<a b=''", "<a></", "<a></a", "<a>&", "<a>&#", "<a>&#1", "<?xml", "<a/><",
      "<a/>&",
      "<a b=1/>", "<a:b:c/>", "<a xmlns:x=''/>", "<a x:b='1' y:b='1' xmlns:x='u' xmlns:y='u'/>", "<a>\u{FFFE}</a>",
    ])
  func unfinished(text: String) {
    #expect(openXML(text).refusal != nil, "\(text)")
  }
}

@Suite("Nothing dangerous reaches the parser")
struct XMLSafetyTests {
  @Test(
    "a DOCTYPE is refused before parsing",
    arguments: [
      ("<!DOCTYPE a><a/>", "1:1"),
      ("<?xml version='1.0'?>\n<!DOCTYPE a [<!ENTITY x 'y'>]><a>&x;</a>", "2:1"),
      ("<!-- <a> -->\n <?pi ?>\n  <!DOCTYPE a SYSTEM 'file:///etc/passwd'><a/>", "3:3"),
      ("<!doctype html><html></html>", "1:1"),
      ("<!DOCTYPE", "1:1"),
    ])
  func doctype(text: String, place: String) {
    let refusal = openXML(text).refusal
    #expect(refusal?.rule.rawValue == "xml/doctype")
    #expect(refusal?.place.lineAndColumn == place)
  }

  @Test func `a DOCTYPE hidden in UTF-16 is refused`() {
    let bytes = utf16("\u{FEFF}<!DOCTYPE a [<!ENTITY x 'y'>]><a>&x;</a>", isBigEndian: false)
    #expect(openXML(bytes).refusal?.rule.rawValue == "xml/doctype")
  }

  @Test func `a DOCTYPE in a comment or a CDATA section is only text`() {
    #expect(openXML("<!-- <!DOCTYPE a> --><a><![CDATA[<!DOCTYPE b>]]></a>").tree != nil)
  }

  @Test func `a web page is called a web page`() {
    #expect(openXML("<!DOCTYPE html><html>").refusal?.what.en.contains("web page") == true)
  }

  @Test func `an include is an element like any other`() {
    let tree = openXML("<a xmlns:xi='http://www.w3.org/2001/XInclude'><xi:include href='/etc/passwd'/></a>").tree
    #expect(tree?.nodes.count == 2)
    #expect(tree?.text.isEmpty == true)
  }

  @Test func `a zero byte cannot hide what follows it`() {
    #expect(openXML("<a/>\u{0}<b>").refusal != nil)
    #expect(openXML("<a/>\u{1}").rules == ["xml/control-character"])
  }

  @Test func `200 levels are read, 201 are refused`() {
    func nested(_ depth: Int) -> String {
      String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    }
    #expect(openXML(nested(200)).tree?.nodes.count == 200)
    #expect(openXML(nested(201)).rules == ["xml/too-much"])
  }

  @Test func `64 attributes are read, 65 are refused, in a tag that does not end as well`() {
    func crowded(_ count: Int) -> String { "<a>\n<b" + (1...count).map { " x\($0)='>'" }.joined() }
    #expect(openXML(crowded(64) + "/></a>").tree?.attributes.count == 64)
    #expect(openXML(crowded(65) + "/></a>").rules == ["xml/too-much"])
    #expect(openXML(crowded(65) + "/></a>").refusal?.place.lineAndColumn == "2:1")
    #expect(openXML(crowded(65)).rules == ["xml/too-much"])
  }

  @Test func `256 open namespaces are read, more are refused, and closed ones do not count`() {
    func declaring(_ range: ClosedRange<Int>) -> String { "<a" + range.map { " xmlns:n\($0)='u'" }.joined() + ">" }
    func nested(_ levels: Int) -> String {
      (0..<levels).map { declaring(($0 * 64)...($0 * 64 + 63)) }.joined() + String(repeating: "</a>", count: levels)
    }
    #expect(openXML(nested(4)).tree != nil)
    #expect(openXML(nested(5)).rules == ["xml/too-much"])
    #expect(openXML("<a>" + nested(3) + nested(3) + "</a>").tree != nil)
  }
}
