import ContentSources
import FuzzSupport

/// Markdown with front matter, and its rendering.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let document = MarkdownReader.read(SourceBytes(file: inputName, bytes: bytes(start, count)))
  check(document)
  for item in document.items {
    let text = item.text?.value ?? ""
    precondition(!MarkdownRenderer.html(of: text).contains("<script"), "a script passed the safe mode")
    _ = MarkdownRenderer.plainText(of: text)
  }
  return 0
}
