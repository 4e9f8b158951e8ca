/// Does the same with many things, some at a time.
enum JobQueue {
  /// Works through the elements with up to `jobs` tasks. After a failure no new one is begun; those under way end.
  ///
  /// - Returns: A result per element, in their order; nil for those not begun.
  static func run<Element: Sendable, Success: Sendable, Failure: Error>(
    _ elements: [Element], jobs: Int, _ work: @escaping @Sendable (Element) -> Result<Success, Failure>
  ) async -> [Result<Success, Failure>?] {
    await withTaskGroup(of: (Int, Result<Success, Failure>).self) { group in
      var results = [Result<Success, Failure>?](repeating: nil, count: elements.count)
      var next = 0
      var hasFailed = false
      func startNext() {
        guard next < elements.count, !hasFailed else { return }
        let index = next
        next += 1
        group.addTask { (index, work(elements[index])) }
      }
      for _ in 0..<max(jobs, 1) { startNext() }
      while let (index, result) = await group.next() {
        if case .failure = result { hasFailed = true }
        results[index] = result
        startNext()
      }
      return results
    }
  }
}
