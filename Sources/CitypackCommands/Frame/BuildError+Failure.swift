import CommandKit
import PackBuilder
import SourceText

extension CommandFailure {
  /// What the builder could not do, with the exit code it means here.
  init(_ error: BuildError) {
    switch error {
    case .file(let error): self = .file(error)
    case .noSuchCity(let city, let known):
      let meant = suggestion(for: city, among: known)
      self = .configuration(
        Bilingual(
          zh: error.message.zh + (meant.map { "。是不是想写 \($0)？" } ?? ""),
          en: error.message.en + (meant.map { "; did you mean \($0)?" } ?? "")))
    case .outputInsideContent: self = .configuration(error.message)
    case .busy: self = .unavailable(error.message)
    case .cannotPack, .pack, .damaged: self = .input(error.message)
    }
  }
}
