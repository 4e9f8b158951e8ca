/// How finely an index tells regions apart.
public enum AtlasLevel: String, CaseIterable, Sendable, Hashable {
  /// Provinces only: borders between cities of one province are left out.
  case provinces
  /// Cities, and so provinces too.
  case cities
}
