import SourceText

/// Reads members of one archive, each once, from link to link.
struct KMZWalk {
  /// Links are followed this far from the main member.
  static let depthLimit = 8

  private let archive: ZIPArchive
  private let file: String
  private(set) var document = ReadDocument(format: .kmz)
  private var visited: Set<String> = []
  /// The members between the main one and the one being read.
  private var chain: [String] = []

  init(_ archive: ZIPArchive, file: String) {
    self.archive = archive
    self.file = file
  }

  /// Reads a member and what it links to. A member that cannot be read is told and loses only itself, unless it is the
  /// main one.
  mutating func read(_ entry: ZIPEntry, depth: Int) throws(ZIPFault) {
    visited.insert(entry.name)
    chain.append(entry.name)
    defer { chain.removeLast() }
    let bytes = try archive.contents(of: entry)
    let (found, links) = KMLReader.readWithLinks(SourceBytes(file: file, member: entry.name, bytes: bytes))
    if found.isRefused, depth == 0 {
      document = found
      document.format = .kmz
      return
    }
    document.items += found.items
    document.tracks += found.tracks
    document.findings += found.findings
    document.refusals += found.refusals
    document.seen += found.seen
    for link in links { try follow(link, from: entry, depth: depth) }
  }

  private mutating func follow(_ link: KMLLink, from entry: ZIPEntry, depth: Int) throws(ZIPFault) {
    switch KMZLinkTarget(link.target.value, from: entry.name) {
    case .outside: document.findings.append(.kmlNetworkLink(link.target, at: link.place))
    case .member(let name):
      guard let target = archive.entry(named: name) else {
        document.findings.append(.kmzLinkMissing(link))
        return
      }
      if chain.contains(name) {
        document.findings.append(.kmzLinkCycle(link))
      } else if depth >= Self.depthLimit {
        document.findings.append(.kmzLinkTooDeep(link))
      } else if !visited.contains(name) {
        try read(target, depth: depth + 1)
      }
    }
  }
}

/// What a link inside an archive names.
enum KMZLinkTarget: Equatable {
  /// An address, or a path that leads out of the archive.
  case outside
  /// A member, which may not be there.
  case member(String)

  /// - Parameter from: the member in which the link stands; a relative path starts in its folder.
  init(_ link: String, from member: String) {
    let path = Self.unescaped(link.prefix { $0 != "#" && $0 != "?" }).map { $0 == "\\" ? "/" : $0 }
    let isAddress = path.prefix { $0 != "/" }.contains(":")
    guard !isAddress, path.first != "/" else {
      self = .outside
      return
    }
    var parts = member.split(separator: "/").dropLast().map { String($0) }
    for part in path.split(separator: "/") {
      switch String(part) {
      case ".": break
      case "..":
        guard parts.popLast() != nil else {
          self = .outside
          return
        }
      case let name: parts.append(name)
      }
    }
    self = .member(parts.joined(separator: "/"))
  }

  /// `my%20map.kml` as `my map.kml`; left as it is where that makes no text.
  private static func unescaped(_ text: Substring) -> [Character] {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), digits.allSatisfy(\.isHexDigit), digits.utf8.count == 2,
        let value = UInt8(digits, radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return Array(UTF8Check.firstFault(in: bytes[...]) == nil ? String(decoding: bytes, as: UTF8.self) : String(text))
  }
}
