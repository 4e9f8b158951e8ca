import Deflate

/// Unpacks one entry piece by piece, never beyond the size that the directory states.
struct ZIPContents {
  private let bytes: ZIPBytes
  private let entry: ZIPEntry

  init(_ bytes: ZIPBytes, _ entry: ZIPEntry) {
    self.bytes = bytes
    self.entry = entry
  }

  /// Refuses an entry whose size or checksum is a lie, and one that is an archive itself.
  func verify() throws(ZIPFault) {
    var beginning: [UInt8] = []
    var checksum: UInt32 = 0
    try unpack { piece in
      if beginning.count < 8 { beginning.append(contentsOf: piece.prefix(8 - beginning.count)) }
      checksum = crc32(piece, continuing: checksum)
    }
    guard checksum == entry.checksum else { throw .wrongChecksum(name: entry.name) }
    if Self.archiveSignatures.contains(where: { beginning.starts(with: $0) }) { throw .nestedArchive(name: entry.name) }
  }

  /// Gives the contents in pieces of up to 64 KiB; all of it, or an error.
  func unpack(_ take: (UnsafeRawBufferPointer) -> Void) throws(ZIPFault) {
    try bytes.bytes.withUnsafeBufferPointer { whole throws(ZIPFault) in
      let packed = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(whole)[entry.data])
      switch entry.method {
      case .stored: take(packed)
      case .deflated: try inflate(packed, take)
      }
    }
  }

  private func inflate(
    _ packed: UnsafeRawBufferPointer, _ take: (UnsafeRawBufferPointer) -> Void
  ) throws(ZIPFault) {
    let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 16)
    defer { piece.deallocate() }
    var stream = InflateStream(.raw)
    var input = packed
    var total = 0
    while !stream.isFinished {
      let consumed: Int
      let produced: Int
      do throws(DeflateError) {
        (consumed, produced) = try stream.step(from: input, into: piece)
      } catch {
        throw .undecodableData(name: entry.name)
      }
      guard consumed > 0 || produced > 0 || stream.isFinished else { throw .undecodableData(name: entry.name) }
      total += produced
      guard total <= entry.unpackedSize else { throw .wrongSize(name: entry.name) }
      take(UnsafeRawBufferPointer(rebasing: piece[..<produced]))
      input = UnsafeRawBufferPointer(rebasing: input[consumed...])
    }
    guard input.isEmpty, total == entry.unpackedSize else { throw .wrongSize(name: entry.name) }
  }

  /// ZIP (with entries, or empty), 7z, RAR, gzip, xz.
  private static let archiveSignatures: [[UInt8]] = [
    [0x50, 0x4B, 0x03, 0x04], [0x50, 0x4B, 0x05, 0x06], [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C],
    [0x52, 0x61, 0x72, 0x21, 0x1A, 0x07], [0x1F, 0x8B, 0x08], [0xFD, 0x37, 0x7A, 0x58, 0x5A],
  ]
}
