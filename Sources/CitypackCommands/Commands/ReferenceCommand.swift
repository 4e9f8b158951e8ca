import CommandKit
import SourceText

/// `citypack reference man|commands`: what the Makefile writes into the documentation.
enum ReferenceCommand: CitypackCommand {
  private static let pages = ["man", "commands"]

  static let description = Command(
    "reference", Wording(zh: "输出参考文档的一页", en: "print a page of the reference"),
    operands: [
      Operand("PAGE", Wording(zh: "哪一页：man 或 commands", en: "which page: man or commands"), completion: .words(pages))
    ], isHidden: true)

  static func run(_ session: Session) throws(CommandFailure) -> ExitCode {
    let page = session.arguments.operands.first ?? ""
    let language = session.language.ofDescription
    switch page {
    case "man": try session.print(ToolDescription.tool.manPage(in: language))
    case "commands": try session.print(ToolDescription.tool.markdownReference(in: language))
    default: throw session.invalid(page, .init(zh: "没有这一页", en: "there is no such page"))
    }
    return .fine
  }
}
