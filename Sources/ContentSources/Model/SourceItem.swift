public import SourceText

/// One place, row, placemark, waypoint or feature as a file gives it, before it is joined to a story.
///
/// Every reader yields these: from here on nobody asks which format a place came from.
public struct SourceItem: Sendable, Equatable {
  /// Where the item starts.
  public var place: SourcePlace
  /// An id the file states (attribute, `id` column or property); not derived from the name.
  public var id: Located<String>?
  public var name: Located<String>?
  public var text: Located<String>?
  /// The sentence to be shown on coming near.
  public var notification: Located<String>?
  public var geometry: ItemGeometry
  /// Everything else the file says of it, in file order.
  public var fields: [ItemField]
  /// The folders it lies in, outermost first.
  public var folders: [String]

  public init(
    place: SourcePlace, id: Located<String>? = nil, name: Located<String>? = nil, text: Located<String>? = nil,
    notification: Located<String>? = nil, geometry: ItemGeometry, fields: [ItemField] = [], folders: [String] = []
  ) {
    self.place = place
    self.id = id
    self.name = name
    self.text = text
    self.notification = notification
    self.geometry = geometry
    self.fields = fields
    self.folders = folders
  }
}

extension SourceItem {
  /// Takes from the fields what their names say is a text, a notification or a name, where the format itself gave none.
  mutating func takeNamedFields() {
    fields.removeAll { field in
      switch CSVRole.role(of: field.key.value) {
      case .name where name == nil: name = field.value
      case .text where text == nil: text = field.value
      case .notification where notification == nil: notification = field.value
      default: return false
      }
      return true
    }
  }
}

/// A further key and value of an item.
public struct ItemField: Sendable, Equatable {
  public var key: Located<String>
  public var value: Located<String>

  public init(key: Located<String>, value: Located<String>) {
    self.key = key
    self.value = value
  }
}

/// What shape an item has. Positions are numbers as written, not yet known to be places.
public enum ItemGeometry: Sendable, Equatable {
  /// No position; the address, where the file gives one instead.
  case none(address: Located<String>?)
  case point(SourcePosition)
  case line([SourcePosition])
  /// Rings, the outer one first.
  case area([[SourcePosition]])
  /// Several shapes in one item.
  case several([ItemGeometry])
}

/// A position as a file writes it, in the datum of that file: two numbers, not yet checked to be a place.
public struct SourcePosition: Sendable, Hashable {
  /// Degrees north as written.
  public var latitude: Located<Double>
  /// Degrees east as written.
  public var longitude: Located<Double>
  /// Digits after the decimal point as written, the larger of the two; nil where it was not decimal degrees.
  public var decimals: Int?

  public init(latitude: Located<Double>, longitude: Located<Double>, decimals: Int?) {
    self.latitude = latitude
    self.longitude = longitude
    self.decimals = decimals
  }
}

/// What a file yielded: what it was taken for, the items kept, the findings about the rest.
public struct ReadDocument: Sendable {
  /// Nil where the content is of no format the tool reads.
  public var format: SourceFormat?
  public var items: [SourceItem]
  public var tracks: [SourceTrack]
  public var findings: [Finding]
  /// Of the findings, those by which an item was lost, one an item, in file order.
  public var refusals: [Refusal]
  /// Items seen, kept or not: `seen - items.count` were refused, each with a finding.
  public var seen: Int
  /// Whether the file was refused as a whole: it yields nothing, and a finding says why.
  public private(set) var isRefused: Bool

  /// An item that was lost, and why.
  public struct Refusal: Sendable {
    public var finding: Finding
    /// The id the item states, as far as it could be read.
    public var id: Located<String>?
    public var name: Located<String>?

    public init(_ finding: Finding, id: Located<String>? = nil, name: Located<String>? = nil) {
      self.finding = finding
      self.id = id
      self.name = name
    }
  }

  public init(
    format: SourceFormat?, items: [SourceItem] = [], tracks: [SourceTrack] = [], findings: [Finding] = [],
    refusals: [Refusal] = [], seen: Int = 0
  ) {
    self.format = format
    self.items = items
    self.tracks = tracks
    self.findings = findings
    self.refusals = refusals
    self.seen = seen
    self.isRefused = false
  }

  /// A file refused as a whole.
  /// - Parameters:
  ///   - format: what it was taken for, where that much could be told.
  ///   - findings: what was noticed on the way.
  ///   - reason: why it is refused; an error.
  public static func refused(_ format: SourceFormat?, findings: [Finding] = [], because reason: Finding) -> Self {
    var document = ReadDocument(format: format, findings: findings + [reason], refusals: [Refusal(reason)])
    document.isRefused = true
    return document
  }
}

/// The formats the tool reads, recognised by content.
public enum SourceFormat: String, CaseIterable, Sendable {
  case kml
  case kmz
  case gpx
  case geojson
  case csv
  case markdown
}

/// A way: recorded (a GPX track, a KML `gx:Track`) or planned (a GPX route). Segments are not joined: nobody was seen between them.
public struct SourceTrack: Sendable, Equatable {
  /// A position, and when it was taken.
  public struct Point: Sendable, Equatable {
    public var position: SourcePosition
    /// Seconds since 1970-01-01T00:00:00Z, where the file gives a time.
    public var time: Double?

    public init(position: SourcePosition, time: Double?) {
      self.position = position
      self.time = time
    }
  }

  /// How a way came to be.
  public enum Kind: Sendable, Equatable {
    case recorded
    case planned
  }

  public var kind: Kind
  /// Where it starts in the file.
  public var place: SourcePlace
  public var name: Located<String>?
  public var segments: [[Point]]

  public init(kind: Kind = .recorded, place: SourcePlace, name: Located<String>?, segments: [[Point]]) {
    self.kind = kind
    self.place = place
    self.name = name
    self.segments = segments
  }
}
