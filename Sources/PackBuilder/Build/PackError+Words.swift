import ContentSources
import FileStore
import PackFormat
import SourceText

extension PackError {
  /// The sentence for people. Names of fields and rules of the format stay as the format's page has them.
  var words: Bilingual {
    if case .file(let error) = self { error.words } else { Bilingual(zh: chinese, en: description) }
  }

  private var chinese: String {
    switch self {
    case .notAPack: "不是 citypack 包：文件末尾没有 ZIP 结束记录"
    case .outsideProfile(let rule, let place): "不符合 citypack 的 ZIP 规定（\(place)）：\(rule.rawValue)"
    case .malformed(let entry, let what): "\(entry) 内容不合格式：\(what)"
    case .entriesDiffer(let name): "pack.json 与 ZIP 目录在 \(name) 处不一致"
    case .damaged(let entry, let evidence): "\(entry) 已损坏：\(evidence.rawValue) 不符"
    case .noSuchEntry(let name): "包里没有 \(name)"
    case .nameNotAllowed(let name): "包里不能用这个名字：\(name)"
    case .tooLarge(let what, let limit): "\(what) 超过上限 \(limit)"
    case .needsNewer(let what): "由更新的 citypack 制作，请升级：\(what)"
    case .badDownload(let what): "下载文件有误：\(what)"
    case .wrongSource: "这个下载文件是为另一个包制作的"
    case .file(let error): error.words.zh
    }
  }
}
