import SourceText

/// The generated page `docs/reference/keys.md`: every key of every file under `content/`, in both languages.
public enum KeyReference {
  /// The page as Markdown.
  public static var page: String {
    var page = """
      # Keys of the content files · 内容文件的键

      Generated from `Sources/ContentSources/Keys`; do not edit. Keys marked \\* are required. ·
      由程序生成，请勿手改；带 \\* 的键必须写。

      """
    for table in KeyTable.all {
      page += "\n## `content/\(table.file)`\n\n\(table.summary.en)\n\n\(table.summary.zh)\n\n"
      page += "| key | takes | meaning | 说明 | example |\n| --- | --- | --- | --- | --- |\n"
      for key in table.keys {
        page += row(key, path: key.name)
        for child in key.children { page += row(child, path: key.name + key.kind.joint + child.name) }
      }
    }
    return page
  }

  private static func row(_ key: KeyDescription, path: String) -> String {
    let cells = [
      "`\(path)`" + (key.isRequired ? " \\*" : ""), key.kind.words, key.meaning.en, key.meaning.zh, "`\(key.example)`",
    ]
    return "| \(cells.map(escaped).joined(separator: " | ")) |\n"
  }

  /// A bar would end the cell.
  private static func escaped(_ cell: String) -> String {
    cell.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}

extension KeyDescription.Kind {
  /// What stands between a key and a key inside its value.
  fileprivate var joint: String { self == .maps ? "[]." : "." }

  /// In a few words, for the reference.
  var words: String {
    switch self {
    case .text: "text"
    case .texts: "list of texts"
    case .textByLanguage: "one text a language"
    case .languages: "list of language tags"
    case .meters: "metres"
    case .wholeNumber: "whole number"
    case .degrees: "degrees"
    case .position: "two numbers, a list or a map"
    case .choice(let words): words.map { "`\($0)`" }.joined(separator: ", ")
    case .day: "`YYYY-MM-DD`"
    case .timeZone: "IANA time zone"
    case .map: "map"
    case .maps: "list of maps"
    case .severities: "map of rule ids to `error`, `warning`, `info`, `off`"
    }
  }
}
