import Geodesy
import TestSupport
import Testing

@Suite struct GCJ02ShiftTests {
  struct Spot: Sendable, CustomTestStringConvertible {
    var name: String
    var latitude: Double
    var longitude: Double

    init(_ name: String, _ latitude: Double, _ longitude: Double) {
      self.name = name
      self.latitude = latitude
      self.longitude = longitude
    }

    var testDescription: String { name }
    var place: Coordinate<WGS84>? { Coordinate(latitude: latitude, longitude: longitude) }
  }

  static let abroad = [
    Spot("Seoul", 37.5665, 126.978), Spot("Hanoi", 21.0285, 105.8542), Spot("Vladivostok", 43.1155, 131.8855),
    Spot("Ulaanbaatar", 47.8864, 106.9057), Spot("Almaty", 43.2389, 76.8897), Spot("Kathmandu", 27.7172, 85.324),
    Spot("Manila", 14.5995, 120.9842), Spot("Fukuoka", 33.5902, 130.4017), Spot("Thimphu", 27.4728, 89.639),
    Spot("Yangon", 16.8409, 96.1735), Spot("Pyongyang", 39.0392, 125.7625), Spot("Osaka", 34.6937, 135.5023),
    Spot("Jeju", 33.4996, 126.5312), Spot("Irkutsk", 52.287, 104.305), Spot("Vientiane", 17.9757, 102.6331),
    Spot("Islamabad", 33.6844, 73.0479), Spot("Bishkek", 42.8746, 74.5698), Spot("Singapore", 1.3521, 103.8198),
    Spot("Seattle", 47.6062, -122.3321), Spot("New York", 40.7128, -74.006), Spot("null island", 0, 0),
    Spot("the north pole", 90, 0), Spot("the date line", 31, 180), Spot("Mong Cai", 21.5247, 107.9664),
    Spot("Vinh Thuc island", 21.3836, 107.935), Spot("Co To island", 20.972, 107.765),
    Spot("Sinuiju", 40.1006, 124.398),
    Spot("Sindo", 39.811, 124.232), Spot("Baengnyeong", 37.967, 124.66), Spot("Yonaguni", 24.467, 123.005),
    Spot("Socheongcho", 37.423, 124.738), Spot("Cheorwon", 38.1466, 127.313),
  ]

  /// Shifted under `amap` only.
  static let withAmapOnly = [
    Spot("Taipei 101", 25.0336, 121.5647), Spot("Kaohsiung", 22.6273, 120.3014), Spot("Kinmen", 24.4365, 118.3186),
    Spot("Shuitou pier, Kinmen", 24.4146, 118.2872), Spot("Lieyu", 24.4304, 118.2446),
    Spot("Nangan, Matsu", 26.1597, 119.9497),
    Spot("Dongyin", 26.3667, 120.4833), Spot("Gaodeng", 26.2755, 119.9925), Spot("Wuqiu", 24.9913, 119.4535),
    Spot("Central, Hong Kong", 22.2819, 114.1581), Spot("Lo Wu station", 22.5283, 114.1135),
    Spot("Lok Ma Chau station", 22.5145, 114.0657), Spot("Sheung Shui", 22.5013, 114.128),
    Spot("Sha Tau Kok pier", 22.5430, 114.2254), Spot("Lau Fau Shan", 22.4693, 113.9838),
    Spot("Hong Kong airport", 22.3080, 113.9185), Spot("Tai O", 22.2540, 113.8630), Spot("Po Toi", 22.1657, 114.2606),
    Spot("Tung Ping Chau", 22.5430, 114.4350), Spot("Soko islands", 22.1700, 113.9130),
    Spot("Senado Square, Macau", 22.1936, 113.5397), Spot("Border Gate, Macau", 22.2130, 113.5497),
    Spot("Macau airport", 22.1496, 113.5915), Spot("Coloane village", 22.1165, 113.5512),
    Spot("Cotai", 22.1478, 113.5650), Spot("Penghu", 23.5655, 119.5793), Spot("Lanyu", 22.0474, 121.5489),
  ]

