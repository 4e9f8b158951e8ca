public import SourceText

/// Every rule that the readers of text formats and of `content/` can find fault by.
public let textReaderRules: [RuleDescription] = [
  .coordinateNotANumber, .coordinateLenientNumber, .coordinateDecimalComma, .coordinateMixedStyle,
  .coordinateHalfPosition, .coordinateOrderAssumed,
  .encodingGuessed, .encodingUnknown, .textMojibake, .fileTooLarge,
  .unknownKey, .missingKey, .badValue,
  .csvNoCoordinateColumns, .csvDuplicateColumn, .csvShiftedColumns, .csvShortRow, .csvUnclosedQuote,
  .csvTextAfterQuote, .csvFullWidthSeparator, .csvCommentLines, .csvTrimmedHeading, .csvSpreadsheetChanged,
  .yamlSyntax, .yamlTab, .yamlUnquotedColon, .yamlFullWidthColon, .yamlAlias, .yamlTag, .yamlDuplicateKey,
  .yamlOddSpace, .yamlUnsafeID,
  .markdownNoFrontMatter, .markdownUnclosedFrontMatter, .markdownTextOutsideLanguage, .markdownDuplicateLanguage,
  .markdownUndeclaredLanguage, .markdownHeadingLanguage,
  .contentUnexpectedFile, .contentNoCityFile, .contentIDMismatch, .contentCannotPack, .contentReleasedDamaged,
  .contentUnreadable,
  .pointsUnmatched, .pointsDuplicate,
]
