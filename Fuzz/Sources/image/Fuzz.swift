import ContentSources
import FuzzSupport

/// The headers of pictures, with their EXIF.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  if case .readable(_, let width, let height, _) = ImageHeader.info(of: bytes(start, count)) {
    precondition(width > 0 && height > 0, "a picture without size is called readable")
  }
  return 0
}
