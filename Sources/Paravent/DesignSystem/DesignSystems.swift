public import Diagnostics
package import JSON

/// Design systems that documents may use, linked with each other and with the standard one.
public struct DesignSystems: Sendable {
  /// The systems, each after those that it uses; the standard one is first.
  public private(set) var systems: [DesignSystem] = []
  /// The names of those that every document uses.
  private(set) var namesInScope: [String] = []
  /// The names of those whose documents are at fault, which is reported there.
  private(set) var faultyNames: Set<String> = []
  /// The most levels of the documents, without the standard one's.
  private(set) var levels = 0
  private var components: [ComponentDefinition?] = []
  private var styles: [Style?] = []
  /// The calls that would lead a component back to itself, kept so that no other call takes the identity of one.
  private var cyclicCalls: [ObjectIdentifier: ComponentCall] = [:]

  init() {}
}

extension DesignSystems {
  /// The design system that ships with the engine, alone.
  public static let standard = StandardDesignSystem.linked.systems

  /// The system of a name.
  public subscript(name: String) -> DesignSystem? { systems.first { $0.name == name } }

  /// Returns the systems with others, read from their documents and linked.
  ///
  /// Every fault stands in the report; a system is there without the parts at fault.
  ///
  /// - Parameters:
  ///   - sources: The documents, JSON in UTF-8, with their names in diagnostics, in any order.
  ///   - namesInScope: The names of systems that every document uses as if it said so.
  ///   - limits: The bounds that each document must keep.
  public func adding(
    _ sources: [(bytes: [UInt8], file: String)], inScope namesInScope: [String] = [], limits: Limits = Limits()
  ) -> (systems: DesignSystems, report: DiagnosticReport) {
    var documents: [JSONDocument] = []
    var reports: [DiagnosticReport] = []
    for source in sources {
      do throws(Diagnostic) {
        documents.append(try JSONDocument.parse(source.bytes, name: source.file, sizeLimit: limits.documentSize))
      } catch {
        reports.append(DiagnosticReport(error))
      }
    }
    let (systems, report) = adding(documents, inScope: namesInScope, limits: limits)
    return (systems, DiagnosticReport(joining: reports + [report]))
  }

  /// Returns the systems with others, read from parsed documents and linked.
  package func adding(
    _ documents: [JSONDocument], inScope namesInScope: [String] = [], limits: Limits = Limits(),
    host: HostDesignSystem? = nil
  ) -> (systems: DesignSystems, report: DiagnosticReport) {
    let (systems, reports) = linking(documents, inScope: namesInScope, limits: limits, host: host)
    return (systems, DiagnosticReport(joining: reports))
  }

  /// Returns the systems with others, read from parsed documents and linked, and a report for each document.
  ///
  /// - Parameter faultyNames: The names of systems that cannot be read, which is reported.
  package func linking(
    _ documents: [JSONDocument], inScope namesInScope: [String] = [], faultyNames: [String] = [],
    limits: Limits = Limits(), host: HostDesignSystem? = nil
  ) -> (systems: DesignSystems, reports: [DiagnosticReport]) {
    var known = self
    known.markFaulty(faultyNames)
    let linker = DesignSystemLinker(known, documents: documents, limits: limits, host: host)
    let levels = documents.map(\.text.bracketLevels)
    // Systems are read while others that use them are.
    DeepStack.run(ifDeeperThan: levels.reduce(0, +)) { linker.link() }
    var systems = linker.systems
    if !self.systems.isEmpty { systems.levels = max(systems.levels, levels.max() ?? 0) }
    systems.namesInScope += namesInScope.filter { systems[$0] != nil && !systems.namesInScope.contains($0) }
    return (systems, linker.reports)
  }
}

extension DesignSystems {
  /// Returns what a declared component is made of; `nil` where that is at fault.
  func definition(of declaration: ComponentDeclaration) -> ComponentDefinition? {
    components.indices.contains(declaration.index) ? components[declaration.index] : nil
  }

  /// Returns a style; `nil` where what declares it is at fault.
  func style(_ handle: StyleHandle) -> Style? {
    switch handle {
    case .declared(let index): styles.indices.contains(index) ? styles[index] : nil
    case .inPlace(let style): style
    }
  }

  /// Whether a call would lead a component back to itself.
  func isCyclic(_ call: ComponentCall) -> Bool {
    !cyclicCalls.isEmpty && cyclicCalls[ObjectIdentifier(call)] != nil
  }

  /// Makes a place for a component's definition.
  mutating func reserveComponent() -> Int {
    components.append(nil)
    return components.count - 1
  }

  /// Makes a place for a style.
  mutating func reserveStyle() -> Int {
    styles.append(nil)
    return styles.count - 1
  }

  mutating func define(_ definition: ComponentDefinition) {
    components[definition.declaration.index] = definition
  }

  mutating func define(_ style: Style, at index: Int) { styles[index] = style }

  mutating func refuse(_ calls: [ComponentCall]) {
    for call in calls { cyclicCalls[ObjectIdentifier(call)] = call }
  }

  mutating func markFaulty(_ names: [String]) { faultyNames.formUnion(names) }

  mutating func add(_ system: DesignSystem) { systems.append(system) }
}
