internal import Expressions
internal import JSON

extension ResolvedColor {
  /// The key by which a colour that was looked up where it is written is told from others.
  private static let tokenKey = "$color"

  /// The colour as a value that means the same in every body, whatever names it has in scope.
  var token: CELValue {
    let values = [light, dark, lightHighContrast, darkHighContrast].map { CELValue.string($0.literal) }
    return .map(
      NamedValues([
        (Self.tokenKey, .string(name ?? "")), ("values", .list(CELArray(values))), ("opacity", .double(opacity)),
      ]))
  }

  /// Creates the colour that such a value stands for; `nil` for any other.
  init?(token source: JSONValue) {
    guard let object = source.object, let name = object[Self.tokenKey]?.string,
      let values = object["values"]?.array?.compactMap({ $0.string.flatMap(ResolvedColor.init(hexadecimal:)) }),
      values.count == 4
    else { return nil }
    self.init(
      name: name.isEmpty ? nil : name, light: values[0].light, dark: values[1].light,
      lightHighContrast: values[2].light, darkHighContrast: values[3].light, opacity: object["opacity"]?.number ?? 1)
  }
}

extension RGBA {
  /// The literal of the colour, such as `#0A84FFCC`.
  fileprivate var literal: String {
    [red, green, blue, alpha].reduce("#") { text, channel in
      text + (channel < 16 ? "0" : "") + String(channel, radix: 16, uppercase: true)
    }
  }
}
