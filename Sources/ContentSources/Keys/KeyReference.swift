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
    return page + columns
  }

  /// What the columns of a sheet may be called, which is also what properties of GeoJSON and data of KML may.
  private static var columns: String {
    var text = """

      ## Columns of a sheet · 表格的列

      How `points.csv` and a CSV file for `citypack import` may name their columns; case, spaces and `_ - . , /` do not
      count. Properties of GeoJSON and `ExtendedData` of KML are known by the same names, but for positions. Any other
      column is kept as a comment of the story that an import begins. A sheet needs `latitude` and `longitude`, or
      `position`: both numbers in one cell, latitude first unless its name says otherwise.

      `points.csv` 和给 `citypack import` 的 CSV 可以用的列名；大小写、空格和 `_ - . , /` 都不计。GeoJSON 的属性和 KML 的
      `ExtendedData` 也认这些名字（位置除外）。别的列在导入时写成故事里的注释。表格要有 `latitude` 和 `longitude`，或者一列
      `position`：两个数写在一格，除非列名说明，纬度在前。

      | column | known as · 列名 |
      | --- | --- |

      """
    for role in CSVRole.allCases {
      text += "| `\(role.rawValue)` | \(role.acceptedNames.map { "`\($0)`" }.joined(separator: ", ")) |\n"
    }
    return text
  }

  private static func row(_ key: KeyDescription, path: String) -> String {
    let cells = [
      "`\(path)`" + (key.isRequired ? " \\*" : ""), key.kind.words + bounds(of: key), key.meaning.en, key.meaning.zh,
      "`\(key.example)`",
    ]
    return "| \(cells.map(escaped).joined(separator: " | ")) |\n"
  }

  private static func bounds(of key: KeyDescription) -> String {
    key.bounds.map { ", \(Int($0.lowerBound))–\(Int($0.upperBound))" } ?? ""
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
