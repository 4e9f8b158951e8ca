import ContentSources
import FuzzSupport

/// KML.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  check(KMLReader.read(SourceBytes(file: inputName, bytes: bytes(start, count))))
  return 0
}
