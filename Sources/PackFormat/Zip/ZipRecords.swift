/// An entry of a pack as its ZIP records know it.
struct ZipEntry: Sendable, Hashable {
  var name: String
  var crc32: UInt32
  var byteCount: Int
  /// Where the local header starts.
  var headerOffset: Int

  /// Where the data starts.
  var dataOffset: Int { ZipLayout.dataOffset(headerAt: headerOffset, nameBytes: name.utf8.count) }
  /// Where the data ends and the next header, or the directory, starts.
  var endOffset: Int { dataOffset + byteCount }

  /// The local header with name and padding: what stands in the file right before the data.
  var localHeader: [UInt8] {
    let padding = ZipLayout.padding(headerAt: headerOffset, nameBytes: name.utf8.count)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(ZipLayout.localBytes + name.utf8.count + padding)
    bytes.append(littleEndian: ZipLayout.localSignature)
    appendShared(to: &bytes)
    bytes.append(littleEndian: UInt16(padding))
    bytes.append(contentsOf: name.utf8)
    if padding > 0 {
      bytes.append(littleEndian: ZipLayout.paddingID)
      bytes.append(littleEndian: UInt16(padding - 4))
      bytes.append(contentsOf: repeatElement(0, count: padding - 4))
    }
    return bytes
  }

  /// The record of the directory, with name.
  var centralRecord: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(ZipLayout.centralBytes + name.utf8.count)
    bytes.append(littleEndian: ZipLayout.centralSignature)
    bytes.append(littleEndian: ZipLayout.version)
    appendShared(to: &bytes)
    // Extra field, comment and disk: two bytes each; internal attributes two, external four.
    bytes.append(contentsOf: repeatElement(0, count: 12))
    bytes.append(littleEndian: UInt32(headerOffset))
    bytes.append(contentsOf: name.utf8)
    return bytes
  }

  /// The fields that header and record share, from "version needed" to the length of the name.
  private func appendShared(to bytes: inout [UInt8]) {
    for field in [ZipLayout.version, ZipLayout.flags, ZipLayout.stored, ZipLayout.time, ZipLayout.date] {
      bytes.append(littleEndian: field)
    }
    bytes.append(littleEndian: crc32)
    bytes.append(littleEndian: UInt32(byteCount))
    bytes.append(littleEndian: UInt32(byteCount))
    bytes.append(littleEndian: UInt16(name.utf8.count))
  }
}

/// The record at the very end.
struct ZipEndRecord {
  var entryCount: Int
  var directoryBytes: Int
  var directoryOffset: Int

  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(littleEndian: ZipLayout.endSignature)
    bytes.append(littleEndian: UInt32(0))
    bytes.append(littleEndian: UInt16(entryCount))
    bytes.append(littleEndian: UInt16(entryCount))
    bytes.append(littleEndian: UInt32(directoryBytes))
    bytes.append(littleEndian: UInt32(directoryOffset))
    bytes.append(littleEndian: UInt16(0))
    return bytes
  }
}
