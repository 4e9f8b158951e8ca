#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a standard stream is connected to.
public struct Terminal: Sendable, Hashable {
  /// Whether a person sees it.
  public var isInteractive: Bool
  /// Columns of the window; nil where there is none.
  public var columns: Int?

  /// A terminal made up for a test.
  public init(isInteractive: Bool, columns: Int? = nil) {
    self.isInteractive = isInteractive
    self.columns = columns
  }

  /// What a descriptor of this process is connected to.
  public init(descriptor: Int32) {
    isInteractive = isatty(descriptor) == 1
    var size = winsize()
    let isKnown = isInteractive && ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    columns = isKnown ? Int(size.ws_col) : nil
  }
}
