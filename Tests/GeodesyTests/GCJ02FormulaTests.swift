import Geodesy
import TestSupport
import Testing

@Suite struct GCJ02FormulaTests {
  /// Figures of eviltransform's and coordtransform's tests (with the right radius), to the last digit they give.
  @Test(arguments: [
    (31.1774276, 121.5272106, 31.17530398364597, 121.531541859215),
    (22.543847, 113.912316, 22.540796131694766, 113.9171764808363),
    (39.911954, 116.377817, 39.91334545536069, 116.38404722455657),
    (39.915, 116.404, 39.91640428150164, 116.41024449916938),
  ])
  func forwardAgreesWithThePublishedFigures(latitude: Double, longitude: Double, north: Double, east: Double) throws {
    let place = try #require(Coordinate<WGS84>(latitude: latitude, longitude: longitude))
    let shifted = try #require(GCJ02Formula.forward(place))
    #expect(abs(shifted.latitude - north) < 2e-8 && abs(shifted.longitude - east) < 2e-8)
  }

  @Test(arguments: CityVector.all)
  func citiesLieWithinAMetreOfWhereAnIndependentServicePutsThem(city: CityVector) throws {
    let place = try #require(Coordinate<WGS84>(latitude: city.wgs84.latitude, longitude: city.wgs84.longitude))
    let theirs = try #require(Coordinate<GCJ02>(latitude: city.gcj02.latitude, longitude: city.gcj02.longitude))
    let ours = try #require(GCJ02Formula.forward(place))
    #expect(ours.haversineMeters(to: theirs) < 1)
    let back = try #require(GCJ02Formula.inverse(theirs))
    #expect(back.haversineMeters(to: place) < 1)
  }

  @Test(arguments: borderVectors.indices)
  func borderVerticesKeepTheirShift(index: Int) throws {
    let (latitude, longitude, north, east) = borderVectors[index]
    let place = try #require(Coordinate<WGS84>(latitude: latitude, longitude: longitude))
    let theirs = try #require(Coordinate<GCJ02>(latitude: north, longitude: east))
    #expect(try #require(GCJ02Formula.forward(place)).haversineMeters(to: theirs) < 1)
  }

  /// The published formula as libraries write it, with the platform's sine, against ours.
  @Test func theShortenedFormulaIsThePublishedOne() throws {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<2_000 {
      let (latitude, longitude) = randomPlace(&random)
      let place = try #require(Coordinate<WGS84>(latitude: latitude, longitude: longitude))
      let ours = try #require(GCJ02Formula.forward(place))
      let published = publishedForward(latitude: latitude, longitude: longitude)
      #expect(abs(ours.latitude - published.latitude) < 5e-14)
      #expect(abs(ours.longitude - published.longitude) < 5e-14)
    }
  }

  /// A random place in every cell of half a degree. The error changes over degrees, as the shift does, so that an even
  /// cover shows more of it than ten times as many places anywhere.
  @Test func theInverseUndoesTheShiftToAMicrometre() throws {
    var random = SeededGenerator(seed: 1)
    var worst = 0.0
    for cell in 0..<74 * 126 {
      let latitude = 17 + (Double(cell / 126) + Double.random(in: 0...1, using: &random)) / 2
      let longitude = 73 + (Double(cell % 126) + Double.random(in: 0...1, using: &random)) / 2
      guard let place = Coordinate<WGS84>(latitude: latitude, longitude: longitude),
        let back = GCJ02Formula.forward(place).flatMap({ GCJ02Formula.inverse($0) })
      else {
        Issue.record("no way there and back from \(latitude),\(longitude)")
        continue
      }
      let north = (back.latitude - latitude) * 111_320
      let east = (back.longitude - longitude) * 111_320
      worst = max(worst, north * north + east * east)
    }
    #expect(worst.squareRoot() < 1e-6)
  }

  @Test func oneByOneAndInBulkGiveTheSameBits() throws {
    var random = SeededGenerator(seed: 2)
    let places = (0..<203).map { _ in
      (latitude: Double.random(in: -89...89, using: &random), longitude: Double.random(in: -179...179, using: &random))
    }
    for (bulk, single) in bulkAndSingle {
      var latitudes = places.map(\.latitude)
      var longitudes = places.map(\.longitude)
      transform(&latitudes, &longitudes, bulk)
      for (index, place) in places.enumerated() {
        guard let moved = single(place.latitude, place.longitude) else { continue }
        #expect(moved.0.bitPattern == latitudes[index].bitPattern)
        #expect(moved.1.bitPattern == longitudes[index].bitPattern)
      }
    }
  }

  typealias Bulk = (UnsafeMutableBufferPointer<Double>, UnsafeMutableBufferPointer<Double>) -> Void
  typealias Single = (Double, Double) -> (Double, Double)?

  private var bulkAndSingle: [(Bulk, Single)] {
    func single<A, B>(_ convert: @escaping (Coordinate<A>) -> Coordinate<B>?) -> Single {
      { Coordinate<A>(latitude: $0, longitude: $1).flatMap(convert).map { ($0.latitude, $0.longitude) } }
    }
    return [
      (GCJ02Formula.forward(latitudes:longitudes:), single { GCJ02Formula.forward($0) }),
      (GCJ02Formula.inverse(latitudes:longitudes:), single { GCJ02Formula.inverse($0) }),
      (BD09Formula.forward(latitudes:longitudes:), single { BD09Formula.forward($0) }),
      (BD09Formula.inverse(latitudes:longitudes:), single { BD09Formula.inverse($0) }),
    ]
  }

  /// The bits themselves: whoever changes one of them changes packs.
  @Test func theBitsAreThoseOfEveryOtherMachine() throws {
    let place = try #require(Coordinate<WGS84>(latitude: 31.2397, longitude: 121.4998))
    let shifted = try #require(GCJ02Formula.forward(place))
    #expect(shifted.description == "31.237686003172286,121.50423275423528")
    let back = try #require(GCJ02Formula.inverse(shifted))
    #expect(back.description == "31.239700000000003,121.4998")
  }

  @Test func noPlaceOnEarthMakesTheFormulaFail() throws {
    for (latitude, longitude) in [(90.0, 0.0), (-90, 180), (0, 0), (89.9999999, -180), (0, 180), (1e-300, -1e-300)] {
      let place = try #require(Coordinate<WGS84>(latitude: latitude, longitude: longitude))
      if let moved = GCJ02Formula.forward(place) { #expect(moved.latitude.isFinite && moved.longitude.isFinite) }
    }
  }
}

func transform(
  _ latitudes: inout [Double], _ longitudes: inout [Double],
  _ convert: (UnsafeMutableBufferPointer<Double>, UnsafeMutableBufferPointer<Double>) -> Void
) {
  latitudes.withUnsafeMutableBufferPointer { north in
    longitudes.withUnsafeMutableBufferPointer { east in convert(north, east) }
  }
}

func randomPlace(_ random: inout SeededGenerator) -> (latitude: Double, longitude: Double) {
  (Double.random(in: 17...54, using: &random), Double.random(in: 73...136, using: &random))
}
