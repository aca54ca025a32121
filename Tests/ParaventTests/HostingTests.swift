import Diagnostics
import Paravent
import Synchronization
import Testing

@Suite struct HostingTests {
  /// What a host writes in Swift: a component, two modifiers and a style.
  private static let charts = {
    var charts = HostDesignSystem("charts")
    charts.component(
      "Sparkline", summary: "The course of some values.",
      parameters:
        #"{"values": {"type": "array", "items": {"type": "number"}}, "unit": {"type": "string", "default": "€"}}"#,
      slots: ["caption"]
    ) { context in
      let bars = context.numbers("values").map { $0 > 0 ? "▲" : "▼" }.joined()
      return [context.text(bars + (context.string("unit") ?? ""))] + context.slot("caption")
    }
    charts.modifier("watermark", argument: #"{"type": "number", "minimum": 0, "maximum": 1}"#) { node, context in
      ResolvedNode(.wrapper(.opacity(context.number("value") ?? 1), node))
    }
    charts.modifier("framed") { node, context in
      ResolvedNode(.wrapper(.border(ResolvedBorder(color: context.tint, width: 1)), node))
    }
    charts.style("stamp", of: "button") { context in [context.text("✉")] + context.slot("label") }
    return charts
  }()

  private func decoded(_ json: String, isInScope: Bool = false) -> (tree: ResolvedTree?, diagnostics: [Diagnostic]) {
    let (systems, linking) = DesignSystems.standard.adding(Self.charts, isInScope: isInScope)
    let (screen, decoding) = Screen.decode(Array(json.utf8), file: "screen.json", designSystems: systems)
    let resolved = screen?.resolve()
    return (resolved?.tree, linking.diagnostics + decoding.diagnostics + (resolved?.report.diagnostics ?? []))
  }

