import Paravent
import Serving

/// The example of the documentation, as it stands there.
enum ServingExample {
  static func serve() throws {
    var handlers = ActionHandlers()
    handlers.answer("reserve") { arguments in
      guard let table = arguments.integer("table") else { return .failure("Choose a table") }
      guard table <= 12 else { return .failure("There is no table \(table)") }
      return .navigate("/screens/thanks")
    }
    try Server(folder: "site", handlers: handlers).run()
  }
}
