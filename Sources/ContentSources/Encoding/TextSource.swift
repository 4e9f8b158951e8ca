import SourceText

/// A source as text: valid UTF-8 with its lines, and the way from an offset to a place.
struct TextSource {
  let file: String
  let member: String?
  /// UTF-8 without a byte order mark.
  let bytes: [UInt8]
  let encoding: TextEncoding
  private let lines: LineTable

  /// Nil where the bytes are no text, or too many; `findings` then says why.
  init?(_ source: SourceBytes, stated: TextEncoding?, byteLimit: Int, findings: inout [Finding]) {
    guard source.bytes.count <= byteLimit else {
      findings.append(.tooLarge(source, byteLimit: byteLimit))
      return nil
    }
    do throws(EncodingProblem) {
      let decoded = try TextDecoder.decode(source.bytes, stated: stated)
      self.init(file: source.file, member: source.member, text: decoded)
      if decoded.evidence == .plausibleChinese { findings.append(.guessedEncoding(source)) }
      if let offset = Mojibake.firstOffset(in: bytes) { findings.append(.mojibake(at: place(at: offset))) }
    } catch {
      findings.append(.encoding(error, in: source))
      return nil
    }
  }

  private init(file: String, member: String?, text: DecodedText) {
    self.file = file
    self.member = member
    bytes = text.utf8
    encoding = text.encoding
    lines = LineTable(text.utf8)
  }

  /// The place of a byte of `bytes`.
  func place(at offset: Int, label: String? = nil) -> SourcePlace {
    let (line, column) = lines.position(of: offset, in: bytes)
    return SourcePlace(file: file, member: member, line: line, column: column, label: label)
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

extension Finding {
  static func tooLarge(_ source: SourceBytes, byteLimit: Int) -> Finding {
    .tooLarge(source.wholeFile, byteCount: source.bytes.count, byteLimit: byteLimit)
  }

  /// - Parameter byteCount: nil where only so much is known as that it is more than the cap.
  static func tooLarge(_ place: SourcePlace, byteCount: Int?, byteLimit: Int) -> Finding {
    Finding(
      rule: .fileTooLarge, at: place,
      what: byteCount.map {
        Bilingual(zh: "文件有 \($0) 字节，上限是 \(byteLimit) 字节", en: "the file has \($0) bytes; the cap is \(byteLimit)")
      } ?? Bilingual(zh: "文件超过上限 \(byteLimit) 字节", en: "the file has more bytes than the cap of \(byteLimit)"))
  }

  fileprivate static func guessedEncoding(_ source: SourceBytes) -> Finding {
    Finding(
      rule: .encodingGuessed, at: SourcePlace(file: source.file, member: source.member, line: 1, column: 1),
      what: Bilingual(zh: "不是 UTF-8，按 GB18030 读取", en: "not UTF-8; read as GB18030"))
  }

  fileprivate static func mojibake(at place: SourcePlace) -> Finding {
    Finding(
      rule: .textMojibake, at: place,
      what: Bilingual(zh: "这里有乱码，原来的字已经丢了", en: "this text is garbled: what stood here is lost"))
  }

  fileprivate static func encoding(_ problem: EncodingProblem, in source: SourceBytes) -> Finding {
    let lines = LineTable(source.bytes)
    let (line, column) = lines.position(of: problem.offset ?? 0, in: source.bytes)
    let place = SourcePlace(file: source.file, member: source.member, line: line, column: column)
    return Finding(rule: .encodingUnknown, at: place, what: problem.words)
  }
}

extension EncodingProblem {
  fileprivate var offset: Int? {
    switch self {
    case .zeroByte(let offset), .invalid(_, let offset), .unknown(let offset): offset
    case .converterMissing: nil
    }
  }

  /// What is wrong, for people.
  var words: Bilingual {
    switch self {
    case .zeroByte:
      Bilingual(
        zh: "这里有零字节：不是文本文件，或者是没有标记的 UTF-16",
        en: "a zero byte: this is no text file, or UTF-16 without its mark")
    case .invalid(let encoding, _):
      Bilingual(zh: "这里不是正确的 \(encoding.rawValue)", en: "these bytes are not \(encoding.rawValue)")
    case .unknown:
      Bilingual(
        zh: "从这里起不是 UTF-8，按 GB18030 读也不像中文", en: "from here on it is not UTF-8, nor plausible Chinese in GB18030")
    case .converterMissing(let encoding):
      Bilingual(
        zh: "本机的 iconv 不认识 \(encoding.rawValue)，无法转换",
        en: "the iconv of this machine does not know \(encoding.rawValue)")
    }
  }
}
