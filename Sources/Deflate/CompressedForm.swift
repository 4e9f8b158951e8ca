/// How deflated bytes are wrapped.
public enum CompressedForm: Sendable, Hashable {
  /// Bare deflate blocks (RFC 1951), as in ZIP files.
  case raw
  /// With a header and an Adler-32 (RFC 1950).
  case zlib

  /// zlib's way of saying it: a window of 32 KiB, negative for no wrapping.
  var windowBits: Int32 {
    switch self {
    case .raw: -15
    case .zlib: 15
    }
  }
}

/// What is wrong with compressed bytes.
public enum DeflateError: Error, Hashable, Sendable {
  /// Not what a compressor makes, or its check sum differs.
  case corrupt
  /// The bytes end before the stream does.
  case truncated
  /// The stream ends before the bytes do.
  case trailingBytes
  /// More comes out than the caller allows.
  case tooLarge(limit: Int)
}

extension DeflateError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .corrupt: "compressed data is damaged"
    case .truncated: "compressed data ends too early"
    case .trailingBytes: "bytes follow the end of the compressed data"
    case .tooLarge(let limit): "unpacks to more than \(limit) bytes"
    }
  }
}
