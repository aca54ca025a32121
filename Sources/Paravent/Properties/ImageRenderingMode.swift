/// What of a picture is shown, as an author writes it.
enum ImageRenderingMode: String, ClosedValue {
  case original, template

  static var noun: String { "rendering mode" }
}
