/// Which places are shifted to GCJ-02 at all.
public enum ShiftPolicy: String, CaseIterable, Sendable, Hashable {
  /// Mainland China only: Hong Kong, Macau and Taiwan are not shifted.
  case mainland
  /// Mainland China, Hong Kong, Macau and Taiwan, as Amap does.
  case amap
}
