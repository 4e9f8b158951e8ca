import ContentSources
import FuzzSupport

/// CSV with all its encodings.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  check(CSVReader.read(SourceBytes(file: inputName, bytes: bytes(start, count))))
  return 0
}
