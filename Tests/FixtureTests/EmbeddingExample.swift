import Diagnostics
import HTMLRendering
import Paravent

/// The examples of `Documentation/DesignSystems.md` in Swift, as they stand there.
enum EmbeddingExample {
  static func page(_ screen: [UInt8], with people: [UInt8]) -> [UInt8]? {
    let (systems, faults) = DesignSystems.standard.adding([(people, "people.json")])
    let (decoded, report) = Screen.decode(screen, file: "team.json", designSystems: systems)
    for diagnostic in faults.diagnostics + report.diagnostics { print(diagnostic.message) }
    return decoded.map { HTMLRenderer().render($0.resolve().tree) }
  }

  static func charts() -> HostDesignSystem {
    var charts = HostDesignSystem("charts")
    charts.component(
      "Sparkline", parameters: #"{"values": {"type": "array", "items": {"type": "number"}}}"#
    ) { context in
      [context.text(context.numbers("values").map { $0 > 0 ? "▲" : "▼" }.joined())]
    }
    charts.modifier("framed") { node, context in
      ResolvedNode(.wrapper(.border(ResolvedBorder(color: context.tint, width: 1)), node))
    }
    charts.style("stamp", of: "button") { context in [context.text("✉")] + context.slot("label") }
    return charts
  }

  static func answer(_ action: [UInt8], of screen: Screen) async throws -> ActionOutcome {
    var handlers = ActionHandlers()
    handlers.register("open") { arguments in print("opens \(arguments.integer("id") ?? 0)") }
    return try await handlers.perform(action, of: screen)
  }
}
