import SourceText

extension XMLFault.Kind {
  /// What is wrong.
  var words: Bilingual {
    switch self {
    case .bareAmpersand: Bilingual(zh: "这里的 `&` 没有转义", en: "there is an `&` on its own")
    case .unknownEntity(let name):
      Bilingual(zh: "XML 不认识 `&\(name);`", en: "XML does not know `&\(name);`")
    case .bareLessThan: Bilingual(zh: "这里的 `<` 没有转义", en: "there is a `<` that begins no tag")
    case .mismatchedTags(let opened):
      Bilingual(zh: "`<\(opened)>` 还没关闭，这里却关闭了别的标签", en: "`<\(opened)>` is still open where this tag closes another")
    case .unclosedElement(let name):
      Bilingual(zh: "`<\(name)>` 直到文件结束都没有关闭", en: "`<\(name)>` is not closed before the file ends")
    case .unclosedComment: Bilingual(zh: "注释没有结束", en: "a comment does not end")
    case .unclosedCDATA: Bilingual(zh: "`<![CDATA[` 没有结束", en: "a `<![CDATA[` does not end")
    case .strayCDATAEnd: Bilingual(zh: "`]]>` 不能出现在普通文字里", en: "`]]>` cannot stand in plain text")
    case .repeatedAttribute: Bilingual(zh: "同一个属性写了两次", en: "an attribute is given twice in one tag")
    case .unquotedAttribute: Bilingual(zh: "属性值没有加引号", en: "an attribute's value is not in quotes")
    case .contentAfterRoot: Bilingual(zh: "根元素之后还有内容", en: "something stands behind the end of the root element")
    case .noElement: Bilingual(zh: "文件里没有任何元素", en: "there is no element in the file")
    case .misplacedDeclaration:
      Bilingual(zh: "`<?xml …?>` 只能放在文件最前面", en: "`<?xml …?>` can only stand at the very top")
    case .invalidCharacter: Bilingual(zh: "这里有 XML 不允许的字符", en: "there is a character that XML does not allow")
    case .other(let message): Bilingual(zh: "不是正确的 XML（\(message)）", en: "not well-formed: \(message)")
    }
  }

  /// What to do; nil where the rule's own remedy says enough.
  var advice: Bilingual? {
    switch self {
    case .bareAmpersand:
      Bilingual(
        zh: "把 `&` 写成 `&amp;`，或者把整段文字放进 `<![CDATA[ … ]]>`。",
        en: "Write `&amp;`, or put the whole text into `<![CDATA[ … ]]>`.")
    case .unknownEntity:
      Bilingual(
        zh: "请直接键入这个字符，或者把整段 HTML 放进 `<![CDATA[ … ]]>`。",
        en: "Type the character itself, or put the HTML into `<![CDATA[ … ]]>`.")
    case .bareLessThan:
      Bilingual(
        zh: "把 `<` 写成 `&lt;`，或者把整段文字放进 `<![CDATA[ … ]]>`。",
        en: "Write `&lt;`, or put the whole text into `<![CDATA[ … ]]>`.")
    case .mismatchedTags(let name) where Self.isHTML(name), .unclosedElement(let name) where Self.isHTML(name):
      Bilingual(
        zh: "`<\(name)>` 是 HTML，请把整段 HTML 放进 `<![CDATA[ … ]]>`。",
        en: "`<\(name)>` is HTML: put the whole text into `<![CDATA[ … ]]>`.")
    case .mismatchedTags(let name), .unclosedElement(let name):
      Bilingual(zh: "补上 `</\(name)>`，或改正拼写（区分大小写）。", en: "Add `</\(name)>`, or mend its spelling; case matters.")
    case .misplacedDeclaration:
      Bilingual(
        zh: "两个文件是不是粘在了一起？每个文件只能有一个声明。",
        en: "Were two files pasted together? Each has one declaration, at its top.")
    case .unclosedComment, .unclosedCDATA, .strayCDATAEnd, .repeatedAttribute, .unquotedAttribute, .contentAfterRoot,
      .noElement, .invalidCharacter, .other:
      nil
    }
  }

  private static func isHTML(_ name: String) -> Bool {
    [
      "br", "p", "b", "i", "u", "a", "hr", "img", "li", "ul", "ol", "div", "span", "font", "td", "tr", "table",
      "center",
    ]
    .contains(name.lowercased())
  }
}
