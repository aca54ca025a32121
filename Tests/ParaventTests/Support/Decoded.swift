import Diagnostics
import JSON
import Paravent

/// A document decoded and resolved, as the tests look at it.
struct Decoded {
  let screen: Screen?
  let tree: ResolvedTree?
  let diagnostics: [Diagnostic]

  init(_ json: String, limits: Limits = Limits()) {
    let (screen, decoding) = Screen.decode(Array(json.utf8), file: "screen.json", limits: limits)
    let resolved = screen?.resolve()
    self.screen = screen
    tree = resolved?.tree
    diagnostics = decoding.diagnostics + (resolved?.report.diagnostics ?? [])
  }

  /// Decodes a screen with a design system that it may use; what is wrong with that comes first.
  init(_ json: String, designSystem: String) {
    let (systems, linking) = DesignSystems.standard.adding([(Array(designSystem.utf8), "system.json")])
    let (screen, decoding) = Screen.decode(Array(json.utf8), file: "screen.json", designSystems: systems)
    let resolved = screen?.resolve()
    self.screen = screen
    tree = resolved?.tree
    diagnostics = linking.diagnostics + decoding.diagnostics + (resolved?.report.diagnostics ?? [])
  }

  /// Decodes a screen that shows one view.
  init(body: String, limits: Limits = Limits()) {
    self.init("{\"body\": \(body)}", limits: limits)
  }
}

extension Decoded {
  /// The tree in one line, such as `VStack[“A”, padding(8)(“B”)]`; empty where nothing is shown.
  var outline: String { DeepStack.run(ifDeeperThan: tree?.levels) { tree?.root.map(\.outline) ?? "" } }

  /// The codes of the diagnostics, in order.
  var codes: [String] { diagnostics.map(\.code.rawValue) }

  /// Each diagnostic as `code pointer line:column suggestion`.
  var summaries: [String] {
    diagnostics.map { diagnostic in
      let place = diagnostic.range.map { "\($0.start.line):\($0.start.column)" }
      let suggestion = diagnostic.suggestion.map { "→ \($0)" }
      return [diagnostic.code.rawValue, diagnostic.pointer, place, suggestion].compactMap(\.self).joined(separator: " ")
    }
  }
}

extension Decoded {
  /// The text style of the view behind the root.
  var layerFont: TextStyle? {
    guard case .wrapper(.background(let background), _) = tree?.root?.primitive else { return nil }
    guard case .view(let node, _) = background.content else { return nil }
    return node.textStyles.first?.font.textStyle
  }
}
