internal import CYAML

/// The owner of libyaml's parser: lends one event after the other.
struct YAMLEvents: ~Copyable {
  /// An event, copied out of the library.
  struct Event {
    enum Kind {
      case scalar(String, isPlain: Bool)
      case sequenceStart
      case sequenceEnd
      case mappingStart
      case mappingEnd
      case alias
      case documentStart
      case streamEnd
      /// Stream start and document end: nothing to do.
      case other
    }

    var kind: Kind
    /// Characters before it.
    var start: Int
    var hasAnchor = false
    var hasTag = false
  }

  /// What the library says of a text it cannot parse; places in characters.
  struct Failure: Error {
    var problem: String
    var at: Int
    var contextAt: Int?
  }

  private let parser: UnsafeMutablePointer<yaml_parser_t>

  /// The bytes must stay where they are as long as the value lives. Nil when out of memory.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    guard yaml_parser_initialize(parser) == 1 else {
      parser.deallocate()
      return nil
    }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  func next() throws(Failure) -> Event {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw failure }
    defer { yaml_event_delete(&event) }
    return Self.copy(event)
  }

  private static func copy(_ event: yaml_event_t) -> Event {
    let start = event.start_mark.index
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      return Event(
        kind: .scalar(text, isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE), start: start,
        hasAnchor: scalar.anchor != nil, hasTag: scalar.tag != nil)
    case YAML_SEQUENCE_START_EVENT:
      let sequence = event.data.sequence_start
      return Event(
        kind: .sequenceStart, start: start, hasAnchor: sequence.anchor != nil, hasTag: sequence.tag != nil)
    case YAML_MAPPING_START_EVENT:
      let mapping = event.data.mapping_start
      return Event(kind: .mappingStart, start: start, hasAnchor: mapping.anchor != nil, hasTag: mapping.tag != nil)
    case YAML_SEQUENCE_END_EVENT: return Event(kind: .sequenceEnd, start: start)
    case YAML_MAPPING_END_EVENT: return Event(kind: .mappingEnd, start: start)
    case YAML_ALIAS_EVENT: return Event(kind: .alias, start: start)
    case YAML_DOCUMENT_START_EVENT: return Event(kind: .documentStart, start: start)
    case YAML_STREAM_END_EVENT: return Event(kind: .streamEnd, start: start)
    default: return Event(kind: .other, start: start)
    }
  }

  private var failure: Failure {
    let problem = parser.pointee.problem.map { String(cString: $0) } ?? "out of memory"
    let isReaderError = parser.pointee.error == YAML_READER_ERROR
    let index = isReaderError ? parser.pointee.mark.index : parser.pointee.problem_mark.index
    let context = parser.pointee.context == nil ? nil : parser.pointee.context_mark.index
    return Failure(problem: problem, at: index, contextAt: context)
  }
}
