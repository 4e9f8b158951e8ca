public import FileStore
public import SourceText

extension FileError {
  /// What could not be done with which file, and why.
  public var words: Bilingual {
    // What `-` stands for where a file is read.
    let name = path == "-" ? Bilingual(zh: "标准输入", en: "standard input") : Bilingual(zh: path, en: path)
    return Bilingual(
      zh: "\(operationWords.zh) \(name.zh)：\(reason.words.zh)",
      en: "\(operationWords.en) \(name.en): \(reason.words.en)")
  }

  private var operationWords: Bilingual {
    switch operation {
    case .inspect: Bilingual(zh: "无法查看", en: "cannot look at")
    case .list: Bilingual(zh: "无法列出", en: "cannot list")
    case .read, .map: Bilingual(zh: "无法读取", en: "cannot read")
    case .create: Bilingual(zh: "无法新建", en: "cannot create")
    case .write, .sync: Bilingual(zh: "无法写入", en: "cannot write")
    case .rename: Bilingual(zh: "无法改名为", en: "cannot rename to")
    case .remove: Bilingual(zh: "无法删除", en: "cannot remove")
    case .lock: Bilingual(zh: "无法锁定", en: "cannot lock")
    }
  }
}

extension FileError.Reason {
  /// Why, in plain words.
  public var words: Bilingual {
    switch self {
    case .notFound: Bilingual(zh: "没有这个文件或文件夹", en: "no such file or folder")
    case .notPermitted: Bilingual(zh: "没有权限", en: "permission denied")
    case .alreadyExists: Bilingual(zh: "已经存在", en: "it exists already")
    case .notAFolder: Bilingual(zh: "不是文件夹", en: "it is not a folder")
    case .isAFolder: Bilingual(zh: "是文件夹，不是文件", en: "it is a folder, not a file")
    case .notAFile: Bilingual(zh: "是管道、套接字或设备，不是文件", en: "it is a pipe, socket or device, not a file")
    case .closed: Bilingual(zh: "是关着的", en: "it is closed")
    case .linkLoop: Bilingual(zh: "链接绕成了圈", en: "links lead in a circle")
    case .folderNotEmpty: Bilingual(zh: "文件夹不是空的", en: "the folder is not empty")
    case .noSpace: Bilingual(zh: "磁盘已满", en: "no space left on the disk")
    case .readOnly: Bilingual(zh: "文件系统只读", en: "the file system is read-only")
    case .tooLarge: Bilingual(zh: "超过允许的大小", en: "it is larger than allowed")
    case .nameNotUTF8: Bilingual(zh: "名字不是 UTF-8，请改名", en: "its name is not UTF-8; rename it")
    case .nameTooLong: Bilingual(zh: "名字太长", en: "the name is too long")
    case .tooManyOpenFiles: Bilingual(zh: "打开的文件太多", en: "too many files are open")
    case .hardware: Bilingual(zh: "读写设备出错", en: "the device failed")
    case .other(let code): Bilingual(zh: "系统错误 \(code)", en: "system error \(code)")
    }
  }
}

extension Finding {
  /// What of a city could not be read, and why: the city is refused and the others go on.
  public static func unreadable(_ error: FileError) -> Finding {
    Finding(
      rule: .contentUnreadable, at: SourcePlace(file: error.path), subject: FilePath.name(of: error.path),
      what: error.reason.words)
  }
}
