import SourceText

extension RuleDescription {
  static let textMojibake = RuleDescription(
    id: RuleID("text/mojibake"),
    severity: .error,
    summary: Bilingual(zh: "文字里有乱码", en: "a text is garbled"),
    explanation: Bilingual(
      zh: "出现了替换符“�”或“锟斤拷”“烫烫烫”这样的字，说明文件曾经按错误的编码打开又保存过，原来的字已经丢了。",
      en: """
        Replacement characters or runs such as 锟斤拷 and 烫烫烫 tell that the file was once opened in the wrong encoding \
        and saved: what stood there is lost.
        """),
    remedy: Bilingual(
      zh: "从原稿恢复这段文字；改编码救不回来。",
      en: "Take the text from the original again; changing the encoding cannot bring it back."),
    fires: Example("锟斤拷", note: Bilingual(zh: "UTF-8 误作 GBK 的痕迹。", en: "What is left of UTF-8 taken for GBK.")),
    staysSilent: Example("铁锅烫手", note: Bilingual(zh: "普通文字。", en: "Ordinary text.")))
}
