import Diagnostics
import JSON
import Paravent
import Synchronization

/// Checks documents, on any number of threads: by a schema, or as the screens and design systems that they are.
final class DocumentChecker: Sendable {
  private let schema: SchemaFile?
  private let search: Mutex<DesignSystemSearch>

  init(schema: SchemaFile?, search: sending DesignSystemSearch) {
    self.schema = schema
    self.search = Mutex(search)
  }
}

extension DocumentChecker {
  /// Reads and checks a file; nothing of it is kept but its faults.
  func check(_ file: InputFile) -> CheckOutcome {
    do throws(UsageError) {
      let (document, parsing) = try file.document()
      guard let document else {
        guard schema == nil, !file.isNamed, try file.isForeign() else { return .checked([parsing], nil) }
        return .passedOver
      }
      if let schema { return .checked([schema.report(of: document)], nil) }
      let kind = DocumentKind(document)
      guard kind != nil || file.isNamed || document.isNearlyKnown else { return .passedOver }
      let linked = search.withLock { $0.systems(for: document, in: file) }
      let reports = kind == .designSystem ? previews(of: document, linked) : screen(document, file, linked)
      return .checked(reports, linked)
    } catch {
      return .unread(error)
    }
  }

  private func previews(of document: JSONDocument, _ linked: LinkedSystems) -> [DiagnosticReport] {
    guard let system = document.designSystemName.flatMap({ linked.systems[$0] }) else { return [] }
    return [linked.systems.reportOfPreviews(in: system)]
  }

  private func screen(_ document: JSONDocument, _ file: InputFile, _ linked: LinkedSystems) -> [DiagnosticReport] {
    var (screen, decoding) = Screen.decode(document, designSystems: linked.systems)
    if decoding.hasErrors, let wider = search.withLock({ $0.systems(around: file, beyond: linked) }) {
      decoding = Screen.decode(document, designSystems: wider.systems).report
    }
    guard let screen, screen.hasExamples else { return [decoding] }
    var options = ResolvingOptions()
    options.includesLints = true
    return [decoding, screen.resolve(options).report]
  }
}
