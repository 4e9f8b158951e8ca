import SourceText

extension ZIPFault {
  /// The finding for which the archive is refused.
  func finding(in source: SourceBytes) -> Finding {
    let name = name.map(ZIPName.shown)
    let place = SourcePlace(file: source.file, member: name)
    return Finding(rule: rule, at: place, subject: name ?? "", what: words(about: name ?? ""))
  }

  /// The member that shows it.
  private var name: String? {
    switch self {
    case .encrypted(let name), .unsupportedMethod(let name, _), .hostilePath(let name, _), .duplicateName(let name),
      .overlap(let name), .headerMismatch(let name, _), .wrongSize(let name), .wrongChecksum(let name),
      .undecodableData(let name), .bomb(let name, _), .specialFile(let name), .nestedArchive(let name),
      .damaged(.extraField(let name)):
      name
    case .notAnArchive, .damaged, .trailingData, .strayBytes, .zip64, .undecodableName, .tooManyEntries, .tooLarge:
      nil
    }
  }

  private var rule: RuleDescription {
    switch self {
    case .notAnArchive: .kmzNotAnArchive
    case .damaged, .undecodableData: .kmzDamaged
    case .trailingData: .kmzTrailingData
    case .strayBytes: .kmzStrayBytes
    case .zip64: .kmzZip64
    case .encrypted: .kmzEncrypted
    case .unsupportedMethod: .kmzMethod
    case .hostilePath: .kmzHostilePath
    case .undecodableName: .kmzUndecodableName
    case .duplicateName: .kmzDuplicateName
    case .overlap: .kmzOverlap
    case .headerMismatch: .kmzHeaderMismatch
    case .wrongSize: .kmzWrongSize
    case .wrongChecksum: .kmzWrongChecksum
    case .bomb: .kmzBomb
    case .tooManyEntries, .tooLarge: .kmzTooLarge
    case .specialFile: .kmzSpecialFile
    case .nestedArchive: .kmzNestedArchive
    }
  }

  private func words(about name: String) -> Bilingual {
    switch self {
    case .notAnArchive: Bilingual(zh: "找不到 ZIP 的目录", en: "the directory of the archive is not there")
    case .damaged(let damage): damage.words
    case .trailingData: Bilingual(zh: "包的末尾之后还有数据", en: "there are bytes behind the end of the archive")
    case .strayBytes(let offset):
      Bilingual(zh: "第 \(offset) 字节起的数据不属于任何文件", en: "the bytes from \(offset) on belong to no file")
    case .zip64: Bilingual(zh: "这是 ZIP64", en: "this is ZIP64")
    case .encrypted: Bilingual(zh: "\(name) 加了密", en: "\(name) is encrypted")
    case .unsupportedMethod(_, let method):
      Bilingual(zh: "\(name) 的压缩方法是 \(method)", en: "\(name) is packed with method \(method)")
    case .hostilePath(_, let fault):
      Bilingual(zh: "“\(name)”\(fault.words.zh)", en: "‘\(name)’ \(fault.words.en)")
    case .undecodableName(let offset):
      Bilingual(zh: "第 \(offset) 字节的文件名读不出来", en: "the name at byte \(offset) is in no known encoding")
    case .duplicateName: Bilingual(zh: "\(name) 不止一个", en: "there is more than one \(name)")
    case .overlap: Bilingual(zh: "\(name) 与别的内容重叠", en: "\(name) lies over something else")
    case .headerMismatch(_, let field):
      Bilingual(
        zh: "\(name) 的\(field.words.zh)在两处不一致", en: "the \(field.words.en) of \(name) is not the same in both places")
    case .wrongSize: Bilingual(zh: "\(name) 的实际大小与目录不符", en: "\(name) has another size than the directory says")
    case .wrongChecksum: Bilingual(zh: "\(name) 的校验和不符", en: "the checksum of \(name) is wrong")
    case .undecodableData: Bilingual(zh: "\(name) 解不开", en: "\(name) cannot be unpacked")
    case .bomb(_, .ratio):
      Bilingual(
        zh: "\(name) 要展开 \(ZIPLimits.ratio) 倍以上", en: "\(name) unfolds to more than \(ZIPLimits.ratio) times its size")
    case .bomb(_, .folderWithContent): Bilingual(zh: "文件夹 \(name) 带有内容", en: "the folder \(name) has content")
    case .tooManyEntries(let count):
      Bilingual(
        zh: "有 \(count) 个文件，上限 \(ZIPLimits.entries)", en: "there are \(count) members; the cap is \(ZIPLimits.entries)")
    case .tooLarge(let bytes):
      Bilingual(
        zh: "解压后有 \(bytes) 字节，上限 \(ZIPLimits.unpackedBytes)",
        en: "it unpacks to \(bytes) bytes; the cap is \(ZIPLimits.unpackedBytes)")
    case .specialFile: Bilingual(zh: "\(name) 是链接或特殊文件", en: "\(name) is a link or another special file")
    case .nestedArchive: Bilingual(zh: "\(name) 本身是压缩包", en: "\(name) is an archive itself")
    }
  }
}

extension ZIPFault.Damage {
  fileprivate var words: Bilingual {
    switch self {
    case .directory: Bilingual(zh: "目录不在它说的位置", en: "the directory is not where it should be")
    case .record(let number): Bilingual(zh: "第 \(number) 条记录不完整", en: "record \(number) of the directory is broken")
    case .extraField: Bilingual(zh: "附加字段的长度不对", en: "the extra fields of a record have a wrong length")
    case .severalDisks: Bilingual(zh: "这是分卷压缩包的一部分", en: "this is one part of a split archive")
    }
  }
}

extension ZIPFault.PathFault {
  fileprivate var words: Bilingual {
    switch self {
    case .empty: Bilingual(zh: "是空名字", en: "is an empty name")
    case .absolute: Bilingual(zh: "是绝对路径", en: "is an absolute path")
    case .drive: Bilingual(zh: "带有盘符", en: "names a drive")
    case .parentFolder: Bilingual(zh: "里有 `.` 或 `..`", en: "has `.` or `..` in it")
    case .emptyComponent: Bilingual(zh: "里有连着的斜杠", en: "has two slashes in a row")
    case .backslash: Bilingual(zh: "里有反斜杠", en: "has a backslash in it")
    case .controlCharacter: Bilingual(zh: "里有控制字符", en: "has control characters in it")
    case .tooLong: Bilingual(zh: "太长", en: "is too long")
    }
  }
}

extension ZIPFault.Field {
  fileprivate var words: Bilingual {
    switch self {
    case .signature: Bilingual(zh: "文件头标记", en: "header mark")
    case .name: Bilingual(zh: "名字", en: "name")
    case .flags: Bilingual(zh: "标志", en: "flags field")
    case .method: Bilingual(zh: "压缩方法", en: "method")
    case .size: Bilingual(zh: "大小", en: "size")
    case .checksum: Bilingual(zh: "校验和", en: "checksum")
    }
  }
}
