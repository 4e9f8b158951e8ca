import GeometryFiles
import SourceText

extension BorderNote {
  /// The rule that the note falls under.
  var rule: RuleDescription {
    switch kind {
    case .duplicatePosition, .openRing, .turnedRing, .spike, .touchingRing, .sharedInside,
      .emptyRing:
      .borderMended
    case .notRead: .borderUnreadable
    case .noPlaceOnEarth: .borderNoPlaceOnEarth
    case .antimeridian: .borderAntimeridian
    case .onlyPoints: .borderOnlyPoints
    case .crossesItself, .crossing: .borderCrossing
    case .holeOutside: .borderHoleOutside
    case .overlap: .borderOverlap
    case .gap: .borderGap
    case .otherDatum: .borderOtherDatum
    }
  }

  /// What was mended or found, in a few words; the feature is named by whoever reports it.
  var words: Bilingual {
    switch kind {
    case .duplicatePosition:
      Bilingual(zh: "去掉了 \(count) 个连续重复的点", en: "\(count) position(s) that stood twice in a row removed")
    case .openRing: Bilingual(zh: "闭合了 \(count) 个没有闭合的环", en: "\(count) open ring(s) closed")
    case .turnedRing:
      Bilingual(zh: "转了 \(count) 个方向不对的环", en: "\(count) ring(s) turned the way RFC 7946 wants")
    case .spike:
      Bilingual(
        zh: "去掉了 \(count) 条走去又走回的边（钥匙孔或毛刺）",
        en: "\(count) border(s) run along there and back removed: keyholes or spikes")
    case .touchingRing:
      Bilingual(zh: "把碰到自己的环分成了几个，多出 \(count) 个", en: "rings that touch themselves parted, \(count) more than before")
    case .sharedInside:
      Bilingual(
        zh: "去掉了 \(count) 段在要素内部的边：两个多边形合成一个",
        en: "\(count) border(s) inside the feature removed, which makes one polygon of two")
    case .emptyRing: Bilingual(zh: "去掉了 \(count) 个没有面积的环", en: "\(count) ring(s) without area left out")
    case .notRead: reason?.words ?? Bilingual(zh: "读不了", en: "cannot be read")
    case .noPlaceOnEarth: Bilingual(zh: "有一点不在地球上", en: "a position is no place on Earth")
    case .antimeridian: Bilingual(zh: "边界跳过了 180 度经线", en: "the border jumps across the 180th meridian")
    case .onlyPoints: Bilingual(zh: "点没有写进结果", en: "points were left out")
    case .crossesItself: Bilingual(zh: "环和自己相交", en: "a ring crosses itself")
    case .crossing: Bilingual(zh: "边界有 \(count) 处相交或相碰", en: "borders cross or touch in \(count) place(s)")
    case .holeOutside: Bilingual(zh: "孔不在外环里面", en: "a hole lies in no shell")
    case .overlap: Bilingual(zh: "有 \(count) 处重叠", en: "\(count) overlap(s)")
    case .gap: Bilingual(zh: "有 \(count) 处缝隙", en: "\(count) gap(s)")
    case .otherDatum: Bilingual(zh: "基准和别的要素不同", en: "another datum than the other features")
    }
  }
}

extension ReadingFault {
  var words: Bilingual {
    switch self {
    case .syntax(let reason), .geoJSON(.syntax(let reason)), .topoJSON(.syntax(let reason)):
      Bilingual(zh: "不是 JSON：\(reason)", en: "no JSON: \(reason)")
    case .noObject: Bilingual(zh: "TopoJSON 里没有这个 object", en: "the topology has no such object")
    case .geoJSON(let reason): reason.words
    case .topoJSON(let reason): reason.words
    }
  }
}

extension GeoJSONFault.Reason {
  fileprivate var words: Bilingual {
    switch self {
    case .notGeoJSON: Bilingual(zh: "不是 GeoJSON", en: "no GeoJSON")
    case .notAFeature: Bilingual(zh: "这一项不是 Feature", en: "this is no Feature")
    case .unknownGeometry(let type):
      Bilingual(zh: "没有“\(type ?? "")”这种几何类型", en: "there is no geometry of type ‘\(type ?? "")’")
    case .geometryNotAnObject: Bilingual(zh: "geometry 应该是对象或 null", en: "a geometry is an object or null")
    case .noCoordinates(let type): Bilingual(zh: "\(type) 没有坐标", en: "a \(type) without coordinates")
    case .notANumber(let text): Bilingual(zh: "“\(text)”不是坐标", en: "‘\(text)’ is not a coordinate")
    case .shortPosition(let count): Bilingual(zh: "这个位置只有 \(count) 个数", en: "a position of \(count) number(s)")
    case .noPlaceOnEarth: Bilingual(zh: "有一点不在地球上", en: "a position is no place on Earth")
    case .wrongNesting(let type):
      Bilingual(zh: "coordinates 的括号层数和 \(type) 不配", en: "the brackets of coordinates are not those of a \(type)")
    case .propertiesNotAnObject: Bilingual(zh: "properties 应该是对象或 null", en: "properties are an object or null")
    case .syntax(let reason): Bilingual(zh: "不是 JSON：\(reason)", en: "no JSON: \(reason)")
    }
  }
}

extension TopoJSONFault.Reason {
  fileprivate var words: Bilingual {
    switch self {
    case .syntax(let reason): Bilingual(zh: "不是 JSON：\(reason)", en: "no JSON: \(reason)")
    case .notATopology: Bilingual(zh: "不是 Topology", en: "no Topology")
    case .badMember(let name): Bilingual(zh: "没有 \(name)，或者它不对", en: "‘\(name)’ is missing or not as it should be")
    case .badPosition: Bilingual(zh: "弧上有一个位置不对", en: "a position of an arc is not as it should be")
    case .shortArc: Bilingual(zh: "弧不到两个位置", en: "an arc of fewer than two positions")
    case .unknownGeometry(let type):
      Bilingual(zh: "没有“\(type ?? "")”这种几何类型", en: "there is no geometry of type ‘\(type ?? "")’")
    case .wrongNesting(let type):
      Bilingual(zh: "arcs 的括号层数和 \(type) 不配", en: "the brackets of arcs are not those of a \(type)")
    case .noSuchArc(let index): Bilingual(zh: "没有第 \(index) 条弧", en: "there is no arc \(index)")
    case .arcsDoNotMeet: Bilingual(zh: "相连的两条弧接不上", en: "arcs that follow one another do not meet")
    case .openRing: Bilingual(zh: "环没有闭合", en: "a ring does not close")
    }
  }
}
