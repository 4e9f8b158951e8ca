/// The environment of a process, as a value: nobody below reads it behind a caller's back.
public struct Environment: Sendable, Hashable {
  private let values: [String: String]

  /// An environment made up for a test, or read by `Environment.ofThisProcess()`.
  public init(_ values: [String: String] = [:]) { self.values = values }

  /// The value of a variable; nil where it is unset or empty.
  public subscript(_ name: String) -> String? {
    values[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The language part of the locale (`zh` of `zh_CN.UTF-8`), by `LC_ALL`, `LC_MESSAGES`, `LANG` in that order; nil for
  /// none, `C` and `POSIX`.
  public var localeLanguage: String? {
    guard let locale = self["LC_ALL"] ?? self["LC_MESSAGES"] ?? self["LANG"] else { return nil }
    let language = locale.prefix { $0.isASCII && $0.isLetter }.lowercased()
    return language.isEmpty || language == "c" || language == "posix" ? nil : language
  }

  /// Whether colour is unwanted: `NO_COLOR` is set to anything, or the terminal is `dumb`.
  public var refusesColor: Bool { self["NO_COLOR"] != nil || self["TERM"] == "dumb" }

  /// Whether colour is wanted even where there is no terminal: `FORCE_COLOR` is set to anything but `0`.
  public var forcesColor: Bool { self["FORCE_COLOR"].map { $0 != "0" } ?? false }

  /// The moment that stands for "now" in reproducible builds, seconds since 1970-01-01T00:00:00Z; nil where it is unset or
  /// no moment of the years 1970 to 9999.
  public var sourceDateEpoch: Int64? {
    self["SOURCE_DATE_EPOCH"].flatMap { Int64($0) }.flatMap { (0...253_402_300_799).contains($0) ? $0 : nil }
  }

  /// Where a program keeps what it can make again: `XDG_CACHE_HOME`, else the system's usual place below `HOME`; nil
  /// where neither says.
  public var userCacheFolder: String? {
    if let folder = self["XDG_CACHE_HOME"], folder.hasPrefix("/") { return folder }
    #if canImport(Darwin)
      return self["HOME"].map { $0 + "/Library/Caches" }
    #else
      return self["HOME"].map { $0 + "/.cache" }
    #endif
  }
}
