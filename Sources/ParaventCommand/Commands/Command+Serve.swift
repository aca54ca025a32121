extension Command {
  /// Serves a folder.
  static let serve = Command(
    name: "serve", summary: "Serves a folder of screens over HTTP.", synopsis: "DIR [OPTIONS]",
    options: ServeOptions.list,
    run: { arguments, console throws(UsageError) in try ServeRequest(arguments).follow(on: &console) })
}
