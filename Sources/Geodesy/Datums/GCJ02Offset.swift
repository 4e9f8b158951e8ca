/// How far GCJ-02 lies from WGS-84 at a place, in degrees: the published formula, written for one place or four.
///
/// Source: the formula that became public with "EvilTransform" and is the same in gcoord, PRCoords and coordtransform,
/// with the Krasovsky ellipsoid (a = 6,378,245 m, e² = 0.00669342162296594323). The published form takes twelve sines;
/// here those of one axis come from one angle (see `Multiples`). The two agree to about 3e-14 degrees, which is how
/// finely a `Double` tells longitudes apart.
struct GCJ02Offset<L: Lanes> {
  /// Degrees to add northwards.
  var latitude: L
  /// Degrees to add eastwards.
  var longitude: L

  /// The offset at a WGS-84 place in degrees.
  @inline(__always)
  init(latitude: L, longitude: L) {
    let x = longitude - 105
    let y = latitude - 35
    let sinX = Multiples(x)
    let sinY = Multiples(y)
    let sin2X = 2 * (sinX.whole * sinX.wholeCosine)
    let common = 20 * (sin2X.tripledSine + sin2X)
    let bent = 0.1 * (x * y)
    let root = x.absolute.squareRoot()

    // Metres; the two sums of sines are those of the published form.
    var waves = 160 * sinY.twelfth + 320 * sinY.thirtieth
    waves = waves + 20 * sinY.whole + 40 * sinY.third + common
    var north = 2 * x + 3 * y - 100
    north = north + 0.2 * (y * y) + bent + 0.2 * root
    north = north + Self.twoThirds * waves

    waves = 150 * sinX.twelfth + 300 * sinX.thirtieth
    waves = waves + 20 * sinX.whole + 40 * sinX.third + common
    var east = x + 2 * y + 300
    east = east + 0.1 * (x * x) + bent + 0.1 * root
    east = east + Self.twoThirds * waves

    let sinLatitude = SinPi.sine((1.0 / 180) * latitude)
    let sinSquare = sinLatitude * sinLatitude
    let w2 = 1 - Self.eccentricitySquared * sinSquare
    let w = w2.squareRoot()
    self.latitude = north * (Self.northDegreesPerMeter * (w2 * w))
    self.longitude = east * (Self.eastDegreesPerMeter * w) / (1 - sinSquare).atLeast(1e-12).squareRoot()
  }

  private static var twoThirds: Double { 2.0 / 3 }
  private static var semiMajorAxis: Double { 6_378_245 }
  private static var eccentricitySquared: Double { 0.00669342162296594323 }
  private static var eastDegreesPerMeter: Double { 180 / (semiMajorAxis * .pi) }
  private static var northDegreesPerMeter: Double { 180 / (semiMajorAxis * (1 - eccentricitySquared) * .pi) }
}

extension GCJ02Offset {
  /// The sines of π·x/30, π·x/12, π·x/3 and π·x: twice, five, twenty and sixty times the angle π·x/60, by the
  /// addition theorems.
  struct Multiples {
    var thirtieth: L
    var twelfth: L
    var third: L
    var whole: L
    var wholeCosine: L

    @inline(__always)
    init(_ x: L) {
      let one = SinPi.both((1.0 / 60) * x)
      let two = Self.doubled(one)
      let four = Self.doubled(two)
      let five = (
        sine: four.sine * one.cosine + four.cosine * one.sine, cosine: four.cosine * one.cosine - four.sine * one.sine
      )
      let twenty = Self.doubled(Self.doubled(five))
      thirtieth = two.sine
      twelfth = five.sine
      third = twenty.sine
      whole = twenty.sine.tripledSine
      wholeCosine = twenty.cosine * (4 * (twenty.cosine * twenty.cosine) - 3)
    }

    @inline(__always)
    private static func doubled(_ angle: (sine: L, cosine: L)) -> (sine: L, cosine: L) {
      let twice = 2 * angle.sine
      return (twice * angle.cosine, 1 - twice * angle.sine)
    }
  }
}

extension Lanes {
  /// From sin(a): sin(3a).
  @inline(__always)
  fileprivate var tripledSine: Self { self * (3 - 4 * (self * self)) }
}
