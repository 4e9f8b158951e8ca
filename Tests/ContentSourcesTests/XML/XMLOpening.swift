import SourceText

@testable import ContentSources

/// An XML text opened as `a.xml`.
func openXML(_ text: String) -> XMLReading { openXML(Array(text.utf8)) }

func openXML(_ bytes: [UInt8]) -> XMLReading { XMLReading.open(SourceBytes(file: "a.xml", bytes: bytes)) }

extension XMLReading {
  var tree: XMLTree? {
    if case .opened(let tree, _) = self { tree } else { nil }
  }

  var refusal: Finding? {
    if case .refused(_, let reason) = self { reason } else { nil }
  }

  /// The rules of everything noticed, the refusal last.
  var rules: [String] {
    switch self {
    case .opened(_, let findings): findings.map(\.rule.rawValue)
    case .refused(let findings, let reason): (findings + [reason]).map(\.rule.rawValue)
    }
  }
}

extension SourcePlace {
  /// `line:column`, as tables write it.
  var lineAndColumn: String { "\(line):\(column)" }
}

extension XMLElement {
  /// The element and all below it, in document order.
  var descendants: [XMLElement] { [self] + children.flatMap(\.descendants) }
}

/// A text in UTF-16, without a mark of its own.
func utf16(_ text: String, isBigEndian: Bool) -> [UInt8] {
  text.utf16.flatMap { (unit: UInt16) -> [UInt8] in
    let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
    return isBigEndian ? [high, low] : [low, high]
  }
}
