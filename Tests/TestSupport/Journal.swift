import SystemKit

/// Notes what happened, from any thread.
public final class Journal: Sendable {
  private let entries = Locked<[String]>([])

  public init() {}

  public func note(_ entry: String) { entries.withLock { $0.append(entry) } }

  /// Takes out everything noted so far.
  public func take() -> [String] {
    entries.withLock { entries in
      defer { entries = [] }
      return entries
    }
  }
}
