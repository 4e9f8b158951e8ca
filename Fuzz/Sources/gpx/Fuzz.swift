import ContentSources
import FuzzSupport

/// GPX.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  check(GPXReader.read(SourceBytes(file: inputName, bytes: bytes(start, count))))
  return 0
}
