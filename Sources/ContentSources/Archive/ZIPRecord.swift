/// What a local header and a directory record both say of an entry.
struct ZIPRecord {
  var flags: Int
  var method: Int
  var checksum: UInt32
  var packedSize: Int
  var unpackedSize: Int
  var rawName: ArraySlice<UInt8>
  var extra: [ZIPExtraField]
  var name: String
  /// The offset behind the record.
  var end: Int

  /// Sizes and checksum follow the data.
  var hasDescriptor: Bool { flags & 0x0008 != 0 }
  var isEncrypted: Bool { flags & 0x2041 != 0 || method == 99 }
}

/// A record of the directory, with what only the directory says.
struct ZIPDirectoryRecord {
  var record: ZIPRecord
  var localOffset: Int
  var attributes: Int

  /// Reads the record at `offset` (APPNOTE.TXT, 4.3.12).
  init(_ bytes: ZIPBytes, at offset: Int, number: Int, limit: Int) throws(ZIPFault) {
    guard offset + 46 <= limit, bytes.word(offset) == ZIPSignature.central,
      let nameLength = bytes.short(offset + 28), let extraLength = bytes.short(offset + 30),
      let commentLength = bytes.short(offset + 32), let disk = bytes.short(offset + 34),
      let attributes = bytes.word(offset + 38), let localOffset = bytes.word(offset + 42)
    else { throw .damaged(.record(number: number)) }
    record = try ZIPRecord(
      bytes, fields: offset + 8, nameAt: offset + 46, nameLength: nameLength, extraLength: extraLength, number: number)
    record.end += commentLength
    guard record.end <= limit else { throw .damaged(.record(number: number)) }
    guard disk == 0 else { throw .damaged(.severalDisks) }
    if localOffset == 0xFFFF_FFFF { throw .zip64 }
    self.localOffset = localOffset
    self.attributes = attributes
  }

  /// The type of file in the upper half, as Unix has it: a link, a device, a pipe.
  var isSpecialFile: Bool { ![0, 0x4000, 0x8000].contains(attributes >> 16 & 0xF000) }
}

extension ZIPRecord {
  /// Reads the local header at `offset` (APPNOTE.TXT, 4.3.7).
  init(localHeaderOf name: String, in bytes: ZIPBytes, at offset: Int, number: Int) throws(ZIPFault) {
    guard bytes.word(offset) == ZIPSignature.local else { throw .headerMismatch(name: name, field: .signature) }
    guard let nameLength = bytes.short(offset + 26), let extraLength = bytes.short(offset + 28) else {
      throw .damaged(.record(number: number))
    }
    try self.init(
      bytes, fields: offset + 6, nameAt: offset + 30, nameLength: nameLength, extraLength: extraLength, number: number)
  }

  /// - Parameter fields: the offset of the flags; what follows has the same order in both records.
  fileprivate init(
    _ bytes: ZIPBytes, fields: Int, nameAt nameOffset: Int, nameLength: Int, extraLength: Int, number: Int
  ) throws(ZIPFault) {
    guard let flags = bytes.short(fields), let method = bytes.short(fields + 2), let checksum = bytes.word(fields + 8),
      let packedSize = bytes.word(fields + 12), let unpackedSize = bytes.word(fields + 16),
      let rawName = bytes.slice(nameOffset, nameLength), let extra = bytes.slice(nameOffset + nameLength, extraLength)
    else { throw .damaged(.record(number: number)) }
    guard let extraFields = ZIPExtraField.all(in: extra) else {
      throw .damaged(.extraField(name: String(decoding: rawName, as: UTF8.self)))
    }
    let isZIP64 =
      packedSize == 0xFFFF_FFFF || unpackedSize == 0xFFFF_FFFF || extraFields.contains { $0.id == 0x0001 }
    if isZIP64 { throw .zip64 }
    self.flags = flags
    self.method = method
    self.checksum = UInt32(checksum)
    self.packedSize = packedSize
    self.unpackedSize = unpackedSize
    self.rawName = rawName
    self.extra = extraFields
    name = try ZIPName.decode(rawName, isUTF8: flags & 0x0800 != 0, extra: extraFields, at: nameOffset)
    end = nameOffset + nameLength + extraLength
  }
}
