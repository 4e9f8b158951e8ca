#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A value that several threads may use, one at a time.
public final class Locked<Value>: @unchecked Sendable {
  // Unchecked, but sound: `value` is only touched with the mutex held. `Synchronization.Mutex` would need macOS 15.

  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private var value: Value

  /// The value to guard.
  public init(_ value: Value) {
    self.value = value
    mutex = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Lends the value to one caller at a time. Not to be nested.
  public func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body(&value)
  }
}
