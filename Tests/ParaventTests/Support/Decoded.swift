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

  /// Links design systems, `a.json`, `b.json` and so on, and decodes and resolves a screen that uses them.
  init(_ json: String?, designSystems documents: [String], limits: Limits = Limits()) {
    let sources = zip("abcdefghijklmnopqrstuvwxyz", documents).map { (Array($1.utf8), "\($0).json") }
    let (systems, linking) = DesignSystems.standard.adding(sources, limits: limits)
    let decoded = json.map {
      Screen.decode(Array($0.utf8), file: "screen.json", designSystems: systems, limits: limits)
    }
    let resolved = decoded?.screen?.resolve()
    screen = decoded?.screen
    tree = resolved?.tree
    diagnostics = [linking, decoded?.report, resolved?.report].compactMap(\.self).flatMap(\.diagnostics)
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

extension Decoded {
  /// The colours of every run of text and symbol, in reading order.
  var colors: [String] { tree?.root?.textStyles.map(\.color.outline) ?? [] }

  /// The paths of the state that toggles are bound to, in reading order; `–` where one is not.
  var bindings: [String] { tree?.root.map(\.bindings) ?? [] }
}

extension ResolvedNode {
  fileprivate var bindings: [String] {
    switch primitive {
    case .toggle(let toggle): [toggle.binding ?? "–"]
    case .stack(let stack): stack.children.flatMap(\.bindings)
    case .wrapper(_, let child): child.bindings
    default: []
    }
  }
}
