import Atlas
import CommandKit
import ContentChecks
import ContentSources
import Digests
import PackFormat
import SourceText
import SystemKit

/// The atlas for the rules: which one, and its index, derived only when a city that declares its region is judged.
struct AtlasForRules: Sendable {
  private let hand: AtlasAtHand
  private let session: Session
  /// Named on the command line: stands above the one that a build makes.
  private let isNamed: Bool
  /// The one named, or else the newest there was before.
  private let found: Pack?
  private let prepared = Locked<[String: Atlas?]>([:])

  init(_ session: Session) throws(CommandFailure) {
    self.session = session
    hand = AtlasAtHand(session)
    isNamed = session.arguments.value(.atlas) != nil
    found = try hand.pack()
  }

  /// The one named, or else the newest there is; nil without any.
  var pack: Pack? { found }

  /// Names the atlas, so that cached verdicts end with it.
  var fingerprint: String { found?.manifest.contentRoot.hex ?? "no atlas" }

  /// The checker for a city.
  ///
  /// - Parameter built: The atlas of the build at hand.
  func checker(_ checker: Checker, for city: City, built: Pack? = nil) -> Checker {
    guard city.config.adcode != nil, let pack = isNamed ? found : built ?? found else { return checker }
    var checker = checker
    checker.atlas = atlas(pack)
    return checker
  }

  /// Nil for an atlas at fault, which is said once.
  private func atlas(_ pack: Pack) -> Atlas? {
    let key = pack.manifest.contentRoot.hex
    return prepared.withLock { prepared in
      if let known = prepared[key] { return known }
      let atlas: Atlas?
      do throws(CommandFailure) {
        atlas = try hand.prepare(pack)
      } catch {
        if case .input(let words) = error { session.sayAlways(words) }
        atlas = nil
      }
      prepared[key] = .some(atlas)
      return atlas
    }
  }
}
