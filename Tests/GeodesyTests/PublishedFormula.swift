#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// WGS-84 to GCJ-02 as it is published, twelve sines of the platform's library: the oracle for our own form.
func publishedForward(latitude: Double, longitude: Double) -> (latitude: Double, longitude: Double) {
  let x = longitude - 105
  let y = latitude - 35
  let common = 20 * sin(6 * x * .pi) + 20 * sin(2 * x * .pi)
  var north = common + 20 * sin(y * .pi) + 40 * sin(y / 3 * .pi)
  north += 160 * sin(y / 12 * .pi) + 320 * sin(y / 30 * .pi)
  north = north * 2 / 3 - 100 + 2 * x + 3 * y + 0.2 * y * y + 0.1 * x * y + 0.2 * abs(x).squareRoot()
  var east = common + 20 * sin(x * .pi) + 40 * sin(x / 3 * .pi)
  east += 150 * sin(x / 12 * .pi) + 300 * sin(x / 30 * .pi)
  east = east * 2 / 3 + 300 + x + 2 * y + 0.1 * x * x + 0.1 * x * y + 0.1 * abs(x).squareRoot()
  let a = 6_378_245.0
  let e2 = 0.00669342162296594323
  let radians = latitude / 180 * .pi
  let w2 = 1 - e2 * sin(radians) * sin(radians)
  return (
    latitude + north * 180 / (a * (1 - e2) / (w2 * w2.squareRoot()) * .pi),
    longitude + east * 180 / (a / w2.squareRoot() * cos(radians) * .pi)
  )
}
