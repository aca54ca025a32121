import Diagnostics
import Gallery
import Paravent

extension Command {
  /// Writes the gallery.
  static let catalog = Command(
    name: "catalog", summary: "Writes a gallery of all components, modifiers and styles as web pages.",
    synopsis: "--output DIR [OPTIONS]",
    options: [
      Option(name: "--output", value: "DIR", summary: "The folder to write to; files of the same names are replaced."),
      Option(
        name: "--design-system", value: "FILE|DIR",
        summary: "A design system to show, or a folder of them; may be given more often."),
    ],
    run: { arguments, console throws(UsageError) in
      guard arguments.operands.isEmpty else {
        throw UsageError("catalog takes no files but those of --design-system, found \(arguments.operands.count)")
      }
      guard let path = arguments["--output"], !path.isEmpty else {
        throw UsageError("catalog needs --output DIR")
      }
      var search = try DesignSystemSearch(arguments.all("--design-system"))
      let (systems, linking) = search.allSystems()
      let names = search.allNames
      let shown = names.compactMap { systems[$0] }
      let reports = search.reports + [linking] + shown.map(systems.reportOfPreviews)
      let folder = try OutputFolder(path)
      for file in Gallery(systems, showing: names).files() { try folder.write(file.bytes, to: file.path) }
      let report = DiagnosticReport(joining: reports)
      console.report([report], color: .auto)
      return ExitStatus([report], isStrict: false)
    })
}
