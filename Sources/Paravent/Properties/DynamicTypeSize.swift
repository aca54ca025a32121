/// The size of text styles that a reader chose; clients that let readers choose set it themselves.
enum DynamicTypeSize: String, ClosedValue {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  static var noun: String { "dynamic type size" }
}
