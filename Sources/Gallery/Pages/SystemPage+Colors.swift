internal import Paravent

extension SystemPage {
  /// Writes each declared colour as a pair of swatches with their values.
  func writeColors(to markup: inout Markup) {
    let colors = owner.system.colors
    guard !colors.isEmpty else { return }
    markup.heading("Colours", anchor: "colors")
    markup.element("ul", "class=\"gallery-swatches\"") { list in
      for (name, color) in colors {
        list.element("li", "class=\"gallery-swatch\"") { item in
          item.write(swatch: color.light, on: "gallery-light")
          item.write(swatch: color.dark, on: "gallery-dark")
          item.element("h3", text: name)
          item.element("p") { text in
            text.write("Light ")
            text.element("code", text: color.light.literal)
            text.write(" Dark ")
            text.element("code", text: color.dark.literal)
          }
        }
      }
    }
  }
}

extension Markup {
  fileprivate mutating func write(swatch color: RGBA, on surroundings: StaticString) {
    write("<svg class=\"")
    write(surroundings)
    write(
      "\" viewBox=\"0 0 2 1\" preserveAspectRatio=\"none\" aria-hidden=\"true\"><rect width=\"2\" height=\"1\" fill=\"")
    write(text: color.literal)
    write("\"/></svg>")
  }
}

extension RGBA {
  /// The colour as a document writes it.
  fileprivate var literal: String {
    let channels = [red, green, blue] + (alpha == 255 ? [] : [alpha])
    return "#" + channels.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }
}
