import Atlas

/// Makes of rings as they are found in the wild rings as they should be, where there is only one way to do it: borders run
/// along twice are taken out, rings that touch themselves are parted, shells turned counter-clockwise and holes clockwise.
/// The land that is covered stays the same to the last point.
struct RingMending {
  private(set) var notes = BorderNotes()
  private var paths: NumberedPaths
  private var mended: [NumberedPaths.Path] = []
  private let parts: [BorderShapes.Part]
  private let features: [BorderShapes.Feature]
  /// For each vertex, the last ring that passed it: `nil` is 0.
  private var lastRing: ContiguousArray<Int32>
  /// The first ring of the feature at hand, and whether two of its rings have a vertex in common.
  private var firstRing = 0
  private var ringsTouch = false

  static func mend(
    _ paths: NumberedPaths, parts: [BorderShapes.Part], features: [BorderShapes.Feature]
  ) -> (paths: NumberedPaths, notes: BorderNotes) {
    var mending = RingMending(paths, parts: parts, features: features)
    mending.run()
    mending.paths.paths = mending.mended
    return (mending.paths, mending.notes)
  }

  private init(_ paths: NumberedPaths, parts: [BorderShapes.Part], features: [BorderShapes.Feature]) {
    self.paths = paths
    self.parts = parts
    self.features = features
    lastRing = ContiguousArray(repeating: 0, count: paths.vertices.count)
  }

  private mutating func run() {
    mended.reserveCapacity(paths.paths.count)
    var next = 0
    var firstOfFeature = 0
    while next < paths.paths.count {
      let start = next
      next += 1
      if start > 0, paths.paths[start].feature != paths.paths[start - 1].feature {
        mergeTouching(from: firstOfFeature)
        firstOfFeature = mended.count
        firstRing = start
        ringsTouch = false
      }
      guard paths.paths[start].isRing else {
        mended.append(paths.paths[start])
        continue
      }
      while next < paths.paths.count, paths.paths[next].role == .hole,
        paths.paths[next].feature == paths.paths[start].feature
      {
        next += 1
      }
      mendPolygon(start..<next)
    }
    mergeTouching(from: firstOfFeature)
  }

  /// Rings of one feature that share borders become the rings around what they enclose together: inside a feature there is
  /// no border.
  private mutating func mergeTouching(from first: Int) {
    let rings = mended[first...].filter(\.isRing)
    guard rings.count > 1, ringsTouch else { return }
    let tracing = RingTracing(rings, paths)
    guard tracing.cancelledCount > 0 else { return }
    let lines = mended[first...].filter { !$0.isRing }
    let part = parts.firstIndex { $0.feature == rings[0].feature } ?? 0
    note(.sharedInside, ring: part, count: tracing.cancelledCount)
    let pieces = tracing.rings.map { file($0[...], like: rings[0]) }
    var shells: [NumberedPaths.Path] = []
    var holes: [NumberedPaths.Path] = []
    for var piece in pieces {
      let area = paths.doubleArea(piece)
      piece.role = area > 0 ? .shell : .hole
      if area > 0 { shells.append(piece) } else if area < 0 { holes.append(piece) }
    }
    mended.removeSubrange(first...)
    gather(shells, holes, ring: part)
    mended += lines
  }

  private mutating func mendPolygon(_ rings: Range<Int>) {
    let areSimple = rings.map { isSimple($0) }
    guard areSimple.contains(false) else { return keep(rings) }
    var shells: [NumberedPaths.Path] = []
    var holes: [NumberedPaths.Path] = []
    for (ring, isSimple) in zip(rings, areSimple) {
      let pieces = isSimple ? [paths.paths[ring]] : split(ring)
      sort(pieces, of: ring, &shells, &holes)
    }
    gather(shells, holes, ring: rings.lowerBound)
  }

  /// Keeps rings that are as they should be but for the way they turn. One without area encloses nothing and goes, with its
  /// holes if it is a shell.
  private mutating func keep(_ rings: Range<Int>) {
    for ring in rings {
      let path = paths.paths[ring]
      if !paths.isFlat(path) {
        mended.append(turned(path, ring))
      } else {
        note(.emptyRing, ring: ring)
        if path.role == .shell { return }
      }
    }
  }

  private mutating func isSimple(_ ring: Int) -> Bool {
    let stamp = Int32(truncatingIfNeeded: ring + 1)
    for number in paths[paths.paths[ring]] {
      let last = lastRing[Int(number)]
      if last > firstRing { ringsTouch = true }
      if last == stamp { return false }
      lastRing[Int(number)] = stamp
    }
    return true
  }

