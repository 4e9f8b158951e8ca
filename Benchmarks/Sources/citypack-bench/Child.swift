import Foundation

/// What another program took.
struct ChildCost {
  var wallSeconds: Double
  /// User and system time.
  var processorSeconds: Double
  /// The most memory it had at once.
  var peakBytes: Int
  var exitCode: Int32

  static func + (a: Self, b: Self) -> Self {
    ChildCost(
      wallSeconds: a.wallSeconds + b.wallSeconds, processorSeconds: a.processorSeconds + b.processorSeconds,
      peakBytes: max(a.peakBytes, b.peakBytes), exitCode: a.exitCode == 0 ? b.exitCode : a.exitCode)
  }
}

/// Runs a shell command to its end and says what it took, its children included.
func runChild(_ command: String) -> ChildCost {
  var arguments: [UnsafeMutablePointer<CChar>?] = ["/bin/sh", "-c", command].map { (word: String) in strdup(word) }
  arguments.append(nil)
  defer { for argument in arguments { free(argument) } }
  let start = ContinuousClock.now
  var process = pid_t()
  guard posix_spawn(&process, "/bin/sh", nil, nil, &arguments, environ) == 0 else {
    fatalError("cannot run /bin/sh")
  }
  var (status, usage) = (Int32(0), rusage())
  wait4(process, &status, 0, &usage)
  let wall = ContinuousClock.now - start
  func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
  return ChildCost(
    wallSeconds: Double(wall.components.seconds) + Double(wall.components.attoseconds) / 1e18,
    processorSeconds: seconds(usage.ru_utime) + seconds(usage.ru_stime),
    peakBytes: usage.ru_maxrss * 1024, exitCode: (status >> 8) & 0xFF)
}