  @Test(
    "What a host writes in Swift is used as what design systems declare",
    arguments: [
      (#"{"view": "Sparkline", "values": [1, -2.5]}"#, "“▲▼€”"),
      (#"{"view": "Sparkline", "values": [1], "unit": "${'$'}", "caption": "May"}"#, "“▲$”, “May”"),
      (
        #"{"view": "Text", "content": "A", "modifiers": ["framed", {"watermark": 0.5}]}"#,
        "opacity(0.5)(border(accentColor, 1)(“A”))"
      ),
      (#"{"view": "Text", "content": "A", "modifiers": [{"watermark": "${1.0 / 4.0}"}]}"#, "opacity(0.25)(“A”)"),
      (
        #"{"view": "Button", "title": "A", "action": [], "modifiers": [{"buttonStyle": "stamp"}]}"#,
        "Button(bordered, )[HStack(center)[“✉”, “A”]]"
      ),
    ])
  func use(body: String, expected: String) {
    let (tree, diagnostics) = decoded(#"{"uses": ["charts"], "body": {"view": "Group", "children": [\#(body)]}}"#)
    #expect(diagnostics == [])
    // Several views in the place of one form a column.
    let isOne = !expected.hasPrefix("“▲$”")
    #expect(tree?.root?.outline == (isOne ? expected : "VStack(center)[\(expected)]"))
    #expect(decoded(#"{"body": \#(body)}"#, isInScope: true).diagnostics == [])
  }

  @Test(
    "Arguments are held to what the host declares",
    arguments: [
      (#"{"view": "Sparkline", "values": ["1"]}"#, "wrong-type"),
      (#"{"view": "Sparkline"}"#, "missing-value"),
      (#"{"view": "Sparkline", "values": [], "unti": "$"}"#, "unknown-key"),
      (#"{"view": "Text", "content": "A", "modifiers": [{"watermark": 2}]}"#, "out-of-range"),
      (#"{"view": "Text", "content": "A", "modifiers": [{"watermark": "${1.0 + 1.0}"}]}"#, "out-of-range"),
      (#"{"view": "Text", "content": "A", "modifiers": [{"framed": 1}]}"#, "wrong-type"),
      (#"{"view": "Text", "content": "A", "modifiers": ["watermark"]}"#, "missing-value"),
    ])
  func faults(body: String, code: String) {
    #expect(decoded(#"{"uses": ["charts"], "body": \#(body)}"#).diagnostics.map(\.code.rawValue) == [code])
  }

  @Test("A host's own faults are reported, not trapped")
  func hostFaults() {
    var host = HostDesignSystem("faulty")
    host.component("Broken", parameters: "{") { _ in [] }
    host.component("Text") { _ in [] }
    host.modifier("padding") { node, _ in node }
    host.modifier("odd", argument: "[") { node, _ in node }
    host.style("any", of: "nothing") { _ in [] }
    let (_, report) = DesignSystems.standard.adding(host)
    #expect(Set(report.diagnostics.map(\.code.rawValue)) == ["wrong-type", "reserved-name", "unknown-name"])
  }

  /// What closures were called with.
  private final class Calls: Sendable {
    let texts = Mutex<[String]>([])
  }

  private static let screen = Screen.decode(
    Array(
      #"""
      {"handlers": {"editProfile": {"arguments": {
        "id": {"type": "integer"}, "mode": {"enum": ["view", "edit"], "default": "view"}}}, "refresh": {}},
      "state": {"isOpen": false},
      "body": {"view": "VStack", "children": [
        {"view": "Button", "title": "Edit", "action": {"handler": "editProfile", "arguments": {"id": "${3 + 4}"}}},
        {"view": "Button", "title": "Open", "action": {"toggle": "state.isOpen"}}]}}
      """#.utf8), file: "screen.json"
  ).screen

  private func handlers(_ calls: Calls) -> ActionHandlers {
    var handlers = ActionHandlers()
    handlers.register("editProfile") { arguments in
      let text = "\(arguments.integer("id") ?? -1) \(arguments.string("mode") ?? "–")"
      calls.texts.withLock { $0.append(text) }
    }
    return handlers
  }

  @Test("A screen's actions reach the host's closures with their arguments and defaults")
  func actions() async throws {
    let screen = try #require(Self.screen)
    let calls = Calls()
    let handlers = handlers(calls)
    let actions = try #require(screen.resolve().tree.root).actions
    #expect(actions.count == 2)
    var outcomes: [String] = []
    for action in actions {
      switch try await handlers.perform(action, of: screen) {
      case .performed: outcomes.append("performed")
      case .leftToClient: outcomes.append("left to the client")
      case .refused(let report): outcomes.append(report.diagnostics[0].message)
      }
    }
    #expect(outcomes == ["performed", "left to the client"])
    #expect(calls.texts.withLock { $0 } == ["7 view"])
    #expect(handlers.missing(in: screen) == ["refresh"])
  }

  @Test(
    "What a client sends is held to the declarations",
    arguments: [
      (#"{"handler": "editProfile", "arguments": {"id": 1, "mode": "edit"}}"#, ""),
      (#"{"handler": "editProfile"}"#, #"missing-value the handler "editProfile" needs the argument "id""#),
      (
        #"{"handler": "editProfile", "arguments": {"id": "1"}}"#,
        #"wrong-type "id": expected a whole number, found the string "1""#
      ),
      (
        #"{"handler": "editProfile", "arguments": {"id": 1, "mod": "edit"}}"#,
        #"unknown-name the handler "editProfile" has no argument "mod""#
      ),
      (#"{"handler": "deleteAll"}"#, #"unknown-handler no handler is named "deleteAll""#),
      (#"{"handler": "refresh"}"#, #"unknown-handler the host has registered no closure for the handler "refresh""#),
      (#"{"toggle": "state.isOpen"}"#, "left to the client"),
      ("[]", #"wrong-type expected an object with "handler""#),
      ("{", "syntax the text ends inside the object that opens on line 1"),
    ])
  func client(json: String, expected: String) async throws {
    let screen = try #require(Self.screen)
    let outcome = try await handlers(Calls()).perform(Array(json.utf8), of: screen)
    switch outcome {
    case .performed: #expect(expected == "")
    case .leftToClient: #expect(expected == "left to the client")
    case .refused(let report):
      #expect(report.diagnostics.map { "\($0.code.rawValue) \($0.message)" } == [expected])
    }
  }
}

extension ResolvedNode {
  /// The actions of the buttons in the node, in reading order.
  fileprivate var actions: [ResolvedAction] {
    switch primitive {
    case .button(let button): button.actions
    case .stack(let stack): stack.children.flatMap(\.actions)
    default: []
    }
  }
}
