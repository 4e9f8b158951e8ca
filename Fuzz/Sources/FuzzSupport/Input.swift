public import ContentSources

/// The bytes libFuzzer hands over, as an array.
public func bytes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
  Array(UnsafeBufferPointer(start: start, count: count))
}

/// What holds for every document, whatever was read; a breach stops the fuzzer like a crash.
public func check(_ document: ReadDocument) {
  precondition(document.items.count <= document.seen || document.isRefused, "more was kept than seen")
  precondition(!document.isRefused || document.items.isEmpty, "a refused file has items")
  precondition(!document.isRefused || !document.findings.isEmpty, "a file is refused without a reason")
  for finding in document.findings {
    precondition(finding.place.file == inputName, "a finding names another file")
    precondition(finding.place.line >= 0 && finding.place.column >= 0, "a finding has an impossible place")
  }
}

/// What the input is called.
public let inputName = "input"
