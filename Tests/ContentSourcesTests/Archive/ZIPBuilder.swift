import Deflate

/// Builds archives in memory, honest ones and others.
struct ZIPBuilder {
  /// A member, and the lies told about it.
  struct Member {
    var name: [UInt8]
    var content: [UInt8]
    var flags = 0
    var method = 0
    var attributes = 0
    var extra: [UInt8] = []
    var localExtra: [UInt8]?
    var hasDescriptor = false
    var descriptorHasSignature = true

    /// The bytes that stand for the content, instead of what the method makes of it.
    var packed: [UInt8]?
    /// The directory names it, and nothing is written for it.
    var isOnlyListed = false

    /// What the directory says, where it is not true.
    var statedChecksum: UInt32?
    var statedSize: Int?
    var statedPackedSize: Int?
    /// What the local header says instead of what the directory says.
    var localName: [UInt8]?
    var localFlags: Int?
    var localMethod: Int?
    var localChecksum: UInt32?
    var localSize: Int?
    /// Where the directory says the member is, instead of where it is.
    var statedOffset: Int?
    /// Bytes put behind the data.
    var gapBehind: [UInt8] = []

    init(_ name: String, _ content: String = "") { self.init(Array(name.utf8), Array(content.utf8)) }

    init(_ name: [UInt8], _ content: [UInt8]) {
      self.name = name
      self.content = content
    }

    func with(_ change: (inout Member) -> Void) -> Member {
      var copy = self
      change(&copy)
      return copy
    }
  }

  var members: [Member]
  var prefix: [UInt8] = []
  var beforeDirectory: [UInt8] = []
  var afterDirectory: [UInt8] = []
  var comment: [UInt8] = []
  var trailing: [UInt8] = []
  var statedCount: Int?
  var statedDisk = 0

  init(_ members: Member...) { self.members = members }

  func with(_ change: (inout ZIPBuilder) -> Void) -> ZIPBuilder {
    var copy = self
    change(&copy)
    return copy
  }

  var bytes: [UInt8] {
    var archive = prefix
    var directory: [UInt8] = []
    for member in members {
      let offset = archive.count - prefix.count
      let packed = member.packed ?? (member.method == 8 ? deflated(member.content, .raw) : member.content)
      if !member.isOnlyListed { archive += Self.local(member, packed) }
      directory += Self.central(member, packed, offset: offset)
    }
    archive += beforeDirectory
    let start = archive.count - prefix.count
    archive += directory + afterDirectory
    let count = statedCount ?? members.count
    archive += Self.word(0x0605_4B50) + Self.short(statedDisk) + Self.short(0) + Self.short(count) + Self.short(count)
    archive += Self.word(directory.count) + Self.word(start) + Self.short(comment.count) + comment
    return archive + trailing
  }

  static func short(_ value: Int) -> [UInt8] { [UInt8(value & 0xFF), UInt8(value >> 8 & 0xFF)] }
  static func word(_ value: Int) -> [UInt8] { short(value & 0xFFFF) + short(value >> 16 & 0xFFFF) }

  private static func numbers(_ checksum: UInt32, _ packed: Int, _ size: Int) -> [UInt8] {
    word(Int(checksum)) + word(packed) + word(size)
  }

  private static func flags(_ member: Member) -> Int { member.flags | (member.hasDescriptor ? 8 : 0) }

  private static func local(_ member: Member, _ packed: [UInt8]) -> [UInt8] {
    let checksum = member.statedChecksum ?? crc32(member.content)
    let size = member.statedSize ?? member.content.count
    let packedSize = member.statedPackedSize ?? packed.count
    let name = member.localName ?? member.name
    let extra = member.localExtra ?? member.extra
    var bytes = word(0x0403_4B50) + short(20) + short(member.localFlags ?? flags(member))
    bytes += short(member.localMethod ?? member.method) + word(0x0021_0000)
    bytes +=
      member.hasDescriptor
      ? numbers(0, 0, 0) : numbers(member.localChecksum ?? checksum, packedSize, member.localSize ?? size)
    bytes += short(name.count) + short(extra.count) + name + extra + packed
    if member.hasDescriptor {
      if member.descriptorHasSignature { bytes += word(0x0807_4B50) }
      bytes += numbers(checksum, packedSize, size)
    }
    return bytes + member.gapBehind
  }

  private static func central(_ member: Member, _ packed: [UInt8], offset: Int) -> [UInt8] {
    var bytes = word(0x0201_4B50) + short(0x031E) + short(20) + short(flags(member)) + short(member.method)
    bytes += word(0x0021_0000)
    bytes += numbers(
      member.statedChecksum ?? crc32(member.content), member.statedPackedSize ?? packed.count,
      member.statedSize ?? member.content.count)
    bytes += short(member.name.count) + short(member.extra.count) + short(0) + short(0) + short(0)
    return bytes + word(member.attributes) + word(member.statedOffset ?? offset) + member.name + member.extra
  }
}
