#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What time it is, as a value: the machine's clock, or a moment made up.
public struct WallClock: Sendable {
  private let seconds: @Sendable () -> Int64
  /// The machine's own time, whatever the environment says.
  private let machineSeconds: @Sendable () -> Int64

  /// A clock that stands still; `seconds` since 1970-01-01T00:00:00Z.
  public init(standingAt seconds: Int64) { self.init({ seconds }, machine: { seconds }) }

  private init(_ seconds: @escaping @Sendable () -> Int64, machine: @escaping @Sendable () -> Int64) {
    self.seconds = seconds
    machineSeconds = machine
  }

  /// The machine's clock, unless the environment sets `SOURCE_DATE_EPOCH`.
  public static func current(in environment: Environment) -> WallClock {
    let machine: @Sendable () -> Int64 = { Int64(time(nil)) }
    if let fixed = environment.sourceDateEpoch { return WallClock({ fixed }, machine: machine) }
    return WallClock(machine, machine: machine)
  }

  /// The day now, in UTC.
  public var today: UTCDay { UTCDay(secondsSince1970: seconds()) }

  /// The day by which it is decided what has expired: the later of the stated one and the machine's. A build that is told
  /// an old date must not revive what was accepted until then.
  public var expiryDay: UTCDay { UTCDay(secondsSince1970: max(seconds(), machineSeconds())) }
}

/// Time that only moves forward, for measuring how long something took.
public enum Stopwatch {
  /// Nanoseconds since an arbitrary moment.
  public static var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
