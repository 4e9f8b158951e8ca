/// An area on the map, asked point by point: rings of straight edges in longitude and latitude, even-odd.
///
/// The plane is cut into rows of 1/32 degree. In each row the edges are gathered into clusters whose ranges of
/// longitude touch; between clusters the answer is one for the whole row, and within one only its own edges are
/// counted. All comparisons are exact, in whole units of 1e-7 degrees. Building is O(edges × log edges), asking is
/// O(log clusters of the row + edges of one cluster).
struct Outline: Sendable {
  /// An edge from its lower end, in units of 1e-7 degrees. A level one is never counted, but it may cut a row in two
  /// where no other edge does, so it belongs to a cluster.
  private struct Edge {
    var low: OutlineData.Vertex
    var high: OutlineData.Vertex

    var west: Int32 { min(low.longitude, high.longitude) }
    var east: Int32 { max(low.longitude, high.longitude) }
  }

  /// Edges of one row whose longitudes touch one another.
  private struct Cluster {
    var west: Int32
    var east: Int32
    var edges: Range<Int32>
    /// Whether the row is inside right after the eastern end.
    var isInsideAfter: Bool
  }

  private static let rowHeight: Int32 = 312_500

  private var firstRow: Int32 = 0
  /// Where the clusters of each row start; one more than there are rows.
  private var rowStarts: [Int32] = [0]
  private var clusters: [Cluster] = []
  private var edges: [Edge] = []

  /// Builds the index of some rings.
  init(_ rings: [[OutlineData.Vertex]]) {
    let all = rings.flatMap(Self.risingEdges)
    guard let lowest = all.map(\.low.latitude).min(), let highest = all.map(\.high.latitude).max() else { return }
    firstRow = Self.row(of: lowest)
    var rows = [[Edge]](repeating: [], count: Int(Self.row(of: highest) - firstRow) + 1)
    for edge in all {
      // An edge counts for latitudes from its low end up to, but not including, its high end.
      for row in Self.row(of: edge.low.latitude)...Self.row(of: max(edge.low.latitude, edge.high.latitude - 1)) {
        rows[Int(row - firstRow)].append(edge)
      }
    }
    for (index, row) in rows.enumerated() {
      append(
        row.sorted { ($0.west, $0.east) < ($1.west, $1.east) }, from: (firstRow + Int32(index)) * Self.rowHeight)
    }
  }

  /// Whether a place is inside; units of 1e-7 degrees.
  @inline(__always)
  func contains(latitude: Int32, longitude: Int32) -> Bool {
    let row = Int(Self.row(of: latitude) - firstRow)
    guard row >= 0, row < rowStarts.count - 1 else { return false }
    var low = Int(rowStarts[row])
    var high = Int(rowStarts[row + 1])
    let first = low
    // The last cluster that starts at or west of the place.
    while low < high {
      let middle = (low + high) / 2
      if clusters[middle].west <= longitude { low = middle + 1 } else { high = middle }
    }
    guard low > first else { return false }
    let cluster = clusters[low - 1]
    guard longitude <= cluster.east else { return cluster.isInsideAfter }
    return isInside(cluster, latitude: latitude, longitude: longitude)
  }

  /// Counts the edges of a cluster that lie east of the place.
  private func isInside(_ cluster: Cluster, latitude: Int32, longitude: Int32) -> Bool {
    var inside = cluster.isInsideAfter
    for index in cluster.edges {
      let edge = edges[Int(index)]
      guard edge.low.latitude <= latitude, latitude < edge.high.latitude, edge.east > longitude else { continue }
      // Positive where the place lies west of the edge. Below 2^63: no difference exceeds 2^32 / 1.19.
      let rise = Int64(edge.high.latitude) - Int64(edge.low.latitude)
      let run = Int64(edge.high.longitude) - Int64(edge.low.longitude)
      let side =
        run * (Int64(latitude) - Int64(edge.low.latitude)) - rise * (Int64(longitude) - Int64(edge.low.longitude))
      if side > 0 { inside.toggle() }
    }
    return inside
  }

  private static func row(of latitude: Int32) -> Int32 {
    latitude >= 0 ? latitude / rowHeight : (latitude - rowHeight + 1) / rowHeight
  }

  private static func risingEdges(_ ring: [OutlineData.Vertex]) -> [Edge] {
    zip(ring, ring.dropFirst() + ring.prefix(1)).map { from, to in
      from.latitude <= to.latitude ? Edge(low: from, high: to) : Edge(low: to, high: from)
    }
  }

  /// Adds a row that starts at a latitude, its edges sorted from west to east.
  private mutating func append(_ row: [Edge], from latitude: Int32) {
    let firstCluster = clusters.count
    for edge in row {
      let index = Int32(edges.count)
      edges.append(edge)
      if clusters.count > firstCluster, edge.west <= clusters[clusters.count - 1].east {
        let last = clusters.count - 1
        clusters[last].east = max(clusters[last].east, edge.east)
        clusters[last].edges = clusters[last].edges.lowerBound..<index + 1
      } else {
        clusters.append(Cluster(west: edge.west, east: edge.east, edges: index..<index + 1, isInsideAfter: false))
      }
    }
    settleParities(from: firstCluster, latitude: latitude)
    rowStarts.append(Int32(clusters.count))
  }

  /// Between two clusters a row is inside all along or outside all along: from the east, each cluster turns the
  /// answer over if an odd number of its edges is met, which is the same at every latitude of the row.
  private mutating func settleParities(from first: Int, latitude: Int32) {
    var inside = false
    for index in stride(from: clusters.count - 1, through: first, by: -1) {
      clusters[index].isInsideAfter = inside
      let edges = edges[Int(clusters[index].edges.lowerBound)..<Int(clusters[index].edges.upperBound)]
      let met = edges.count { $0.low.latitude <= latitude && latitude < $0.high.latitude }
      if met % 2 == 1 { inside.toggle() }
    }
  }
}
