import Diagnostics
import Paravent
import Testing

/// Design systems, a screen that uses them, and what their authors see.
///
/// In the JSON the mark `▸` stands before each place where a fault is reported; it is no part of the document.
struct DesignSystemCase: CustomTestStringConvertible {
  let name: String
  /// The documents, `a.json`, `b.json` and so on.
  let systems: [String]
  /// The screen; empty for none.
  let screen: String
  /// What is shown.
  let outline: String
  /// Each fault as `code pointer → suggestion`, those of a second system with `b:` before it, of the screen `screen:`.
  let faults: [String]
  /// A part of the first fault's message.
  let words: String
  /// The colours of the texts; empty where they do not matter.
  let colors: [String]
  /// What the toggles are bound to; empty where that does not matter.
  let bindings: [String]

  init(
    _ name: String, _ systems: String..., screen: String = "", shows outline: String = "", colors: [String] = [],
    faults: [String] = [], words: String = ""
  ) {
    (self.name, self.systems, self.screen, self.outline) = (name, systems, screen, outline)
    (self.faults, self.words, self.colors, bindings) = (faults, words, colors, [])
  }

  private init(
    _ name: String, system: String, screen: String, outline: String, colors: [String], bindings: [String],
    faults: [String], words: String
  ) {
    (self.name, systems, self.screen, self.outline) = (name, [system], screen, outline)
    (self.faults, self.words, self.colors, self.bindings) = (faults, words, colors, bindings)
  }

  /// Returns a case of a screen that uses a design system with components and other declarations.
  static func call(
    _ name: String, components: String, declarations: String = "", members: String = "", body: String,
    shows outline: String, colors: [String] = [], bindings: [String] = [], faults: [String] = [], words: String = ""
  ) -> DesignSystemCase {
    let declared = [#""designSystem": "s""#, "\"components\": {\(components)}", declarations].filter { !$0.isEmpty }
    let written = [#""uses": ["s"]"#, members, "\"body\": \(body)"].filter { !$0.isEmpty }
    return DesignSystemCase(
      name, system: "{\(declared.joined(separator: ", "))}", screen: "{\(written.joined(separator: ", "))}",
      outline: outline, colors: colors, bindings: bindings, faults: faults, words: words)
  }

  var testDescription: String { name }
}

extension DesignSystemCase {
  /// Links the systems, decodes and resolves the screen, and compares what is shown and reported.
  func check() {
    let decoded = Decoded(
      screen.isEmpty ? nil : TemplateCase.unmarked(screen), designSystems: systems.map(TemplateCase.unmarked))
    #expect(decoded.outline == outline)
    #expect(decoded.diagnostics.map(summary).sorted() == faults.sorted())
    let places = decoded.diagnostics.map { diagnostic in
      "\(diagnostic.file ?? "") \(diagnostic.range.map { "\($0.start.line):\($0.start.column)" } ?? "nowhere")"
    }
    let marks = zip("abcdefghijklmnopqrstuvwxyz", systems).flatMap { TemplateCase.marks(in: $1, of: "\($0).json") }
    #expect(places.sorted() == (marks + TemplateCase.marks(in: screen, of: "screen.json")).sorted())
    let message = decoded.diagnostics.first?.message ?? ""
    #expect(words.isEmpty || message.contains(words), "\(message)")
    if !colors.isEmpty { #expect(decoded.colors == colors) }
    if !bindings.isEmpty { #expect(decoded.bindings == bindings) }
  }

  private func summary(_ diagnostic: Diagnostic) -> String {
    let name = diagnostic.file.map { $0.prefix { $0 != "." } } ?? ""
    let pointer = diagnostic.pointer.flatMap { $0.isEmpty ? nil : $0 }
    let suggestion = diagnostic.suggestion.map { "→ \($0)" }
    return [name == "a" ? nil : "\(name):", diagnostic.code.rawValue, pointer, suggestion].compactMap(\.self)
      .joined(separator: " ")
  }
}
