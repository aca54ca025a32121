internal import JSON

extension JSONWriter {
  /// Writes a text and its runs.
  mutating func text(_ text: ResolvedText) {
    name("text")
    if let limit = text.lineLimit {
      key("lineLimit")
      integer(limit)
    }
    if text.alignment != .leading { member("alignment", text.alignment.rawValue) }
    if text.truncation != .tail { member("truncation", text.truncation.rawValue) }
    if text.isRedacted { member("redacted", true) }
    key("runs")
    beginArray()
    for run in text.runs {
      beginObject()
      switch run.content {
      case .text(let text): member("text", text)
      case .symbol(let name): member("symbol", name)
      }
      style(run.style)
      endObject()
    }
    endArray()
  }

  /// Writes a picture.
  mutating func image(_ image: ResolvedImage) {
    name("image")
    switch image.source {
    case .url(let url): member("url", url)
    case .placeholder(let name): member("placeholder", name)
    }
    member("label", image.label)
    member("isResizable", image.isResizable)
    member("isDecorative", image.isDecorative)
    guard let template = image.templateColor else { return }
    key("templateColor")
    color(template)
  }

  /// Writes a symbol.
  mutating func symbol(_ symbol: ResolvedSymbol) {
    name("symbol")
    member("symbol", symbol.name)
    member("scale", symbol.scale.rawValue)
    member("isResizable", symbol.isResizable)
    member("isDecorative", symbol.isDecorative)
    style(symbol.style)
  }

  /// Writes how text looks.
  mutating func style(_ style: ResolvedTextStyle) {
    key("font")
    beginObject()
    optional("style", style.font.textStyle?.rawValue)
    member("size", style.font.size)
    member("weight", style.font.weight.rawValue)
    if style.font.isItalic { member("italic", true) }
    endObject()
    if style.isUnderlined { member("underline", true) }
    if style.isStruckThrough { member("strikethrough", true) }
    key("color")
    color(style.color)
  }

  /// Writes a colour as a token with its values.
  mutating func color(_ color: ResolvedColor) {
    beginObject()
    optional("name", color.name)
    member("light", color.light.hexadecimal)
    member("dark", color.dark.hexadecimal)
    if color.lightHighContrast != color.light { member("lightHighContrast", color.lightHighContrast.hexadecimal) }
    if color.darkHighContrast != color.dark { member("darkHighContrast", color.darkHighContrast.hexadecimal) }
    if color.opacity != 1 { member("opacity", color.opacity) }
    endObject()
  }

  /// Writes a shape as authors do.
  mutating func shape(_ shape: Shape) {
    key("shape")
    guard case .roundedRectangle(let cornerRadius) = shape else {
      return string(Shape.named.first { $0.shape == shape }?.name ?? "rectangle")
    }
    beginObject()
    key("roundedRectangle")
    beginObject()
    member("cornerRadius", cornerRadius)
    endObject()
    endObject()
  }

  /// Writes an alignment by SwiftUI's name, or by its two parts where it has none.
  mutating func alignment(_ alignment: Alignment) {
    if let known = Alignment.named.first(where: { $0.alignment == alignment }) {
      return member("alignment", known.name)
    }
    key("alignment")
    beginObject()
    member("horizontal", alignment.horizontal.rawValue)
    member("vertical", alignment.vertical.rawValue)
    endObject()
  }
}

extension RGBA {
  /// The colour as `#RRGGBB`, with two more digits where it is not opaque.
  var hexadecimal: String {
    let channels = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
    return channels.reduce(into: "#") { text, channel in
      text += (channel < 16 ? "0" : "") + String(channel, radix: 16, uppercase: true)
    }
  }
}
