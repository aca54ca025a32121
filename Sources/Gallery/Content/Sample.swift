internal import HTMLRendering
internal import JSON
internal import Paravent

/// Views to show, and the JSON that makes them.
struct Sample {
  /// What it is called beside others; empty where it stands alone.
  let title: String
  /// The JSON as it is written, over several lines.
  let json: [UInt8]
  private let system: DesignSystem
  private let systems: DesignSystems
}

extension Sample {
  init(_ title: String, _ content: JSONContent, in system: DesignSystem, of systems: DesignSystems) {
    self.title = title
    self.system = system
    self.systems = systems
    json = JSONLayout.text(of: JSONDocument(name: "", content: content).root)
  }

  /// Returns the views, resolved for light or dark surroundings; without a scheme for those that the reader has.
  ///
  /// A Group hands its modifiers to each view in it and adds nothing of its own.
  func tree(_ scheme: ColorScheme? = nil, root: String? = nil) -> ResolvedTree? {
    guard let views = try? JSONDocument.parse(relocated(to: root), name: title).root else { return nil }
    let children: JSONContent = views.array == nil ? .array([.value(views)]) : .value(views)
    var group: [(key: String, value: JSONContent)] = [("view", .string("Group")), ("children", children)]
    if let scheme {
      let environment: JSONContent = .object([("colorScheme", .string(scheme.rawValue))])
      group.append(("modifiers", .array([.object([("environment", environment)])])))
    }
    var writer = JSONWriter()
    writer.value(JSONDocument(name: "", content: .object(group)).root)
    guard let body = try? JSONDocument.parse(writer.bytes, name: title) else { return nil }
    return systems.screen(showing: body, in: system).0.resolve().tree
  }

  /// Returns the JSON with pictures of the gallery's own as a page in the outermost folder names them.
  private func relocated(to root: String?) -> [UInt8] {
    guard let root else { return json }
    let text = String(decoding: json, as: UTF8.self)
    return Array(
      text.split(separator: "\"../assets/", omittingEmptySubsequences: false).joined(separator: "\"\(root)assets/").utf8
    )
  }
}

extension JSONContent {
  /// A view with another modifier after its own; where it is no object, or its modifiers are no array, a Group takes it.
  static func view(_ view: JSONValue, with modifier: JSONContent) -> JSONContent {
    let modifiers = view.object?["modifiers"]
    guard let object = view.object, modifiers == nil || modifiers?.array != nil || modifiers?.kind == .null else {
      return .object([
        ("view", .string("Group")), ("children", .array([.value(view)])), ("modifiers", .array([modifier])),
      ])
    }
    let others = object.filter { $0.key != "modifiers" }.map { (key: $0.key, value: JSONContent.value($0.value)) }
    let all = (modifiers?.array.map { $0.map(JSONContent.value) } ?? []) + [modifier]
    return .object(others + [("modifiers", .array(all))])
  }

  /// A component with the properties by which its declaration shows it.
  static func component(_ name: String, _ properties: JSONValue) -> JSONContent {
    let members = properties.object.map { $0.filter { $0.key != "view" } } ?? []
    return .object([("view", .string(name))] + members.map { ($0.key, .value($0.value)) })
  }
}
