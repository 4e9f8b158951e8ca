/// The vertices at which borders meet: where the neighbours along one path are not the neighbours along another, and the
/// ends of lines. O(vertices of all paths).
struct Junctions {
  private(set) var isJunction: ContiguousArray<Bool>

  init(_ paths: NumberedPaths) {
    let count = paths.vertices.count
    isJunction = ContiguousArray(repeating: false, count: count)
    var before = ContiguousArray<Int32>(repeating: -1, count: count)
    var after = ContiguousArray<Int32>(repeating: -1, count: count)
    for path in paths.paths where !path.range.isEmpty {
      let numbers = paths[path]
      guard var previous = numbers.last, let first = numbers.first else { continue }
      if path.role == .line {
        isJunction[Int(previous)] = true
        isJunction[Int(first)] = true
      }
      for index in numbers.indices {
        let vertex = Int(numbers[index])
        let next = index + 1 < numbers.endIndex ? numbers[index + 1] : first
        if before[vertex] < 0 {
          before[vertex] = previous
          after[vertex] = next
        } else if !(before[vertex] == previous && after[vertex] == next),
          !(before[vertex] == next && after[vertex] == previous)
        {
          isJunction[vertex] = true
        }
        previous = numbers[index]
      }
    }
  }
}
