struct NearbyIndex: Sendable {
  init(_ points: [PackPoint]) {}
}