  static let mainland = [
    Spot("Luohu, Shenzhen", 22.5340, 114.1140), Spot("Futian port", 22.5190, 114.0660),
    Spot("Shenzhen Bay park", 22.5200, 113.9800), Spot("Shekou", 22.4790, 113.9080), Spot("Yantian", 22.5580, 114.2370),
    Spot("Gongbei, Zhuhai", 22.2185, 113.5490), Spot("Wanzai, Zhuhai", 22.1967, 113.5275),
    Spot("Hengqin", 22.1295, 113.5255), Spot("Guishan island", 22.1386, 113.8289),
    Spot("Dangan island", 22.0370, 114.2640),
    Spot("Wai Lingding", 22.1080, 114.0370), Spot("Neilingding", 22.4140, 113.8030),
    Spot("Dandong station", 40.1206, 124.3847), Spot("Yalu river park, Dandong", 40.1180, 124.3880),
    Spot("Heihe", 50.2448, 127.4995), Spot("Suifenhe", 44.3964, 131.1534), Spot("Manzhouli", 49.5933, 117.4353),
    Spot("Ruili", 24.0139, 97.8553), Spot("Dongxing", 21.5433, 107.9704), Spot("Hekou", 22.5170, 103.9590),
    Spot("Kashgar", 39.4704, 75.9896), Spot("Lhasa", 29.6525, 91.1188), Spot("Sanya", 18.2528, 109.5119),
    Spot("Zhoushan", 30.0167, 122.1070), Spot("Shengsi", 30.7270, 122.4510), Spot("Shanghai", 31.2304, 121.4737),
    Spot("Beijing", 39.9042, 116.4074), Spot("Xi'an", 34.2655, 108.9531), Spot("Urumqi", 43.8256, 87.6168),
    Spot("Xiamen", 24.4798, 118.0894), Spot("Huandao road, Xiamen", 24.4327, 118.1537),
    Spot("Pingtan", 25.5036, 119.7912),
    Spot("Huangqi, Lianjiang", 26.3290, 119.8790), Spot("Weizhou island", 21.0400, 109.1100),
    Spot("Changhai", 39.2700, 122.5880), Spot("Yongxing", 16.8340, 112.3400), Spot("Mohe", 52.9721, 122.5386),
    Spot("Fuyuan", 48.3620, 134.3070), Spot("Hunchun", 42.8626, 130.3660), Spot("Yadong", 27.4850, 88.9070),
    Spot("Zhangmu", 27.9890, 85.9830), Spot("Khorgas", 44.2120, 80.4150), Spot("Alashankou", 45.1720, 82.5710),
    Spot("Erenhot", 43.6530, 111.9780), Spot("Tumen", 42.9680, 129.8430), Spot("Ji'an", 41.1250, 126.1940),
    Spot("off Shanghai, 15 km", 31.0, 122.1), Spot("off Sanya, 12 km", 18.09, 109.5),
  ]

