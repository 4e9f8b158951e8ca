import FileStore
import FuzzSupport
import PackFormat

/// The installed form: open, read everything, verify.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let pack = try? Pack(MappedFile(copying: bytes(start, count))) else { return 0 }
  for entry in pack.manifest.entries { _ = try? pack.read(entry.name) }
  for language in pack.manifest.about.languages { _ = try? pack.stories(language: language) }
  try? pack.verify()
  return 0
}
