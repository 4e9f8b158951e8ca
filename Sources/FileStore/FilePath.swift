/// Paths as text: the few things one does with them. Never touches the disk.
public enum FilePath {
  /// `a/b` of `a` and `b`; the part alone where the folder is empty or the part is absolute.
  public static func join(_ folder: String, _ part: String) -> String {
    if folder.isEmpty || part.utf8.first == slash { return part }
    return folder.utf8.last == slash ? folder + part : folder + "/" + part
  }

  /// The folder a path lies in: `a` of `a/b`, `.` of `b`, `/` of `/b`.
  public static func folder(of path: String) -> String {
    let bytes = trimmed(path)
    guard let cut = bytes.lastIndex(of: slash) else { return "." }
    let folder = trimmed(bytes[..<cut])
    return folder.isEmpty ? "/" : String(decoding: folder, as: UTF8.self)
  }

  /// The last part of a path: `b` of `a/b` and of `a/b/`.
  public static func name(of path: String) -> String {
    let bytes = trimmed(path)
    let start = bytes.lastIndex(of: slash).map { bytes.index(after: $0) } ?? bytes.startIndex
    return String(decoding: bytes[start...], as: UTF8.self)
  }

  private static let slash = UInt8(ascii: "/")

  private static func trimmed(_ path: String) -> ArraySlice<UInt8> {
    trimmed(Array(path.utf8)[...])
  }

  /// Without slashes at the end.
  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var bytes = bytes
    while bytes.last == slash { bytes.removeLast() }
    return bytes
  }
}
