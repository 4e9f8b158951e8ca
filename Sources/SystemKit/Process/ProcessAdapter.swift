#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Environment {
  /// The environment this process was started with.
  public static func ofThisProcess() -> Environment {
    var values: [String: String] = [:]
    var entry = environ
    while let text = entry.pointee {
      let pair = String(cString: text).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if pair.count == 2 { values[String(pair[0])] = String(pair[1]) }
      entry += 1
    }
    return Environment(values)
  }
}

/// This process and the machine it runs on.
public enum ThisProcess {
  /// The words after the program's name; nil where one of them is not UTF-8, and so no text.
  public static var arguments: [String]? {
    var words: [String] = []
    for index in 0..<Int(CommandLine.argc) {
      guard let start = CommandLine.unsafeArgv[index], let word = String(validatingCString: start) else { return nil }
      words.append(word)
    }
    return Array(words.dropFirst())
  }

  /// How many processors are at work in this machine; at least 1.
  public static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// The file this program was started from; nil where the system does not tell.
  public static var executablePath: String? {
    #if canImport(Glibc)
      let path = "/proc/self/exe"
      return access(path, R_OK) == 0 ? path : nil
    #else
      var size: UInt32 = 4096
      var buffer = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
      return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    #endif
  }

  /// Ends the process.
  public static func exit(code: Int32) -> Never {
    #if canImport(Glibc)
      Glibc.exit(code)
    #else
      Darwin.exit(code)
    #endif
  }

  /// Makes a trap (our own bug) end the process with `code` after saying `message`, instead of a bare signal.
  ///
  /// Only what may be called in a signal handler is called: `write` and `_exit`.
  public static func reportTraps() {
    for number in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE] {
      signal(number) { _ in
        let message: StaticString = """
          citypack: 内部错误：这是工具自己的毛病，请报告。
          citypack: internal error: this is a bug of the tool; please report it.

          """
        write(2, message.utf8Start, message.utf8CodeUnitCount)
        _exit(4)
      }
    }
    #if canImport(Glibc)
      // On Linux this is what reading a mapped file comes to that another program has just cut shorter.
      signal(SIGBUS) { _ in
        let message: StaticString = """
          citypack: 错误：正在读的文件被别的程序截短了，请再试一次。
          citypack: error: a file was cut shorter by another program while it was read; try again.

          """
        write(2, message.utf8Start, message.utf8CodeUnitCount)
        _exit(3)
      }
    #endif
  }
}
