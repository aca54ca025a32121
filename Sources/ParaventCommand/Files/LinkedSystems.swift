import Diagnostics
import Paravent

/// Design systems that documents share, linked once, and what is wrong with them.
final class LinkedSystems: Sendable {
  let systems: DesignSystems
  /// A report for each document that was linked.
  let reports: [DiagnosticReport]

  init(_ systems: DesignSystems, reports: [DiagnosticReport]) {
    self.systems = systems
    self.reports = reports
  }
}
