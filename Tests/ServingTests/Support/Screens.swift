/// Screens that several tests serve.
enum Screens {
  /// A screen that greets whom the data names.
  static let greeting = #"""
    {
      "title": "Greeting",
      "parameters": { "name": { "type": "string", "examples": ["you"] } },
      "body": "Hello ${name}"
    }
    """#

  /// A screen with a state, controls that are bound to it, and handlers.
  static let settings = #"""
    {
      "state": { "isOn": true, "name": "Ada", "size": 2, "isOpen": false },
      "handlers": {
        "save": { "arguments": { "id": { "type": "integer" } } },
        "load": {}, "leave": {}, "fail": {}
      },
      "body": {
        "view": "Form",
        "children": [
          { "view": "Toggle", "title": "Quiet", "isOn": "${state.isOn}" },
          { "view": "TextField", "title": "Name", "text": "${state.name}" },
          {
            "view": "Picker", "title": "Size", "selection": "${state.size}",
            "children": [
              { "view": "Text", "content": "Small", "modifiers": [{ "tag": 1 }] },
              { "view": "Text", "content": "Large", "modifiers": [{ "tag": 2 }] }
            ]
          },
          "${state.name}, ${state.isOn ? 'on' : 'off'}, ${state.size}, ${state.isOpen ? 'open' : 'closed'}",
          { "view": "Button", "title": "Save", "action": { "handler": "save", "arguments": { "id": 7 } } },
          { "view": "Button", "title": "Others", "action": ["load", "leave", "fail"] }
        ]
      }
    }
    """#

  /// A screen with an error.
  static let faulty = #"{"body": {"view": "Txt", "content": "x"}}"#
}
