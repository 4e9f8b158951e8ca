public import SourceText

extension RuleDescription {
  /// A file or folder of a city that cannot be opened or read.
  public static let contentUnreadable = RuleDescription(
    id: RuleID("content/unreadable"),
    severity: .error,
    summary: Bilingual(zh: "文件或文件夹读不了", en: "a file or folder cannot be read"),
    explanation: Bilingual(
      zh: "没有权限、链接绕成圈、名字不是 UTF-8，或者它是管道、设备。里面写着什么无从知道，所以这座城市不打包，别的照常；退出码是 3。",
      en: """
        Permission is missing, links lead in a circle, its name is not UTF-8, or it is a pipe or a device. What it says \
        cannot be known, so the city is not packed; the others are, and the exit code is 3.
        """),
    remedy: Bilingual(
      zh: "改好权限（chmod）、链接或名字；不需要的就删掉。这一条不能接受。",
      en: "Mend its permissions (chmod), link or name, or remove it if it is not needed. This cannot be accepted."),
    fires: Example("stories/gate.md (mode 000)", note: Bilingual(zh: "没有权限。", en: "Permission denied.")),
    staysSilent: Example("stories/gate.md (mode 644)", note: Bilingual(zh: "读得了。", en: "It can be read.")))
}
