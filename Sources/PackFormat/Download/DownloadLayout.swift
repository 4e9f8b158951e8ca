import Digests

/// The layout of a `.cpd`: a header, a table of streams, the streams one after the other.
///
/// Stream 0 is the op list: what to do, in the order in which the result's bytes come. The others hold what the ops
/// take. A reader that meets a coding or an op it does not know leaves the download to a later program.
enum DownloadLayout {
  /// A byte no text has, the name, and line ends that a careless transfer would change.
  static let magic: [UInt8] = [0x89, 0x43, 0x50, 0x44, 0x0D, 0x0A, 0x1A, 0x0A]
  static let version: UInt16 = 1
  static let headerBytes = 96
  static let streamRecordBytes = 20
  /// The op list and at most 15 others: each open stream costs 40 KiB while a download is applied.
  static let maxStreams = 16

  /// How the bytes of a stream are kept.
  enum Coding: UInt16 {
    case stored = 0
    case zlib = 1
  }

  /// What an op does. 2 and 3 are kept for copying from an older pack and for byte differences against one.
  enum Op: UInt8 {
    /// stream, length: the next `length` bytes of a stream.
    case take = 1
  }
}

/// What the header of a download says.
public struct DownloadHeader: Sendable, Hashable {
  /// The pack the download starts from; nil for a full download, which starts from nothing.
  public var source: WrittenFile?
  /// The pack it yields.
  public var result: WrittenFile
}

/// A stream as the table lists it.
struct DownloadStream: Sendable, Hashable {
  var coding: DownloadLayout.Coding
  var packedBytes: Int
  var plainBytes: Int
  /// Where it lies in the file.
  var start = 0

  var range: Range<Int> { start..<start + packedBytes }
}

extension DownloadHeader {
  /// Header and stream table.
  func bytes(streams: [DownloadStream]) -> [UInt8] {
    var bytes = DownloadLayout.magic
    bytes.append(littleEndian: DownloadLayout.version)
    bytes.append(littleEndian: UInt16(streams.count))
    bytes.append(littleEndian: UInt32(0))
    for file in [source, result] {
      bytes.append(littleEndian: UInt64(file?.byteCount ?? 0))
      bytes.append(contentsOf: (file?.sha256 ?? .zero).bytes)
    }
    for stream in streams {
      bytes.append(littleEndian: stream.coding.rawValue)
      bytes.append(littleEndian: UInt16(0))
      bytes.append(littleEndian: UInt64(stream.packedBytes))
      bytes.append(littleEndian: UInt64(stream.plainBytes))
    }
    return bytes
  }

  /// Reads header and stream table.
  static func read(
    _ bytes: UnsafeRawBufferPointer, limits: PackLimits
  ) throws(PackError) -> (DownloadHeader, [DownloadStream]) {
    guard bytes.count >= DownloadLayout.headerBytes, bytes.prefix(8).elementsEqual(DownloadLayout.magic) else {
      throw .badDownload("no header")
    }
    let version = bytes.littleEndian(at: 8, as: UInt16.self)
    guard version == DownloadLayout.version else { throw .needsNewer("download version \(version)") }
    guard bytes.littleEndian(at: 12, as: UInt32.self) == 0 else { throw .badDownload("bad header") }
    let source = try file(bytes, at: 16, limit: limits.bytes)
    let result = try file(bytes, at: 56, limit: limits.bytes)
    let count = Int(bytes.littleEndian(at: 10, as: UInt16.self))
    let streams = try streams(bytes, count: count, limits: limits)
    try checkTotals(streams, of: source.byteCount == 0 ? result : nil, limits: limits)
    let isFull = source == WrittenFile(byteCount: 0, sha256: .zero)
    return (DownloadHeader(source: isFull ? nil : source, result: result), streams)
  }

  private static func file(
    _ bytes: UnsafeRawBufferPointer, at offset: Int, limit: Int
  ) throws(PackError) -> WrittenFile {
    let length = bytes.littleEndian(at: offset, as: UInt64.self)
    guard length <= UInt64(limit) else { throw .tooLarge("bytes of the pack", limit: limit) }
    let digest = SHA256Digest(bytes: bytes.part(offset + 8..<offset + 40))
    return WrittenFile(byteCount: Int(length), sha256: digest ?? .zero)
  }

  private static func streams(
    _ bytes: UnsafeRawBufferPointer, count: Int, limits: PackLimits
  ) throws(PackError) -> [DownloadStream] {
    guard (1...DownloadLayout.maxStreams).contains(count) else { throw .badDownload("\(count) streams") }
    var start = DownloadLayout.headerBytes + count * DownloadLayout.streamRecordBytes
    guard bytes.count >= start else { throw .badDownload("the stream table is cut short") }
    var streams: [DownloadStream] = []
    for number in 0..<count {
      let record = DownloadLayout.headerBytes + number * DownloadLayout.streamRecordBytes
      let code = bytes.littleEndian(at: record, as: UInt16.self)
      guard let coding = DownloadLayout.Coding(rawValue: code) else { throw .needsNewer("stream coding \(code)") }
      guard bytes.littleEndian(at: record + 2, as: UInt16.self) == 0 else { throw .badDownload("bad stream table") }
      let packed = bytes.littleEndian(at: record + 4, as: UInt64.self)
      let plain = bytes.littleEndian(at: record + 12, as: UInt64.self)
      guard packed <= UInt64(bytes.count - start) else { throw .badDownload("stream \(number) is cut short") }
      let limit = number == 0 ? limits.opBytes : limits.bytes
      guard plain <= UInt64(limit) else { throw .tooLarge("bytes of stream \(number)", limit: limit) }
      streams.append(
        DownloadStream(coding: coding, packedBytes: Int(packed), plainBytes: Int(plain), start: start))
      start += Int(packed)
    }
    guard start == bytes.count else { throw .badDownload("bytes follow the last stream") }
    return streams
  }

  /// Held against the limits before anything is unpacked. Streams are used up exactly, so a full download yields as many
  /// bytes as its streams hold.
  private static func checkTotals(
    _ streams: [DownloadStream], of full: WrittenFile?, limits: PackLimits
  ) throws(PackError) {
    var (total, unpacked) = (0, 0)
    for (number, stream) in streams.enumerated().dropFirst() {
      total += stream.plainBytes
      if stream.coding == .zlib { unpacked += stream.plainBytes }
      if stream.coding == .stored, stream.packedBytes != stream.plainBytes {
        throw .badDownload("stream \(number) is stored and has two lengths")
      }
    }
    guard unpacked <= limits.unpackedBytes else {
      throw .tooLarge("unpacked bytes of the download", limit: limits.unpackedBytes)
    }
    if let full, full.byteCount != total { throw .badDownload("yields more or less than it says") }
  }
}
