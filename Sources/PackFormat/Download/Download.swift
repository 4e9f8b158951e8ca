import Deflate
import Digests
public import FileStore

/// A `.cpd`: a pack in the form in which it travels, or what turns one pack into another.
public struct Download: Sendable {
  /// What it starts from and what it yields.
  public let header: DownloadHeader

  private let file: MappedFile
  private let streams: [DownloadStream]
  let limits: PackLimits

  /// Reads header and stream table; the rest is read by `apply`.
  public init(_ file: MappedFile, limits: PackLimits = .standard) throws(PackError) {
    (header, streams) = try file.withBytes { (bytes) throws(PackError) in
      try DownloadHeader.read(bytes, limits: limits)
    }
    self.file = file
    self.limits = limits
  }

  /// Whether bytes start as a download does, whatever their file is called.
  public static func isDownload(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.starts(with: DownloadLayout.magic)
  }

  /// Writes the pack a full download yields.
  ///
  /// Memory: 64 KiB, the op list, and 40 KiB for each compressed stream; the result is hashed as it is written.
  /// Throws `wrongSource` for a download that starts from another pack. Whatever is thrown, the sink's bytes are then
  /// worth nothing: commit a file only after this returns.
  ///
  /// - Returns: Length and digest of the result: those of the header.
  @discardableResult
  public func apply(to sink: any ByteSink) throws(PackError) -> WrittenFile {
    try apply { (bytes) throws(PackError) in
      do throws(FileError) {
        try sink.append(bytes)
      } catch {
        throw .file(error)
      }
    }
  }

  /// Lends the bytes of the pack a full download yields, in order.
  func apply(_ take: (UnsafeRawBufferPointer) throws(PackError) -> Void) throws(PackError) -> WrittenFile {
    guard header.source == nil else { throw .wrongSource }
    return try file.withBytes { (bytes) throws(PackError) in
      let readers = streams.map { StreamReader($0, bytes.part($0.range)) }
      let ops = try readers[0].readAll()
      var output = DownloadOutput(expected: header.result)
      var offset = 0
      while offset < ops.count {
        guard let op = DownloadLayout.Op(rawValue: ops[offset]) else { throw .needsNewer("download op \(ops[offset])") }
        offset += 1
        switch op {
        case .take:
          guard let number = Varint.read(ops, at: &offset), let length = Varint.read(ops, at: &offset) else {
            throw .badDownload("the op list is cut short")
          }
          guard number > 0, number < readers.count, length > 0 else { throw .badDownload("an op takes nothing") }
          try output.pass(length, from: readers[number], to: take)
        }
      }
      for reader in readers { try reader.finish() }
      return try output.finish()
    }
  }
}

/// Where the result's bytes go: never more than announced, hashed on the way.
private struct DownloadOutput: ~Copyable {
  private let expected: WrittenFile
  private let scratch = Scratch()
  private var hasher = SHA256Hasher()
  private var byteCount = 0

  init(expected: WrittenFile) { self.expected = expected }

  mutating func pass(
    _ length: Int, from reader: StreamReader, to take: (UnsafeRawBufferPointer) throws(PackError) -> Void
  ) throws(PackError) {
    guard length <= expected.byteCount - byteCount else { throw .badDownload("yields more than it says") }
    var rest = length
    while rest > 0 {
      let piece = UnsafeMutableRawBufferPointer(rebasing: scratch.bytes.prefix(rest))
      try reader.read(into: piece)
      let bytes = UnsafeRawBufferPointer(piece)
      hasher.update(bytes)
      try take(bytes)
      rest -= piece.count
    }
    byteCount += length
  }

  consuming func finish() throws(PackError) -> WrittenFile {
    let written = WrittenFile(byteCount: byteCount, sha256: hasher.finish())
    guard written == expected else { throw .badDownload("yields other bytes than it says") }
    return written
  }
}

/// Memory through which all bytes pass.
private final class Scratch {
  let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 16)

  deinit { bytes.deallocate() }
}

/// Reads a stream front to back.
private final class StreamReader {
  private let stream: DownloadStream
  private let packed: UnsafeRawBufferPointer
  private var inflater: InflateStream?
  private var consumed = 0
  private var produced = 0

  init(_ stream: DownloadStream, _ packed: UnsafeRawBufferPointer) {
    self.stream = stream
    self.packed = packed
    inflater = stream.coding == .zlib ? InflateStream(.zlib) : nil
  }

  /// Fills the buffer.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(PackError) {
    guard buffer.count <= stream.plainBytes - produced else { throw .badDownload("a stream is too short") }
    var filled = 0
    while filled < buffer.count {
      filled += try step(into: UnsafeMutableRawBufferPointer(rebasing: buffer[filled...]))
    }
    produced += buffer.count
  }

  /// The whole stream. Its plain length has been held against a limit.
  func readAll() throws(PackError) -> [UInt8] {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: stream.plainBytes, alignment: 16)
    defer { buffer.deallocate() }
    try read(into: buffer)
    return Array(buffer)
  }

  /// Makes sure that nothing is left, neither plain nor packed.
  func finish() throws(PackError) {
    guard produced == stream.plainBytes else { throw .badDownload("a stream is longer than the ops take") }
    if inflater != nil {
      var spare: UInt8 = 0
      let more = try withUnsafeMutableBytes(of: &spare) { (buffer) throws(PackError) in try inflate(into: buffer) }
      guard more == 0, inflater?.isFinished == true else { throw .badDownload("a stream holds more than it says") }
    }
    guard consumed == packed.count else { throw .badDownload("bytes follow the end of a stream") }
  }

  /// At least one byte.
  private func step(into buffer: UnsafeMutableRawBufferPointer) throws(PackError) -> Int {
    let count: Int
    if inflater == nil {
      let rest = packed.part(consumed..<packed.count)
      count = min(rest.count, buffer.count)
      buffer.copyMemory(from: rest.part(0..<count))
      consumed += count
    } else {
      count = try inflate(into: buffer)
    }
    guard count > 0 else { throw .badDownload("a stream is too short") }
    return count
  }

  private func inflate(into buffer: UnsafeMutableRawBufferPointer) throws(PackError) -> Int {
    do throws(DeflateError) {
      guard let (used, made) = try inflater?.step(from: packed.part(consumed..<packed.count), into: buffer) else {
        return 0
      }
      consumed += used
      return made
    } catch {
      throw .badDownload(error.description)
    }
  }
}
