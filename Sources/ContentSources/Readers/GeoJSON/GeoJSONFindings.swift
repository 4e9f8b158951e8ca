import GeometryFiles
import SourceText
import StrictJSON

/// The words of the findings that only GeoJSON files have.
extension Finding {
  static func jsonSyntax(_ reason: JSONSyntaxError.Reason, at place: SourcePlace) -> Finding {
    Finding(rule: .jsonSyntax, at: place, what: reason.words)
  }

  private static func jsonSyntax(
    _ reason: JSONSyntaxError.Reason, at place: SourcePlace, costsItem: Bool
  ) -> Finding {
    let words = reason.words
    let rest =
      costsItem
      ? Bilingual(zh: "这一项没有读，其余照读", en: "this item was left out, the rest was read")
      : Bilingual(zh: "各项照读", en: "the items were read")
    return Finding(
      rule: .jsonSyntax, at: place, what: Bilingual(zh: "\(words.zh)；\(rest.zh)", en: "\(words.en); \(rest.en)"))
  }

  static func jsonDuplicateKey(_ key: JSONDuplicateKey, in text: TextSource) -> Finding {
    let first = text.place(at: key.firstOffset)
    let name = text.quoted(at: key.secondOffset)
    return Finding(
      rule: .jsonDuplicateKey, at: text.place(at: key.secondOffset, label: name), subject: name,
      what: Bilingual(
        zh: "键“\(name)”重复，第一次在第 \(first.line) 行第 \(first.column) 列",
        en: "the key ‘\(name)’ is there twice; first at \(first.line):\(first.column)"),
      related: [Related(first, note: Bilingual(zh: "第一次", en: "the first one"))])
  }

  static func geoJSONProjected(_ name: String, at place: SourcePlace) -> Finding {
    Finding(
      rule: .geoJSONProjected, at: place, subject: name,
      what: Bilingual(zh: "文件声明的坐标系是 \(name)，不是经纬度", en: "the file declares the system \(name), not degrees"))
  }

  /// One a file, at the first place.
  static func geoJSONRingWinding(at place: SourcePlace, count: Int) -> Finding {
    Finding(
      rule: .geoJSONRingWinding, at: place,
      what: Bilingual(zh: "\(count) 个面的环绕方向反了，这是第一个", en: "\(count) area(s) run the wrong way round; this is the first")
    )
  }

  /// A fault that costs one item, or none where it stands beside the items; the rest of the file is read.
  static func geoJSON(_ fault: GeoJSONFault, at place: SourcePlace, costsItem: Bool = true) -> Finding {
    switch fault.reason {
    case .syntax(let reason): .jsonSyntax(reason, at: place, costsItem: costsItem)
    case .notGeoJSON(let type): notGeoJSON(type, at: place)
    case .notAFeature(let type):
      Finding(
        rule: .geoJSONNotAFeature, at: place, subject: type ?? "",
        what: Bilingual(
          zh: "这一项\(type.map { "的 type 是“\($0)”，" } ?? "")不是 Feature，已跳过",
          en: "this\(type.map { ", of type ‘\($0)’," } ?? "") is no Feature and was passed over"))
    case .notANumber(let text): notANumber(text, at: place)
    case .unknownGeometry, .geometryNotAnObject, .noCoordinates, .shortPosition, .noPlaceOnEarth, .wrongNesting,
      .propertiesNotAnObject:
      Finding(rule: .geoJSONGeometryFault, at: place, what: fault.geometryWords)
    }
  }

  private static func notGeoJSON(_ type: String?, at place: SourcePlace) -> Finding {
    let what: Bilingual
    switch type {
    case "Topology": what = Bilingual(zh: "这是 TopoJSON", en: "this is TopoJSON")
    case let type?:
      what = Bilingual(zh: "type 是“\(type)”，不是 GeoJSON 的类型", en: "the type ‘\(type)’ is none of GeoJSON's")
    case nil: what = Bilingual(zh: "没有 GeoJSON 的 type", en: "there is no type of GeoJSON's")
    }
    return Finding(rule: .geoJSONNotGeoJSON, at: place, subject: type ?? "", what: what)
  }

  private static func notANumber(_ text: String, at place: SourcePlace) -> Finding {
    Finding(
      rule: .coordinateNotANumber, at: place, subject: text,
      what: Bilingual(zh: "“\(text)”不是坐标：要写成不带引号的数字", en: "‘\(text)’ is not a coordinate: a bare number is due"))
  }
}

extension GeoJSONFault {
  fileprivate var geometryWords: Bilingual {
    switch reason {
    case .unknownGeometry(let type?): Bilingual(zh: "没有“\(type)”这种几何类型", en: "there is no geometry of type ‘\(type)’")
    case .geometryNotAnObject: Bilingual(zh: "geometry 应该是对象或 null", en: "a geometry is an object or null")
    case .noCoordinates(let type): Bilingual(zh: "\(type) 没有坐标", en: "a \(type) without coordinates")
    case .shortPosition(let count): Bilingual(zh: "这个位置只有 \(count) 个数", en: "a position of \(count) number(s)")
    case .noPlaceOnEarth: Bilingual(zh: "这个位置不在地球上", en: "a position that is no place on Earth")
    case .wrongNesting(let type):
      Bilingual(zh: "coordinates 的括号层数和 \(type) 不配", en: "the brackets of coordinates are not those of a \(type)")
    case .propertiesNotAnObject: Bilingual(zh: "properties 应该是对象或 null", en: "properties are an object or null")
    default: Bilingual(zh: "几何对象没有 type", en: "a geometry without a type")
    }
  }
}

extension TextSource {
  /// The text of the JSON string that opens at a byte; escapes as written.
  fileprivate func quoted(at offset: Int) -> String {
    let rest = bytes[min(offset + 1, bytes.count)...]
    var isEscaped = false
    let end = rest.firstIndex { byte in
      if isEscaped {
        isEscaped = false
        return false
      }
      isEscaped = byte == UInt8(ascii: "\\")
      return byte == UInt8(ascii: "\"")
    }
    return text(rest.startIndex..<(end ?? bytes.endIndex))
  }
}