  @Test(arguments: abroad)
  func placesAbroadAreNotShifted(spot: Spot) throws {
    let place = try #require(spot.place)
    for policy in ShiftPolicy.allCases { #expect(GCJ02Shift(policy: policy).forward(place) == nil) }
  }

  @Test(arguments: withAmapOnly)
  func hongKongMacauAndTaiwanAreShiftedUnderAmapOnly(spot: Spot) throws {
    let place = try #require(spot.place)
    #expect(GCJ02Shift(policy: .mainland).forward(place) == nil)
    #expect(GCJ02Shift(policy: .amap).forward(place) == GCJ02Formula.forward(place))
  }

  @Test(arguments: mainland)
  func placesInMainlandChinaAreShifted(spot: Spot) throws {
    let place = try #require(spot.place)
    let shifted = try #require(GCJ02Formula.forward(place))
    for policy in ShiftPolicy.allCases {
      #expect(GCJ02Shift(policy: policy).forward(place) == shifted)
    }
  }

  /// One on each bank, a few hundred metres apart.
  @Test(arguments: [
    (Spot("Dandong", 40.1190, 124.3925), Spot("Sinuiju", 40.1098, 124.4010)),
    (Spot("Luohu", 22.5340, 114.1140), Spot("Lo Wu", 22.5275, 114.1135)),
    (Spot("Gongbei", 22.2180, 113.5490), Spot("Portas do Cerco", 22.2133, 113.5492)),
    (Spot("Heihe", 50.2500, 127.5150), Spot("Blagoveshchensk", 50.2560, 127.5370)),
    (Spot("Dongxing", 21.5400, 107.9690), Spot("Mong Cai", 21.5330, 107.9690)),
    (Spot("Hekou", 22.5110, 103.9620), Spot("Lao Cai", 22.4980, 103.9660)),
    (Spot("Tumen", 42.9640, 129.8500), Spot("Namyang", 42.9510, 129.8620)),
    (Spot("Khorgas", 44.2130, 80.4130), Spot("Khorgos, Kazakhstan", 44.2170, 80.3500)),
    (Spot("Wanding", 24.0870, 98.0700), Spot("Kyukok", 24.0700, 98.0750)),
  ])
  func borderRiversPartWhatIsShifted(inside: Spot, outside: Spot) throws {
    let shift = GCJ02Shift()
    #expect(shift.isShifted(try #require(inside.place)))
    #expect(!shift.isShifted(try #require(outside.place)))
  }

  @Test func awayFromTheOutlineThereIsOneWayBack() throws {
    let shift = GCJ02Shift()
    let shanghai = try #require(Coordinate<WGS84>(latitude: 31.2304, longitude: 121.4737))
    guard case .unique(let back) = shift.inverse(try #require(shift.forward(shanghai))) else {
      Issue.record("Shanghai is ambiguous")
      return
    }
    #expect(back.haversineMeters(to: shanghai) < 1e-6)
    let seoul = try #require(Coordinate<GCJ02>(latitude: 37.5665, longitude: 126.978))
    let same = try #require(Coordinate<WGS84>(latitude: 37.5665, longitude: 126.978))
    #expect(shift.inverse(seoul) == .unique(same))
  }

  /// The shift near Shenzhen goes 530 m to the south-east: across the river, where Hong Kong is shown unshifted.
  @Test func alongTheOutlineAPositionHasTwoPlacesOrNone() throws {
    let shift = GCJ02Shift()
    let luohu = try #require(Coordinate<WGS84>(latitude: 22.5325, longitude: 114.1140))
    let shown = try #require(shift.forward(luohu))
    guard case .ambiguous(let candidates) = shift.inverse(shown) else {
      Issue.record("a position shown over the river has one place only")
      return
    }
    let there = try #require(Coordinate<WGS84>(latitude: shown.latitude, longitude: shown.longitude))
    #expect(candidates.count == 2 && candidates.last == there)
    #expect(try #require(candidates.first).haversineMeters(to: luohu) < 1e-6)

    // Hekou's bank: what is shown where nothing is shifted to and nothing stays.
    let nowhere = try (0..<400).compactMap { step in
      try shift.inverse(#require(Coordinate(latitude: 42.86, longitude: 130.0 + Double(step) * 0.002)))
    }.filter { $0 == .ambiguous(candidates: []) }
    #expect(!nowhere.isEmpty)
  }

  @Test func everyShiftedPlaceIsAmongItsWaysBack() throws {
    var random = SeededGenerator(seed: 21)
    let shift = GCJ02Shift(policy: .amap)
    for _ in 0..<2_000 {
      let (latitude, longitude) = randomPlace(&random)
      let place = try #require(Coordinate<WGS84>(latitude: latitude, longitude: longitude))
      let shown = try #require(shift.forward(place) ?? Coordinate(latitude: latitude, longitude: longitude))
      switch shift.inverse(shown) {
      case .unique(let back): #expect(back.haversineMeters(to: place) < 1e-6)
      case .ambiguous(let backs): #expect(backs.contains { $0.haversineMeters(to: place) < 1e-6 })
      }
    }
  }

  @Test func inBulkTheSamePlacesAreShiftedByTheSameBits() throws {
    var random = SeededGenerator(seed: 22)
    let places = (0..<601).map { _ in randomPlace(&random) }
    for policy in ShiftPolicy.allCases {
      let shift = GCJ02Shift(policy: policy)
      var latitudes = places.map(\.latitude)
      var longitudes = places.map(\.longitude)
      var flags = [Bool](repeating: false, count: places.count)
      flags.withUnsafeMutableBufferPointer { flags in
        transform(&latitudes, &longitudes) { shift.forward(latitudes: $0, longitudes: $1, wasShifted: flags) }
      }
      for (index, place) in places.enumerated() {
        let one = shift.forward(try #require(Coordinate(latitude: place.latitude, longitude: place.longitude)))
        #expect(flags[index] == (one != nil))
        #expect(latitudes[index] == one?.latitude ?? place.latitude)
        #expect(longitudes[index] == one?.longitude ?? place.longitude)
      }
    }
  }
}
