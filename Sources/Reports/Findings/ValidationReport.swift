public import ContentChecks
public import SourceText

/// What a validation found, ready to be shown in any form.
public struct ValidationReport: Sendable {
  public var verdict: Verdict
  /// How many cities were looked at.
  public var cityCount: Int
  /// How many stories they hold, drafts included.
  public var storyCount: Int

  public init(_ verdict: Verdict, cityCount: Int, storyCount: Int) {
    self.verdict = verdict
    self.cityCount = cityCount
    self.storyCount = storyCount
  }

  /// How many findings have a severity; accepted ones do not count.
  public func count(_ severity: Severity) -> Int { verdict.findings.count { $0.severity == severity } }
}

extension ValidationReport {
  /// One line: `2 errors, 1 warning, 0 infos in 8 cities with 131 stories; 1 accepted; 3 not evaluated`.
  public var summary: Bilingual {
    var line =
      found
      + Bilingual(
        zh: "（\(cityCount) 座城市，\(storyCount) 个故事）",
        en: " in \(counted(cityCount, "city", "cities")) with \(counted(storyCount, "story", "stories"))")
    if !verdict.accepted.isEmpty {
      line = line + Bilingual(zh: "；已接受 \(verdict.accepted.count)", en: "; \(verdict.accepted.count) accepted")
    }
    if !verdict.notEvaluated.isEmpty {
      let count = verdict.notEvaluated.count
      line = line + Bilingual(zh: "；未评估 \(count)", en: "; \(count) not evaluated")
    }
    return line
  }

  private var found: Bilingual {
    guard !verdict.findings.isEmpty else { return Bilingual(zh: "没有发现问题", en: "nothing found") }
    let (errors, warnings, infos) = (count(.error), count(.warning), count(.info))
    return Bilingual(
      zh: "\(errors) 个错误，\(warnings) 个警告，\(infos) 个提示",
      en: "\(counted(errors, "error", "errors")), \(counted(warnings, "warning", "warnings")), "
        + counted(infos, "info", "infos"))
  }

  private func counted(_ count: Int, _ one: String, _ many: String) -> String { "\(count) \(count == 1 ? one : many)" }
}

extension Severity {
  /// The word a person reads.
  var word: Bilingual {
    switch self {
    case .error: Bilingual(zh: "错误", en: "error")
    case .warning: Bilingual(zh: "警告", en: "warning")
    case .info: Bilingual(zh: "提示", en: "info")
    }
  }
}
