/// Joins trapezoids of neighbouring slabs to pieces: those that share more than a point of the line between the slabs.
struct PieceJoiner {
  private struct Part {
    var trapezoid: Trapezoid
    var features: [Int]
    var node: Int
  }

  private var parents: [Int] = []
  private var sums: [SlabSweep.Piece] = []
  private var before: [Part] = []
  private var now: [Part] = []
  /// The land around everything.
  private var openNode: Int?

  mutating func begin() {
    swap(&before, &now)
    now.removeAll(keepingCapacity: true)
  }

  /// Adds a trapezoid of the slab, south to north.
  mutating func add(_ trapezoid: Trapezoid, features: [Int] = []) {
    now.append(Part(trapezoid: trapezoid, features: features, node: -1))
  }

  /// Joins the slab to the one before it, and adds it up.
  mutating func finish(_ measure: LandMeasure) {
    var first = 0
    for index in now.indices {
      let part = now[index]
      if part.trapezoid.isOpen { now[index].node = open() }
      while first < before.count, before[first].trapezoid.northEast <= part.trapezoid.southWest { first += 1 }
      for earlier in before[first...] {
        if earlier.trapezoid.southEast >= part.trapezoid.northWest { break }
        if touches(earlier.trapezoid, part.trapezoid) { join(index, earlier.node) }
      }
      if now[index].node < 0 { now[index].node = makeNode() }
      add(index, measure)
    }
  }

  /// All pieces, each once.
  var pieces: [SlabSweep.Piece] { parents.indices.filter { parents[$0] == $0 }.map { sums[$0] } }

  private func touches(_ a: Trapezoid, _ b: Trapezoid) -> Bool {
    a.east == b.west && min(a.northEast, b.northWest) > max(a.southEast, b.southWest)
  }

  private mutating func open() -> Int {
    if let openNode { return root(openNode) }
    let node = makeNode()
    sums[node].isOpen = true
    openNode = node
    return node
  }

  private mutating func makeNode() -> Int {
    parents.append(parents.count)
    sums.append(SlabSweep.Piece())
    return parents.count - 1
  }

  private mutating func join(_ index: Int, _ node: Int) {
    let other = root(node)
    guard now[index].node >= 0 else {
      now[index].node = other
      return
    }
    let own = root(now[index].node)
    guard own != other else { return }
    parents[other] = own
    sums[own].merge(sums[other])
  }

  private mutating func add(_ index: Int, _ measure: LandMeasure) {
    let node = root(now[index].node)
    sums[node].add(now[index].trapezoid, measure)
    sums[node].features.formUnion(now[index].features)
  }

  private mutating func root(_ node: Int) -> Int {
    var node = node
    while parents[node] != node {
      parents[node] = parents[parents[node]]
      node = parents[node]
    }
    return node
  }
}

extension SlabSweep.Piece {
  mutating func merge(_ other: Self) {
    area += other.area
    squareKilometers += other.squareKilometers
    features.formUnion(other.features)
    isOpen = isOpen || other.isOpen
    west = min(west, other.west)
    east = max(east, other.east)
    south = min(south, other.south)
    north = max(north, other.north)
    if other.largest > largest {
      largest = other.largest
      x = other.x
      y = other.y
    }
  }
}
