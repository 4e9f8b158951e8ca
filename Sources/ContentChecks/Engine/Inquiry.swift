import Atlas
import ContentSources
import SourceText

/// One round of asking: every rule whose needs are met is asked, every other one is noted with the reason.
struct Inquiry {
  private(set) var findings: [Finding] = []
  private(set) var notEvaluated: [NotEvaluated] = []

  init(_ context: CityContext) {
    for rule in RuleSet.cityRules { ask(rule, context) }
    for rule in RuleSet.storyRules { ask(rule, context) }
  }

  private mutating func ask(_ rule: any CityRule.Type, _ context: CityContext) {
    if let reason = Self.lackOfCity(rule.needs, context) {
      notEvaluated.append(NotEvaluated(rule: rule.id, city: context.city.id, reason: reason))
    } else {
      findings += rule.check(context)
    }
  }

  private mutating func ask(_ rule: any StoryRule.Type, _ context: CityContext) {
    if let reason = Self.lackOfCity(rule.needs, context) {
      notEvaluated.append(NotEvaluated(rule: rule.id, city: context.city.id, reason: reason))
      return
    }
    for story in context.city.stories {
      if rule.needs.contains(.hazards), !ReferenceNotCovered.isCovered(story, in: context) {
        let reason = Self.uncovered(context)
        notEvaluated.append(
          NotEvaluated(rule: rule.id, city: context.city.id, story: story.id.value, reason: reason))
      } else {
        findings += rule.check(story, in: context)
      }
    }
  }

  /// Why a rule cannot be asked of any story of the city; nil where it can.
  private static func lackOfCity(_ needs: [Need], _ context: CityContext) -> Bilingual? {
    if needs.contains(.extent), context.extent == nil {
      return Bilingual(
        zh: "city.yaml 没有 extent，不知道城市的范围", en: "city.yaml states no extent, so the city's bounds are unknown")
    }
    if needs.contains(.hazards), context.hazards == nil {
      return Bilingual(
        zh: "没有 content/reference；请运行 \(HazardFiles.script)",
        en: "there is no content/reference; run \(HazardFiles.script)")
    }
    if needs.contains(.readableRelease), context.city.lastRelease == .damaged {
      return Bilingual(
        zh: "released.json 读不出来，无从比较", en: "released.json cannot be read, so there is nothing to compare with")
    }
    if needs.contains(.atlas), context.city.config.adcode != nil { return lackOfAtlas(context.atlas) }
    return nil
  }

  private static func lackOfAtlas(_ atlas: Atlas?) -> Bilingual? {
    guard let atlas else {
      return Bilingual(
        zh: "没有行政区划包；先运行 citypack build，或者用 --atlas 给出",
        en: "there is no atlas; run citypack build first, or name one with --atlas")
    }
    if case .none = atlas.origin {
      return Bilingual(zh: "行政区划包还没有索引", en: "the atlas has no index yet")
    }
    return nil
  }

  private static func uncovered(_ context: CityContext) -> Bilingual {
    Bilingual(
      zh: "机场资料不包括这里；请重跑 \(HazardFiles.script)",
      en: "the runway data does not cover this place; rerun \(HazardFiles.script)")
  }
}
