import PackBuilder

extension CommandFailure {
  /// What the builder could not do, with the exit code it means here.
  init(_ error: BuildError) {
    switch error {
    case .file(let error): self = .file(error)
    case .noSuchCity, .outputInsideContent: self = .configuration(error.message)
    case .busy: self = .unavailable(error.message)
    case .cannotPack, .pack, .damaged: self = .input(error.message)
    }
  }
}
