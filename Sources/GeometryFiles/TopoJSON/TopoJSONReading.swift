import StrictJSON

/// One pass over a topology. Its members come in any order, so nothing is judged before the end.
struct TopoJSONReading {
  private var type: String?
  private var transform: JSONNode?
  private var objects: JSONNode?
  private var hasArcs = false
  private var arcs = TopoJSONArcs()
  private var fault: TopoJSONFault?

  mutating func read(_ scanner: inout JSONScanner) throws(JSONSyntaxError) {
    guard try scanner.kind() == .object else {
      note(TopoJSONFault(offset: scanner.offset, reason: .notATopology))
      try scanner.skipValue()
      return
    }
    try scanner.enterObject()
    while let key = try scanner.nextKey() {
      if scanner.matches(key, "arcs") {
        try readArcs(&scanner)
      } else if scanner.matches(key, "type") {
        type = try scanner.node().string
      } else if scanner.matches(key, "transform") {
        transform = try scanner.node()
      } else if scanner.matches(key, "objects") {
        objects = try scanner.node()
      } else {
        try scanner.skipValue()
      }
    }
  }

  private mutating func readArcs(_ scanner: inout JSONScanner) throws(JSONSyntaxError) {
    guard try scanner.kind() == .array else {
      try scanner.skipValue()
      return
    }
    hasArcs = true
    try scanner.enterArray()
    while try scanner.nextElement() {
      guard try scanner.kind() == .array else {
        note(TopoJSONFault(offset: scanner.offset, reason: .badMember("arcs")))
        try scanner.skipValue()
        continue
      }
      arcs.offsets.append(scanner.offset)
      try scanner.enterArray()
      while try scanner.nextElement() { try readPosition(&scanner) }
      arcs.starts.append(arcs.coordinates.count / 2)
    }
  }

  private mutating func readPosition(_ scanner: inout JSONScanner) throws(JSONSyntaxError) {
    let offset = scanner.offset
    guard let row = try scanner.numberRow() else {
      note(TopoJSONFault(offset: offset, reason: .badPosition))
      try scanner.skipValue()
      return
    }
    guard row.count >= 2 else { return note(TopoJSONFault(offset: row.offset, reason: .badPosition)) }
    arcs.coordinates.append(row.first)
    arcs.coordinates.append(row.second)
  }

  private mutating func note(_ fault: TopoJSONFault) { self.fault = self.fault ?? fault }
}

extension TopoJSONReading {
  /// What has been read, once it holds together.
  consuming func topology() throws(TopoJSONFault) -> TopoJSONTopology {
    if let fault { throw fault }
    guard type == "Topology" else { throw TopoJSONFault(offset: 0, reason: .notATopology) }
    guard hasArcs else { throw TopoJSONFault(offset: 0, reason: .badMember("arcs")) }
    guard let members = objects?.members else { throw TopoJSONFault(offset: 0, reason: .badMember("objects")) }
    let transform = try transform.map { (node) throws(TopoJSONFault) in try Self.transform(node) }
    try arcs.decode(transform)
    var objects: [TopoJSONTopology.Object] = []
    for member in members {
      let geometry = try TopoJSONGeometry(member.value, arcs: arcs)
      objects.append(TopoJSONTopology.Object(name: member.key, geometry: geometry))
    }
    return TopoJSONTopology(transform: transform, arcs: arcs, objects: objects)
  }

  private static func transform(_ node: JSONNode) throws(TopoJSONFault) -> TopoJSONTopology.Transform {
    let scale = node["scale"]?.elements?.compactMap(\.number?.value) ?? []
    let translate = node["translate"]?.elements?.compactMap(\.number?.value) ?? []
    guard scale.count >= 2, translate.count >= 2 else {
      throw TopoJSONFault(offset: node.range.lowerBound, reason: .badMember("transform"))
    }
    return TopoJSONTopology.Transform(scale: scale, translate: translate)
  }
}

extension TopoJSONArcs {
  /// Undoes deltas and quantisation in place, and holds every arc against what an arc has to be.
  mutating func decode(_ transform: TopoJSONTopology.Transform?) throws(TopoJSONFault) {
    for arc in 0..<count {
      guard positions(of: arc).count >= 2 else { throw TopoJSONFault(offset: offsets[arc], reason: .shortArc) }
      guard let transform else { continue }
      var x = 0.0
      var y = 0.0
      for position in positions(of: arc) {
        x += coordinates[position * 2]
        y += coordinates[position * 2 + 1]
        // Sums of whole numbers are exact as long as they stay below 2^53; what is not whole or too large shows.
        guard x.magnitude < 0x1p53, y.magnitude < 0x1p53, x == x.rounded(.towardZero), y == y.rounded(.towardZero)
        else {
          throw TopoJSONFault(offset: offsets[arc], reason: .badPosition)
        }
        coordinates[position * 2] = x * transform.scale[0] + transform.translate[0]
        coordinates[position * 2 + 1] = y * transform.scale[1] + transform.translate[1]
        guard coordinates[position * 2].isFinite, coordinates[position * 2 + 1].isFinite else {
          throw TopoJSONFault(offset: offsets[arc], reason: .badPosition)
        }
      }
    }
  }
}
