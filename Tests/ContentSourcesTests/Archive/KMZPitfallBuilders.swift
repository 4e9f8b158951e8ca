import Deflate

/// The archives that `Pitfalls/kmz.tsv` names.
enum KMZPitfallBuilders {
  static let all: [String: @Sendable () -> [UInt8]] = Dictionary(
    uniqueKeysWithValues: builders.map { name, build in ("kmz:" + name, { @Sendable in build().bytes }) }
      + raw.map { name, build in ("kmz:" + name, build) })

  typealias Member = ZIPBuilder.Member

  static func kml(_ inner: String) -> String { "<kml xmlns=\"http://www.opengis.net/kml/2.2\">\(inner)</kml>" }

  static func link(_ target: String) -> String { "<NetworkLink><Link><href>\(target)</href></Link></NetworkLink>" }

  static let place = "<Placemark><name>x</name><Point><coordinates>121.49,31.24</coordinates></Point></Placemark>"

  static let doc = Member("doc.kml", kml(place))

  private static func doc(_ change: (inout Member) -> Void) -> ZIPBuilder { ZIPBuilder(doc.with(change)) }

  private static func beside(_ name: String, _ content: String = "x") -> ZIPBuilder {
    ZIPBuilder(doc, Member(name, content))
  }

  private static let builders: [(String, @Sendable () -> ZIPBuilder)] =
    honest + names + records + contents + links

  private static let honest: [(String, @Sendable () -> ZIPBuilder)] = [
    ("stored", { ZIPBuilder(doc) }),
    ("deflated", { doc { $0.method = 8 } }),
    ("descriptor", { doc { $0.hasDescriptor = true } }),
    (
      "descriptor-without-signature",
      { doc { ($0.hasDescriptor, $0.descriptorHasSignature, $0.method) = (true, false, 8) } }
    ),
    ("comment", { ZIPBuilder(doc).with { $0.comment = Array("made by hand".utf8) } }),
    ("folder", { ZIPBuilder(Member("images/"), doc, Member("images/a.jpg", "x")) }),
    ("local-padding", { doc { $0.localExtra = [0, 0, 0] } }),
    ("other-root-kml", { ZIPBuilder(Member("city.KML", kml(place)), Member("a/b.kml", "<")) }),
    ("gbk-name", { ZIPBuilder(doc, Member([0xCD, 0xE2, 0xCC, 0xB2, 0x2E, 0x6A, 0x70, 0x67], [1])) }),
    ("gbk-name-with-5c", { ZIPBuilder(doc, Member([0x81, 0x5C, 0x2E, 0x6A, 0x70, 0x67], [1])) }),
    ("utf8-name", { ZIPBuilder(doc, Member("外滩.jpg", "x")) }),
    ("utf8-flag", { ZIPBuilder(doc, Member("外滩.jpg", "x").with { $0.flags = 0x0800 }) }),
  ]

  private static let names: [(String, @Sendable () -> ZIPBuilder)] = [
    ("parent-folder", { beside("../../evil") }),
    ("inner-parent-folder", { beside("a/../../evil") }),
    ("dot", { beside("./a") }),
    ("absolute", { beside("/etc/cron.d/evil") }),
    ("drive", { beside("C:evil") }),
    ("backslash", { beside("a\\b") }),
    ("zero-byte-in-name", { beside("a.kml\u{0}.jpg") }),
    ("control-character-in-name", { beside("a\u{1B}[31m") }),
    ("right-to-left", { beside("a\u{202E}gpj.exe") }),
    ("empty-name", { beside("") }),
    ("double-slash", { beside("a//b") }),
    ("long-name", { beside(String(repeating: "a", count: 1025)) }),
    ("utf8-flag-lies", { ZIPBuilder(doc, Member([0xCD, 0xE2], [1]).with { $0.flags = 0x0800 }) }),
    ("undecodable-name", { ZIPBuilder(doc, Member([0xFF, 0xFF], [1])) }),
    (
      "unicode-path-is-hostile",
      {
        let name = Array("..\u{2F}evil".utf8)
        let field = [1] + ZIPBuilder.word(Int(crc32(Array("plain".utf8)))) + name
        return ZIPBuilder(
          doc, Member("plain", "x").with { $0.extra = ZIPBuilder.short(0x7075) + ZIPBuilder.short(field.count) + field }
        )
      }
    ),
    ("duplicate", { ZIPBuilder(doc, doc) }),
    ("duplicate-composed-differently", { ZIPBuilder(doc, Member("caf\u{E9}", "x"), Member("cafe\u{301}", "x")) }),
    ("file-and-folder", { ZIPBuilder(doc, Member("a", "x"), Member("a!", "x"), Member("a/b", "x")) }),
    ("symbolic-link", { ZIPBuilder(doc, Member("a", "/etc/passwd").with { $0.attributes = 0o120777 << 16 }) }),
    ("device", { ZIPBuilder(doc, Member("a", "x").with { $0.attributes = 0o020666 << 16 }) }),
  ]

