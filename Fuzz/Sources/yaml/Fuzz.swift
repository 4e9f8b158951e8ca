import ContentSources
import FuzzSupport

/// Every YAML file of the content, with the readers that know its keys: project, city, accepted findings, story.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let files = SameBytesFileSystem(
    bytes(start, count),
    at: [
      "c/citypack.yaml", "c/cities/x/city.yaml", "c/cities/x/ignore.yaml", "c/cities/x/points.csv",
      "c/cities/x/stories/a.md",
    ])
  let reader = ContentReader(files, root: "c")
  guard let project = try? reader.project() else { return 0 }
  _ = try? reader.city("x", in: project.config)
  return 0
}
