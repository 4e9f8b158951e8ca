#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Hands files over to whatever program a person has chosen for them.
public enum Launcher {
  /// Opens a file as a double click would, and does not wait. False where no program can be started for it.
  ///
  /// - Parameter path: from the root, so that it can never be taken for an option.
  public static func open(_ path: String) -> Bool {
    guard path.hasPrefix("/") else { return false }
    #if canImport(Darwin)
      return start("open", path)
    #else
      return start("xdg-open", path)
    #endif
  }

  /// Starts a program found on `PATH` with one word; what it says goes nowhere.
  private static func start(_ program: String, _ word: String) -> Bool {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    guard posix_spawn_file_actions_init(&actions) == 0 else { return false }
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor: Int32 in 0...2 {
      guard posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0) == 0 else { return false }
    }
    var words: [UnsafeMutablePointer<CChar>?] = [strdup(program), strdup(word), nil]
    defer { for word in words { free(word) } }
    var process = pid_t()
    return posix_spawnp(&process, program, &actions, nil, &words, environ) == 0
  }
}
