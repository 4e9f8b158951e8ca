/// What a column of a CSV file holds; in GeoJSON and KML the same names tell what a property is.
public enum CSVRole: String, CaseIterable, Sendable, Hashable {
  case id
  case name
  case latitude
  case longitude
  /// Both numbers in one cell.
  case position
  case text
  case notification
  case address

  /// The headings by which the column is known, the preferred one first. Case, spaces, `_`, `-`, `.`, `,` and `/` do
  /// not count.
  public var acceptedNames: [String] {
    switch self {
    case .id: ["id", "story id", "编号", "編號", "标识"]
    case .name: ["name", "title", "名称", "名稱", "标题", "標題", "地名", "名字"]
    case .latitude: ["latitude", "lat", "纬度", "緯度", "北纬", "北緯"]
    case .longitude: ["longitude", "lon", "lng", "long", "经度", "經度", "东经", "東經"]
    case .position: Self.latitudeFirst + Self.longitudeFirst + Self.eitherFirst
    case .text:
      [
        "description", "desc", "text", "story", "body", "描述", "说明", "說明", "简介", "簡介", "故事", "正文", "内容", "內容",
      ]
    case .notification: ["notification", "notice", "通知", "提示语", "提示語"]
    case .address: ["address", "地址"]
    }
  }

  /// The role of a heading or of a property's name; nil where it has none.
  public static func role(of heading: String) -> CSVRole? { byKey[key(heading)] }

  /// The form in which headings are compared.
  static func key(_ name: String) -> String {
    var key = ""
    for scalar in name.unicodeScalars where !" _-.,/，\u{3000}\u{A0}\u{200B}\u{FEFF}".unicodeScalars.contains(scalar) {
      key.unicodeScalars.append(scalar)
    }
    return key.lowercased()
  }

  static let latitudeFirst = ["latlon", "latlng", "latlong", "latitude longitude", "纬经度", "緯經度"]
  static let longitudeFirst = ["lonlat", "lnglat", "longlat", "longitude latitude"]
  /// Names that say nothing of the order; 经纬度 is written over both.
  static let eitherFirst = [
    "location", "position", "coordinates", "coord", "coords", "wkt", "geom", "坐标", "座標", "经纬度", "經緯度", "位置",
  ]

  private static let byKey = Dictionary(
    allCases.flatMap { role in role.acceptedNames.map { (key($0), role) } }, uniquingKeysWith: { first, _ in first })
}

/// The columns of one CSV file: their headings, and which of them play a role.
struct CSVColumns {
  /// Headings without the spaces around them.
  let names: [String]
  let roles: [CSVRole: Int]
  /// Roles that two headings claim with equal right.
  let ambiguous: [(role: CSVRole, columns: [Int])]

  init(_ cells: [CSVCell]) {
    names = cells.map(\.text)
    let keys = names.map(CSVRole.key)
    var roles: [CSVRole: Int] = [:]
    var ambiguous: [(role: CSVRole, columns: [Int])] = []
    for role in CSVRole.allCases {
      let claims = role.acceptedNames.map(CSVRole.key).flatMap { name in keys.indices.filter { keys[$0] == name } }
      roles[role] = claims.first
      let mustBeOne = role == .latitude || role == .longitude || role == .id
      if mustBeOne, claims.count > 1 { ambiguous.append((role, claims.sorted())) }
    }
    // Beside columns of their own, `location` is a word about the place, such as a district.
    if roles[.latitude] != nil, roles[.longitude] != nil { roles[.position] = nil }
    self.roles = roles
    self.ambiguous = ambiguous
  }

  /// Whether a position can be read from this file.
  var havePosition: Bool { roles[.position] != nil || (roles[.latitude] != nil && roles[.longitude] != nil) }

  /// Whether the heading of the column with both numbers tells which comes first.
  var positionNamesItsOrder: Bool { !CSVRole.eitherFirst.map(CSVRole.key).contains(positionKey) }

  /// Whether that heading puts the longitude first.
  var positionIsLongitudeFirst: Bool { CSVRole.longitudeFirst.map(CSVRole.key).contains(positionKey) }

  private var positionKey: String { roles[.position].map { CSVRole.key(names[$0]) } ?? "" }

  func name(_ column: Int) -> String { column < names.count ? names[column] : "" }
}