  private static let records: [(String, @Sendable () -> ZIPBuilder)] = [
    ("local-name-differs", { doc { $0.localName = Array("evil.km".utf8) } }),
    ("local-flags-differ", { doc { $0.localFlags = 0x0800 } }),
    ("local-method-differs", { doc { $0.localMethod = 8 } }),
    ("local-checksum-differs", { doc { $0.localChecksum = 1 } }),
    ("local-size-differs", { doc { $0.localSize = 1 } }),
    ("offset-into-nothing", { doc { $0.statedOffset = 7 } }),
    (
      "overlap",
      {
        // The header of `b` lies inside the data of `a`, behind 30 bytes of header and one of name.
        let inner = Member("b", "x")
        return ZIPBuilder(
          Member([0x61], Array(ZIPBuilder(inner).bytes.prefix(32))),
          inner.with { ($0.isOnlyListed, $0.statedOffset) = (true, 31) })
      }
    ),
    (
      "runs-into-directory",
      {
        ZIPBuilder(doc).with {
          $0.members[0].statedPackedSize = 5000; $0.members[0].statedSize = 5000
        }
      }
    ),
    ("gap", { ZIPBuilder(doc.with { $0.gapBehind = [1, 2, 3] }, Member("a", "x")) }),
    ("prefix", { ZIPBuilder(doc).with { $0.prefix = Array("PK\u{3}\u{4}junk".utf8) } }),
    ("before-directory", { ZIPBuilder(doc).with { $0.beforeDirectory = [1, 2, 3] } }),
    ("after-directory", { ZIPBuilder(doc).with { $0.afterDirectory = [1, 2, 3] } }),
    ("trailing", { ZIPBuilder(doc).with { $0.trailing = [0] } }),
    (
      "two-ends",
      {
        let inner = ZIPBuilder(doc).bytes
        return ZIPBuilder(doc).with { $0.comment = Array(inner.suffix(22)) }
      }
    ),
    ("count-too-small", { ZIPBuilder(doc, Member("a", "x")).with { $0.statedCount = 1 } }),
    ("count-too-great", { ZIPBuilder(doc).with { $0.statedCount = 2 } }),
    ("split", { ZIPBuilder(doc).with { $0.statedDisk = 1 } }),
    ("zip64-count", { ZIPBuilder(doc).with { $0.statedCount = 0xFFFF } }),
    ("zip64-size", { doc { $0.statedSize = 0xFFFF_FFFF } }),
    ("zip64-extra", { doc { $0.extra = ZIPBuilder.short(1) + ZIPBuilder.short(0) } }),
    ("broken-extra", { doc { $0.extra = ZIPBuilder.short(9) + ZIPBuilder.short(99) } }),
    ("too-many", { ZIPBuilder(doc).with { $0.statedCount = 10_001 } }),
  ]

