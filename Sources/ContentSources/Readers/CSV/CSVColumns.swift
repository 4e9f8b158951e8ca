/// What a column of a CSV file holds.
public enum CSVRole: String, CaseIterable, Sendable, Hashable {
  case id
  case name
  case latitude
  case longitude
  case text
  case address

  /// The headings by which the column is known, the preferred one first. Case, spaces, `_`, `-` and `.` do not count.
  public var acceptedNames: [String] {
    switch self {
    case .id: ["id", "story id", "编号", "編號", "标识"]
    case .name: ["name", "title", "名称", "名稱", "标题", "標題", "地名", "名字"]
    case .latitude: ["latitude", "lat", "纬度", "緯度", "北纬", "北緯"]
    case .longitude: ["longitude", "lon", "lng", "long", "经度", "經度", "东经", "東經"]
    case .text: ["description", "desc", "text", "描述", "说明", "說明", "简介", "簡介"]
    case .address: ["address", "地址"]
    }
  }
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
    let keys = names.map(Self.key)
    var roles: [CSVRole: Int] = [:]
    var ambiguous: [(role: CSVRole, columns: [Int])] = []
    for role in CSVRole.allCases {
      let claims = role.acceptedNames.map(Self.key).flatMap { name in keys.indices.filter { keys[$0] == name } }
      roles[role] = claims.first
      let mustBeOne = role == .latitude || role == .longitude || role == .id
      if mustBeOne, claims.count > 1 { ambiguous.append((role, claims.sorted())) }
    }
    self.roles = roles
    self.ambiguous = ambiguous
  }

  /// Whether a position can be read from this file.
  var havePosition: Bool { roles[.latitude] != nil && roles[.longitude] != nil }

  func name(_ column: Int) -> String { column < names.count ? names[column] : "" }

  private static func key(_ name: String) -> String {
    var key = ""
    for scalar in name.unicodeScalars where !" _-.\u{3000}\u{A0}\u{200B}\u{FEFF}".unicodeScalars.contains(scalar) {
      key.unicodeScalars.append(scalar)
    }
    return key.lowercased()
  }
}
