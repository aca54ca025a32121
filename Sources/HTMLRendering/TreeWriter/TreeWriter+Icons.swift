internal import Symbols

/// A symbol's picture, as one output knows it.
struct IconState: Sendable {
  /// The shapes, or `nil` where there are none.
  let markup: [UInt8]?
  /// The picture's name, by which later uses name the first.
  let name: String
  /// Whether the shapes stand in the output.
  var isWritten = false
}

extension TreeWriter {
  /// Returns the name of a symbol that has a picture, which is read once.
  mutating func icon(named name: String) -> String? {
    if let known = page.icons[name] { return known.markup == nil ? nil : name }
    let symbol = Symbol.named(name)
    let markup = symbol.flatMap(SymbolIcon.markup(of:))
    page.icons[name] = IconState(markup: markup, name: symbol?.icon ?? "")
    return markup == nil ? nil : name
  }

  /// Writes the shapes of a symbol the first time, and a reference to them later.
  mutating func write(_ icon: String) {
    guard let state = page.icons[icon], let markup = state.markup else { return }
    body.write(state.isWritten ? "<use href=\"#" : "<g id=\"")
    body.write(page.names, icon: state.name)
    guard !state.isWritten else { return body.write("\"/>") }
    body.write("\">")
    body.write(trusted: markup)
    body.write("</g>")
    page.icons[icon]?.isWritten = true
  }
}
