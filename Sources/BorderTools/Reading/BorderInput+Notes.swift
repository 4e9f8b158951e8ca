import Atlas
import FileStore

extension BorderInput {
  /// The tolerance in steps of the lattice, less what the coordinates were moved onto it, so that the bound holds against
  /// the digits that were given; 0 or below keeps every point.
  public func toleranceSteps(_ degrees: Double) -> Double {
    // A move along both axes is longer than along one by √2.
    (degrees - farthestMoveDegrees * 2.0.squareRoot()) * Double(coverage.lattice.stepsPerDegree)
  }

  /// The outlines after mending, as an input of their own: what a map has to hold itself against where polygons were joined
  /// or parted.
  public var mended: BorderInput { BorderInput(coverage.shapes(of: shapes.features)) }

  var joinsPolygons: Bool { notes.all.contains { $0.kind == .sharedInside } }

  /// Notes places where borders of the input collide.
  public mutating func note(_ collisions: [BorderSimplifier.Collision]) {
    for collision in collisions {
      let first = region(besideArc: collision.firstArc)
      let second = region(besideArc: collision.secondArc)
      add(.crossing, first, other: second == first ? nil : second, at: collision.point)
    }
  }

  /// Notes land that the input leaves out between its features.
  public mutating func note(gaps: [QualityReport.Defect]) {
    for gap in gaps { add(.gap, -1, other: nil, at: point(gap.place)) }
  }

  /// Notes defects of a result that its input accounts for.
  public mutating func note(defects: [QualityReport.Defect]) {
    for defect in defects {
      let features = defect.features
      let kind: BorderNote.Kind =
        switch defect.kind {
        case .overlap: .overlap
        case .gap: .gap
        case .invalidRing, .invalidFeature: .crossesItself
        case .crossing, .polygonLost: .crossing
        }
      add(kind, features.first ?? -1, other: features.dropFirst().first, at: point(defect.place))
    }
  }

  /// What is wrong with the input by itself, after mending: it is written out and checked like a result.
  public func defects() throws(CheckedMap.Unreadable) -> [QualityReport.Defect] {
    let sink = MemorySink()
    do throws(FileError) {
      try coverage.writeGeoJSON(to: sink)
    } catch {
      throw CheckedMap.Unreadable(reason: "memory cannot be written to")
    }
    let map = try CheckedMap(MappedFile(copying: sink.bytes), decimals: coverage.lattice.decimals)
    return BorderChecker.check(map).defects
  }

  private mutating func add(_ kind: BorderNote.Kind, _ feature: Int, other: Int?, at point: LatticePoint) {
    let known = shapes.features.indices.contains(feature)
    let part = known ? partIndex(of: feature, at: point) : nil
    notes.add(
      BorderNote(
        kind: kind, feature: feature, other: other, source: known ? shapes.features[feature].source : 0,
        offset: part.map { shapes.parts[$0].offset } ?? (known ? shapes.features[feature].offset : 0), point: point))
  }

  /// The part of a feature that a point stands on.
  private func partIndex(of feature: Int, at point: LatticePoint) -> Int? {
    shapes.parts.firstIndex { part in
      Int(part.feature) == feature
        && shapes.points[Int(part.points.lowerBound)..<Int(part.points.upperBound)].contains(point)
    }
  }

  private func region(besideArc arc: Int) -> Int {
    Int(coverage.left[arc] > 0 ? coverage.left[arc] : coverage.right[arc]) - 1
  }

  private func point(_ place: QualityReport.Place) -> LatticePoint {
    let steps = Double(coverage.lattice.stepsPerDegree)
    return LatticePoint(
      x: Int32((min(max(place.longitude, -180), 180) * steps).rounded()),
      y: Int32((min(max(place.latitude, -90), 90) * steps).rounded()))
  }
}

extension Coverage {
  /// The rings and lines as outlines again.
  fileprivate func shapes(of features: [BorderShapes.Feature]) -> BorderShapes {
    var shapes = BorderShapes(lattice: lattice)
    for (index, region) in regions.enumerated() {
      shapes.features.append(features[index])
      for polygon in polygons[region.polygons] {
        for path in polygon {
          let role: BorderShapes.Role = path == polygon.lowerBound ? .shell : .hole
          shapes.append(role, points(ofPath: Int(path)).dropLast())
        }
      }
      for line in region.lines { shapes.append(.line, points(ofPath: line)) }
    }
    return shapes
  }
}
