internal import JSON
internal import Paravent

/// An action for a host, whose arguments fit the declaration of its handler.
struct HandlerCall: Sendable {
  let screen: String
  let handler: String
  let arguments: ActionArguments
  let state: ScreenData
}

extension HandlerCall {
  /// The call as a webhook gets it.
  var json: [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("screen")
    writer.string(screen)
    writer.key("handler")
    writer.string(handler)
    writer.key("arguments")
    writer.beginObject()
    for (name, value) in arguments.members {
      writer.key(name)
      writer.value(value)
    }
    writer.endObject()
    writer.key("state")
    if let state = try? JSONDocument.parse(state.json, name: "state").root {
      writer.value(state)
    } else {
      writer.null()
    }
    writer.endObject()
    return writer.bytes
  }
}