  private static let contents: [(String, @Sendable () -> ZIPBuilder)] = [
    ("encrypted", { doc { $0.flags = 1 } }),
    ("encrypted-aes", { doc { $0.method = 99 } }),
    ("lzma", { doc { $0.method = 14 } }),
    ("checksum", { doc { $0.statedChecksum = 1 } }),
    ("size-too-small", { doc { ($0.method, $0.statedSize) = (8, 10) } }),
    ("size-too-great", { doc { ($0.method, $0.statedSize) = (8, 100_000) } }),
    ("stored-size-lies", { doc { $0.statedSize = 10 } }),
    ("undecodable", { doc { ($0.method, $0.packed) = (8, Array("\u{7}no deflate".utf8)) } }),
    ("bomb", { ZIPBuilder(doc, Member([0x61], [UInt8](repeating: 0x20, count: 2 << 20)).with { $0.method = 8 }) }),
    (
      "too-large",
      {
        ZIPBuilder(
          doc,
          Member("a", "x").with {
            ($0.method, $0.statedSize, $0.packed) = (8, 300 << 20, [UInt8](repeating: 0, count: 2 << 20))
          })
      }
    ),
    ("folder-with-content", { ZIPBuilder(doc, Member("a/", "x")) }),
    ("nested", { ZIPBuilder(doc, Member([0x61], ZIPBuilder(doc).bytes)) }),
    ("nested-deflated", { ZIPBuilder(doc, Member([0x61], ZIPBuilder(doc).bytes).with { $0.method = 8 }) }),
    ("no-kml", { ZIPBuilder(Member("a/b.kml", kml(place)), Member("a.txt", "x")) }),
    ("two-root-kml", { ZIPBuilder(Member("a.kml", kml(place)), Member("b.kml", kml(place))) }),
    ("empty", { ZIPBuilder() }),
    ("doctype-inside", { ZIPBuilder(Member("doc.kml", "<!DOCTYPE kml><kml/>")) }),
  ]

  private static let links: [(String, @Sendable () -> ZIPBuilder)] = [
    ("link-inside", { ZIPBuilder(Member("doc.kml", kml(link("a/b%20c.kml#x"))), Member("a/b c.kml", kml(place))) }),
    (
      "link-from-a-folder",
      {
        ZIPBuilder(
          Member("doc.kml", kml(link("a/b.kml"))), Member("a/b.kml", kml(link("../c.kml"))), Member("c.kml", kml(place))
        )
      }
    ),
    ("link-outside", { ZIPBuilder(Member("doc.kml", kml(link("https://example.org/a.kml") + place))) }),
    ("link-above", { ZIPBuilder(Member("doc.kml", kml(link("../../a.kml") + place))) }),
    ("link-missing", { ZIPBuilder(Member("doc.kml", kml(link("a.kml") + place))) }),
    ("link-to-itself", { ZIPBuilder(Member("doc.kml", kml(link("doc.kml") + place))) }),
    (
      "link-cycle",
      {
        ZIPBuilder(Member("doc.kml", kml(link("a.kml") + place)), Member("a.kml", kml(link("doc.kml") + place)))
      }
    ),
    (
      "link-twice",
      {
        ZIPBuilder(Member("doc.kml", kml(link("a.kml") + link("a.kml"))), Member("a.kml", kml(place)))
      }
    ),
    ("link-8-deep", { chain(of: 8) }),
    ("link-9-deep", { chain(of: 9) }),
    ("link-to-broken", { ZIPBuilder(Member("doc.kml", kml(link("a.kml") + place)), Member("a.kml", "<kml>")) }),
  ]

  private static func chain(of length: Int) -> ZIPBuilder {
    var builder = ZIPBuilder(Member("doc.kml", kml(place + link("1.kml"))))
    for number in 1...length {
      let next = number < length ? link("\(number + 1).kml") : ""
      builder.members.append(Member("\(number).kml", kml(place + next)))
    }
    return builder
  }

  private static let raw: [(String, @Sendable () -> [UInt8])] = [
    ("cut-off", { Array(ZIPBuilder(doc).bytes.dropLast(5)) }),
    ("cut-in-data", { Array(ZIPBuilder(doc).bytes.prefix(60)) }),
    (
      "bad-byte",
      {
        var bytes = doc { $0.method = 8 }.bytes
        bytes[60] ^= 0xFF
        return bytes
      }
    ),
  ]
}
