import Deflate
import Digests
public import FileStore

extension Download {
  /// Writes the full download of a pack: texts and tables compressed together, pictures as they are.
  ///
  /// The pack's bytes are not checked here; pass one that was just written, or verify it first.
  /// Memory: what the texts and tables come to, compressed.
  ///
  /// - Parameter fingerprint: Length and digest of the pack, where known; computed otherwise.
  /// - Returns: Length and digest of the download.
  public static func write(
    full pack: Pack, fingerprint: WrittenFile? = nil, limits: PackLimits = .standard, to sink: any ByteSink
  ) throws(PackError) -> WrittenFile {
    let header = DownloadHeader(source: nil, result: fingerprint ?? pack.fingerprint)
    return try pack.file.withBytes { (bytes) throws(PackError) in
      let parts = PackPart.all(of: pack, byteCount: bytes.count)
      let unpacked = parts.reduce(0) { $0 + ($1.stream == .stored ? 0 : $1.range.count) }
      guard unpacked <= limits.unpackedBytes else {
        throw .tooLarge("bytes of texts and tables", limit: limits.unpackedBytes)
      }
      var packed = [ops(parts)]
      for stream in PackPart.Stream.allCases where stream != .stored { packed.append(compress(parts, stream, bytes)) }
      var streams = packed.map { DownloadStream(coding: .zlib, packedBytes: $0.bytes.count, plainBytes: $0.plainBytes) }
      let stored = parts.filter { $0.stream == .stored }
      let storedBytes = stored.reduce(0) { $0 + $1.range.count }
      streams.append(DownloadStream(coding: .stored, packedBytes: storedBytes, plainBytes: storedBytes))
      var output = HashingSink(sink: sink)
      try output.append(header.bytes(streams: streams))
      for stream in packed { try output.append(stream.bytes) }
      for part in stored { try output.append(bytes.part(part.range)) }
      return output.finish()
    }
  }

  private typealias Packed = (bytes: [UInt8], plainBytes: Int)

  private static func ops(_ parts: [PackPart]) -> Packed {
    var plain: [UInt8] = []
    for part in parts {
      plain.append(DownloadLayout.Op.take.rawValue)
      Varint.append(part.stream.rawValue, to: &plain)
      Varint.append(part.range.count, to: &plain)
    }
    return (deflated(plain, .zlib), plain.count)
  }

  private static func compress(
    _ parts: [PackPart], _ stream: PackPart.Stream, _ bytes: UnsafeRawBufferPointer
  ) -> Packed {
    var compressor = DeflateStream(.zlib)
    var plainBytes = 0
    for part in parts where part.stream == stream {
      compressor.append(bytes.part(part.range))
      plainBytes += part.range.count
    }
    return (compressor.finish(), plainBytes)
  }
}

/// A run of a pack's bytes that goes into one stream.
private struct PackPart {
  /// The streams of a full download; the number is the stream's place in the table.
  enum Stream: Int, CaseIterable {
    /// ZIP records, `pack.json`, tables and texts.
    case packed = 1
    /// Pictures: they do not get smaller.
    case stored = 2
  }

  var stream: Stream
  var range: Range<Int>

  /// The whole pack, front to back; neighbours of one stream are one run.
  static func all(of pack: Pack, byteCount: Int) -> [PackPart] {
    var parts: [PackPart] = []
    var end = 0
    func add(_ stream: Stream, upTo offset: Int) {
      guard offset > end else { return }
      if let last = parts.indices.last, parts[last].stream == stream {
        parts[last].range = parts[last].range.lowerBound..<offset
      } else {
        parts.append(PackPart(stream: stream, range: end..<offset))
      }
      end = offset
    }
    for entry in pack.directory {
      add(.packed, upTo: entry.dataOffset)
      add(entry.name.hasPrefix(PackName.image("")) ? .stored : .packed, upTo: entry.endOffset)
    }
    add(.packed, upTo: byteCount)
    return parts
  }
}

/// Hashes what it passes on.
private struct HashingSink: ~Copyable {
  private let sink: any ByteSink
  private var hasher = SHA256Hasher()
  private var byteCount = 0

  init(sink: any ByteSink) { self.sink = sink }

  mutating func append(_ bytes: UnsafeRawBufferPointer) throws(PackError) {
    hasher.update(bytes)
    byteCount += bytes.count
    do throws(FileError) {
      try sink.append(bytes)
    } catch {
      throw .file(error)
    }
  }

  mutating func append(_ bytes: [UInt8]) throws(PackError) {
    try bytes.withUnsafeBufferPointer { (buffer) throws(PackError) in try append(UnsafeRawBufferPointer(buffer)) }
  }

  consuming func finish() -> WrittenFile {
    WrittenFile(byteCount: byteCount, sha256: hasher.finish())
  }
}
