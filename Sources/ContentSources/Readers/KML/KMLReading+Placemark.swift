import SourceText

extension KMLReading {
  /// A placemark becomes an item; one that is nothing but a recorded way becomes a track.
  mutating func placemark(_ element: XMLElement, folders: [String]) {
    let name = title(of: element)
    let before = findings.count
    var geometry = KMLGeometry()
    for child in element.children { geometry.read(child, named: name?.value, by: &self) }
    tracks += geometry.tracks.map { SourceTrack(place: $0.place, name: name, segments: $0.segments) }
    let isNothingButTracks = geometry.shapes.isEmpty && !geometry.tracks.isEmpty && !geometry.isRefused
    if isNothingButTracks { return }
    seen += 1
    if geometry.isRefused {
      let id = statedID(of: element, self.fields(of: element))
      let reason = findings[before...].last { $0.severity == .error }
      if let reason { refusals.append(ReadDocument.Refusal(reason, id: id, name: name)) }
      return
    }
    let fields = fields(of: element)
    var item = SourceItem(
      place: element.place, id: statedID(of: element, fields), name: name, text: text(of: element),
      geometry: shape(of: geometry.shapes, in: element), fields: fields, folders: folders)
    item.takeNamedFields()
    if let finding = Finding.notAPoint(item) { findings.append(finding) }
    items.append(item)
  }

  private func shape(of shapes: [ItemGeometry], in element: XMLElement) -> ItemGeometry {
    switch shapes.count {
    case 0: .none(address: child("address", of: element)?.trimmedText)
    case 1: shapes[0]
    default: .several(shapes)
    }
  }

  /// An `id` among the data that people keep with a placemark; else the attribute, which Google Earth writes too.
  private func statedID(of element: XMLElement, _ fields: [ItemField]) -> Located<String>? {
    fields.first { $0.key.value.lowercased() == "id" }?.value ?? element.attribute("id")
  }

  private mutating func title(of element: XMLElement) -> Located<String>? {
    guard let name = child("name", of: element) else { return nil }
    let text = flattened(name)
    if text == nil { findings.append(.kmlEmptyName(at: name.place)) }
    return text
  }

  private mutating func text(of element: XMLElement) -> Located<String>? {
    child("description", of: element).flatMap { flattened($0) }
  }

  /// The text of an element; where somebody wrote elements into it, all of it as written.
  private mutating func flattened(_ element: XMLElement) -> Located<String>? {
    guard element.hasChildren else { return element.trimmedText }
    inlineMarkup.add(element.place)
    let source = element.innerSource
    let start = source.firstIndex { !ByteScanner.isBlank($0) } ?? source.startIndex
    let end = source.lastIndex { !ByteScanner.isBlank($0) }.map { $0 + 1 } ?? source.endIndex
    return Located(String(decoding: source[start..<end], as: UTF8.self), at: element.tree.source.place(at: start))
  }
}

extension KMLReading {
  /// Everything else a placemark says in plain texts, in file order.
  private func fields(of element: XMLElement) -> [ItemField] {
    element.children.flatMap { child -> [ItemField] in
      switch vocabulary.name(of: child) {
      case "name", "description", nil: []
      case "ExtendedData": extendedData(child)
      case "TimeStamp", "TimeSpan": child.children.compactMap { field($0) }
      case .some: [field(child)].compactMap { $0 }
      }
    }
  }

  /// A leaf with its name as key.
  private func field(_ element: XMLElement) -> ItemField? {
    guard !element.hasChildren, let value = element.trimmedText else { return nil }
    return ItemField(key: Located(element.name.local, at: element.place), value: value)
  }

  /// `Data` and `SchemaData`: the keys of this placemark, whichever schema they are of. Values stay the texts they are:
  /// a `bool` of "false" is no truth.
  private func extendedData(_ element: XMLElement) -> [ItemField] {
    element.children.flatMap { child -> [ItemField] in
      switch vocabulary.name(of: child) {
      case "Data": [named(child, value: self.child("value", of: child))].compactMap { $0 }
      case "SchemaData": child.children.compactMap { named($0, value: $0) }
      default: [field(child)].compactMap { $0 }
      }
    }
  }

  private func named(_ element: XMLElement, value: XMLElement?) -> ItemField? {
    guard let key = element.attribute("name"), let value = value?.trimmedText else { return nil }
    return ItemField(key: key, value: value)
  }
}
