internal import JSON
internal import Paravent

extension TopicPage {
  /// Says that there is no preview, and how to add one.
  func writeAbsence(to markup: inout Markup) {
    markup.heading("Preview", anchor: "preview")
    markup.element("div", "class=\"gallery-note\"") { note in
      switch topic.subject {
      case .component(let component):
        note.element("p") {
          $0.write(
            prose:
              "There is no preview yet. The component’s declaration gives one by `preview`: the properties by which it shows itself."
          )
        }
        note.write(json: Self.json(.object([("preview", .object(Self.members(of: component)))])))
      case .modifier(let modifier):
        note.element("p") {
          $0.write(prose: "There is no preview yet. An entry of the design system’s `library` gives one.")
        }
        note.write(json: Self.json(Self.entry(for: modifier)))
      case .family:
        note.element("p") {
          $0.write(prose: "There is no preview yet, since no component of the family gives one by `preview`.")
        }
      }
    }
  }

  private static func members(of component: ComponentEntry) -> [(key: String, value: JSONContent)] {
    component.properties.filter { $0.traits.contains(.required) }.map { ($0.name, .string("…")) }
  }

  private static func entry(for modifier: ModifierEntry) -> JSONContent {
    .object([
      ("title", .string(modifier.name)), ("base", .string("…")),
      ("modifier", .object([(modifier.name, .string("…"))])),
    ])
  }

  private static func json(_ content: JSONContent) -> [UInt8] {
    JSONLayout.text(of: JSONDocument(name: "", content: content).root)
  }
}
