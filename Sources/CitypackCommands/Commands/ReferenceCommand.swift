import CommandKit
import ContentChecks
import ContentSources
import Reports
import SourceText

/// `citypack reference PAGE`: what the Makefile writes into the documentation.
enum ReferenceCommand: CitypackCommand {
  private static let pages = ["man", "commands", "keys", "rules"]

  static let description = Command(
    "reference", Wording(zh: "输出参考文档的一页", en: "print a page of the reference"),
    operands: [
      Operand("PAGE", Wording(zh: "哪一页", en: "which page"), completion: .words(pages))
    ], isHidden: true)

  static func run(_ session: Session) throws(CommandFailure) -> ExitCode {
    let page = session.arguments.operands.first ?? ""
    let language = session.language.ofDescription
    switch page {
    case "man": try session.print(ToolDescription.tool.manPage(in: language))
    case "keys": try session.print(KeyReference.page)
    case "rules": try session.print(RuleReference.markdown(RuleSet.all.descriptions))
    case "commands": try session.print(ToolDescription.tool.markdownReference(in: language))
    default: throw session.invalid(page, .init(zh: "没有这一页", en: "there is no such page"))
    }
    return .fine
  }
}
