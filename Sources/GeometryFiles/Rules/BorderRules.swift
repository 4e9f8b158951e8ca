public import SourceText

/// Every rule that borders are found fault by.
public let borderRules: [RuleDescription] = [
  .borderUnreadable, .borderNoPlaceOnEarth, .borderAntimeridian, .borderOnlyPoints, .borderMended, .borderCrossing,
  .borderHoleOutside, .borderOverlap, .borderGap, .borderOtherDatum, .borderKeepMissing,
]
