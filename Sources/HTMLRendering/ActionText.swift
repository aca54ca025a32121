internal import JSON
internal import Paravent

/// Actions as the JSON that a page posts.
enum ActionText {}

extension ActionText {
  /// Returns the JSON of actions: an object for one, an array for several in order.
  static func json(of actions: [ResolvedAction]) -> [UInt8] {
    var writer = JSONWriter()
    if actions.count != 1 { writer.beginArray() }
    for action in actions { write(action, to: &writer) }
    if actions.count != 1 { writer.endArray() }
    return writer.bytes
  }

  /// Returns the JSON of an object.
  static func json(of members: JSONMembers) -> [UInt8] {
    var writer = JSONWriter()
    write(members, to: &writer)
    return writer.bytes
  }

  private static func write(_ action: ResolvedAction, to writer: inout JSONWriter) {
    writer.beginObject()
    switch action {
    case .handler(let name, let arguments):
      writer.key("handler")
      writer.string(name)
      if !arguments.isEmpty { write(arguments, as: "arguments", to: &writer) }
    case .openURL(let url):
      writer.key("openURL")
      writer.string(url)
    case .navigate(let url):
      writer.key("navigate")
      writer.string(url)
    case .dismiss:
      writer.key("dismiss")
      writer.bool(true)
    case .set(let values): write(values, as: "set", to: &writer)
    case .toggle(let path):
      writer.key("toggle")
      writer.string(path)
    }
    writer.endObject()
  }

  private static func write(_ members: JSONMembers, as name: StaticString, to writer: inout JSONWriter) {
    writer.key(name)
    write(members, to: &writer)
  }

  private static func write(_ members: JSONMembers, to writer: inout JSONWriter) {
    writer.beginObject()
    for (key, value) in members.members {
      writer.key(key)
      writer.value(value)
    }
    writer.endObject()
  }
}