  mutating func note(_ kind: BorderNote.Kind, ring: Int, count: Int = 1, at point: LatticePoint? = nil) {
    let feature = Int(parts[ring].feature)
    notes.add(
      BorderNote(
        kind: kind, feature: feature, source: features[feature].source, offset: parts[ring].offset, point: point,
        count: count))
  }
}

extension RingMending {
  /// Parts a ring wherever it comes back to a vertex. A loop of two vertices is a border run along there and back.
  private mutating func split(_ ring: Int) -> [NumberedPaths.Path] {
    let path = paths.paths[ring]
    var stack: ContiguousArray<Int32> = []
    var position: [Int32: Int] = [:]
    var pieces: [NumberedPaths.Path] = []
    var spikes = 0
    // The first vertex once more, so that the last loop closes like the others.
    let numbers = ContiguousArray(paths[path])
    for number in numbers + [numbers[0]] {
      if let start = position[number] {
        let loop = stack[start...]
        if loop.count >= 3 { pieces.append(file(loop, like: path)) } else { spikes += 1 }
        for other in loop { position[other] = nil }
        stack.removeSubrange(start...)
      }
      position[number] = stack.count
      stack.append(number)
    }
    if spikes > 0 { note(.spike, ring: ring, count: spikes) }
    if pieces.count > 1 { note(.touchingRing, ring: ring, count: pieces.count - 1) }
    if pieces.isEmpty { note(.emptyRing, ring: ring) }
    return pieces
  }

  fileprivate mutating func file(_ loop: ContiguousArray<Int32>.SubSequence, like path: NumberedPaths.Path)
    -> NumberedPaths.Path
  {
    let start = Int32(paths.numbers.count)
    paths.numbers.append(contentsOf: loop)
    var piece = path
    piece.range = start..<Int32(paths.numbers.count)
    return piece
  }

  /// Tells shells from holes among the pieces of a ring: those that turn like the largest are what the ring was.
  private mutating func sort(
    _ pieces: [NumberedPaths.Path], of ring: Int, _ shells: inout [NumberedPaths.Path],
    _ holes: inout [NumberedPaths.Path]
  ) {
    let areas = pieces.map { paths.doubleArea($0) }
    guard let largest = areas.indices.max(by: { areas[$0].magnitude < areas[$1].magnitude }) else { return }
    for (piece, area) in zip(pieces, areas) where !paths.isFlat(piece) {
      let turnsAlike = (area > 0) == (areas[largest] > 0)
      let isInside = turnsAlike || paths.contains(pieces[largest], piece)
      if !isInside {
        note(.crossesItself, ring: ring, at: paths.vertices[Int(paths.numbers[Int(piece.range.lowerBound)])])
      }
      let isShell = (paths.paths[ring].role == .shell) == (turnsAlike || !isInside)
      var sorted = piece
      sorted.role = isShell ? .shell : .hole
      if isShell {
        shells.append(turned(sorted, ring, isQuiet: true))
      } else {
        holes.append(turned(sorted, ring, isQuiet: true))
      }
    }
  }

  /// Puts each hole after the shell that contains it; one that none contains stays with the first and is said.
  private mutating func gather(_ shells: [NumberedPaths.Path], _ holes: [NumberedPaths.Path], ring: Int) {
    var homes: [Int] = []
    for hole in holes {
      let containing = shells.indices.filter { paths.contains(shells[$0], hole) }
      let home = shells.count == 1 ? 0 : containing.min { paths.doubleArea(shells[$0]) < paths.doubleArea(shells[$1]) }
      if home == nil {
        note(.holeOutside, ring: ring, at: paths.vertices[Int(paths.numbers[Int(hole.range.lowerBound)])])
      }
      homes.append(home ?? 0)
    }
    for (index, shell) in shells.enumerated() {
      mended.append(shell)
      for (hole, home) in zip(holes, homes) where home == index { mended.append(hole) }
    }
  }

  /// A ring that turns as its role wants.
  private mutating func turned(
    _ path: NumberedPaths.Path, _ ring: Int, isQuiet: Bool = false
  ) -> NumberedPaths.Path {
    let isClockwise = paths.doubleArea(path) < 0
    guard isClockwise == (path.role == .shell) else { return path }
    paths.reverse(path)
    if !isQuiet { note(.turnedRing, ring: ring) }
    return path
  }
}
