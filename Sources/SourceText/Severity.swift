/// How much a finding matters. Only `error` keeps a city from being packed.
public enum Severity: String, CaseIterable, Sendable, Hashable {
  case error
  case warning
  case info
}

extension Severity: Comparable {
  /// `info < warning < error`.
  public static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}
