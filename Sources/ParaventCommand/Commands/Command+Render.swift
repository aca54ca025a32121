extension Command {
  /// Renders one screen.
  static let render = Command(
    name: "render", summary: "Renders a screen as text, HTML or resolved JSON.", synopsis: "[FILE|-] [OPTIONS]",
    options: [
      Option(
        name: "--to", value: "text|html|json", choices: ["text", "html", "json"],
        summary: "What to render; text where it is absent."),
      Option(name: "--data", value: "FILE", summary: "The values of the screen's parameters, a JSON object."),
      Option(name: "--state", value: "FILE", summary: "Values of the screen's state instead of the initial ones."),
      Option.designSystem,
      Option(name: "--preview", value: "COMPONENT", summary: "Only a component, as its declaration shows it."),
      Option(name: "--width", value: "N", summary: "Text: the page's width, 20 to 400 cells; the terminal's, or 80."),
      Option(name: "--fragment", summary: "HTML: only the screen, to be embedded in a page."),
      Option(name: "--css", summary: "HTML: only the style sheet that a fragment needs."),
      Option(name: "--action-url", value: "URL", summary: "HTML: where actions are posted; the page's own URL."),
      Option(
        name: "--color", value: "always|never|auto", choices: ColorChoice.allCases.map(\.rawValue),
        summary: "Whether to write ANSI colours, in text and diagnostics; on a terminal where it is absent."),
      Option(
        name: "--color-scheme", value: "light|dark", choices: ["light", "dark"],
        summary: "The colours of one scheme; an HTML page serves both where it is absent."),
      Option(name: "--locale", value: "TAG", summary: "The language of the content, such as ar-EG, and its direction."),
      Option(name: "--strict", summary: "Warnings count as errors for the exit status."),
    ],
    run: { arguments, console throws(UsageError) in try RenderRequest(arguments).follow(on: &console) })
}
