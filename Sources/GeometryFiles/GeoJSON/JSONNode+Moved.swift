import StrictJSON

extension JSONMember {
  /// The same member, its text starting `distance` bytes further on: for texts that are part of a file.
  func moved(by distance: Int) -> JSONMember {
    guard distance != 0 else { return self }
    var member = self
    member.keyRange = keyRange.moved(by: distance)
    member.value = value.moved(by: distance)
    return member
  }
}

extension JSONNode {
  fileprivate func moved(by distance: Int) -> JSONNode {
    var node = self
    node.range = range.moved(by: distance)
    switch value {
    case .array(let elements): node.value = .array(elements.map { $0.moved(by: distance) })
    case .object(let members): node.value = .object(members.map { $0.moved(by: distance) })
    case .null, .boolean, .number, .string: break
    }
    return node
  }
}

extension Range<Int> {
  fileprivate func moved(by distance: Int) -> Self { lowerBound + distance..<upperBound + distance }
}
