public import Geodesy
import StrictJSON

/// `atlas.json` beside the borders: what is known of them that a TopoJSON file has no place for.
public struct AtlasAbout: Hashable, Sendable {
  /// The datum of every outline.
  public var datum: DatumName
  /// Adcodes of provinces whose outline may be in another datum.
  public var datumUndecided: [Int32]
  /// The atlas' name in each language.
  public var names: [String: String]
  public var licence: String?
  /// Where the borders come from.
  public var provenance: String?

  /// What keeps the file from being used: the byte, and why.
  public struct Fault: Error, Hashable, Sendable {
    public var offset: Int
    public var reason: String
  }

  /// Reads the file. A key it does not know is a fault: it would be a spelling mistake.
  public init(reading bytes: [UInt8]) throws(Fault) {
    let root: JSONNode
    do throws(JSONSyntaxError) {
      root = try JSONDocument(bytes, options: JSONOptions(maxDepth: 8)).root
    } catch {
      throw Fault(offset: error.offset, reason: "\(error.reason)")
    }
    guard let members = root.members else { throw Fault(offset: 0, reason: "no object") }
    datum = .gcj02
    datumUndecided = []
    names = [:]
    var hasDatum = false
    for member in members {
      switch member.key {
      case "datum":
        guard let datum = member.value.string.flatMap(DatumName.init), datum != .bd09 else {
          throw Self.fault(member, "wgs84 or gcj02")
        }
        self.datum = datum
        hasDatum = true
      case "datumUndecided":
        let codes = member.value.elements?.compactMap { $0.integer.flatMap { Int32(exactly: $0) } }
        guard let codes, codes.count == member.value.elements?.count else {
          throw Self.fault(member, "a list of adcodes")
        }
        datumUndecided = codes
      case "licence": licence = try Self.text(member)
      case "names":
        for name in member.value.members ?? [] { names[name.key] = try Self.text(name) }
      case "provenance": provenance = try Self.text(member)
      default: throw Fault(offset: member.keyRange.lowerBound, reason: "there is no key \(member.key)")
      }
    }
    guard hasDatum else { throw Fault(offset: 0, reason: "no datum") }
  }

  private static func text(_ member: JSONMember) throws(Fault) -> String {
    guard let text = member.value.string, !text.isEmpty else { throw fault(member, "a text") }
    return text
  }

  private static func fault(_ member: JSONMember, _ wanted: String) -> Fault {
    Fault(offset: member.value.range.lowerBound, reason: "\(member.key) is not \(wanted)")
  }
}
