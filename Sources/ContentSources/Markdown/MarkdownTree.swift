internal import CMarkGFM

/// The owner of a tree that cmark-gfm has parsed.
struct MarkdownTree: ~Copyable {
  private let root: OpaquePointer

  /// Nil when out of memory.
  init?(_ bytes: some Collection<UInt8>) {
    let text = Array(bytes)
    let parsed = text.withUnsafeBytes { buffer in
      cmark_parse_document(buffer.bindMemory(to: CChar.self).baseAddress, buffer.count, CMARK_OPT_DEFAULT)
    }
    guard let parsed else { return nil }
    root = parsed
  }

  deinit { cmark_node_free(root) }

  /// A heading of the first level.
  struct TopHeading {
    /// Counts from 1.
    var line: Int
    /// What a reader sees of it, without marks.
    var text: String
    /// Whether it is one plain text, with no emphasis, link or code.
    var isPlain: Bool
  }

  /// The first-level headings that stand at the top, not in a quote or a list, in order.
  func topHeadings() -> [TopHeading] {
    var headings: [TopHeading] = []
    var node = cmark_node_first_child(root)
    while let current = node {
      node = cmark_node_next(current)
      guard cmark_node_get_type(current) == CMARK_NODE_HEADING, cmark_node_get_heading_level(current) == 1,
        let child = cmark_node_first_child(current)
      else { continue }
      let isPlain = cmark_node_next(child) == nil && cmark_node_get_type(child) == CMARK_NODE_TEXT
      headings.append(
        TopHeading(
          line: Int(cmark_node_get_start_line(current)), text: plainText(of: current), isPlain: isPlain))
    }
    return headings
  }

  /// What a reader sees, without marks: a line a block, code as it is, HTML left out.
  func plainText() -> String { plainText(of: root) }

  private func plainText(of top: OpaquePointer) -> String {
    var text = ""
    let iterator = cmark_iter_new(top)
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      if event == CMARK_EVENT_DONE { return text }
      guard let node = cmark_iter_get_node(iterator) else { continue }
      append(node, isEntering: event == CMARK_EVENT_ENTER, below: top, to: &text)
    }
  }

  private func append(
    _ node: OpaquePointer, isEntering: Bool, below top: OpaquePointer, to text: inout String
  ) {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_TEXT, CMARK_NODE_CODE, CMARK_NODE_CODE_BLOCK:
      text += cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
    case CMARK_NODE_SOFTBREAK: text += " "
    case CMARK_NODE_LINEBREAK: text += "\n"
    case CMARK_NODE_PARAGRAPH, CMARK_NODE_HEADING:
      if !isEntering, node != top { text += "\n" }
    default: break
    }
  }

  /// HTML in safe mode: raw HTML and dangerous links are left out; a picture gives way to its words.
  consuming func html() -> String {
    for image in nodes(of: CMARK_NODE_IMAGE) { replaceByChildren(image) }
    guard let rendered = cmark_render_html(root, CMARK_OPT_DEFAULT, nil) else { return "" }
    // Freed by the allocator that cmark hands out.
    defer { cmark_get_default_mem_allocator().pointee.free(rendered) }
    return String(cString: rendered)
  }

  /// Every node of a kind, outer ones first.
  private func nodes(of type: cmark_node_type) -> [OpaquePointer] {
    var found: [OpaquePointer] = []
    let iterator = cmark_iter_new(root)
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      if event == CMARK_EVENT_DONE { return found }
      guard event == CMARK_EVENT_ENTER, let node = cmark_iter_get_node(iterator),
        cmark_node_get_type(node) == type
      else { continue }
      found.append(node)
    }
  }

  private func replaceByChildren(_ node: OpaquePointer) {
    while let child = cmark_node_first_child(node) {
      // Where it cannot stand, it goes with its parent; otherwise this would never end.
      if cmark_node_insert_before(node, child) == 0 { break }
    }
    cmark_node_free(node)
  }
}
