internal import CAssets
package import Diagnostics
internal import JSON

/// The design system that ships with the engine: SwiftUI's own styles, and components that most apps need, as data.
package enum StandardDesignSystem {}

extension StandardDesignSystem {
  /// The name of the design system.
  static let name = "standard"

  /// The system, read once from the document inside the product.
  static let linked = read()

  /// What is wrong with the document inside the product: nothing, which a test holds.
  package static func report() -> DiagnosticReport { linked.report }

  /// The names of a document that uses no other design system.
  package static var namespace: Namespace { DesignSystems.standard[name]?.namespace ?? .engine }

  /// Whether a document is the one inside the product, which may well be checked as a file of its own.
  static func isText(_ text: [UInt8]) -> Bool { text.elementsEqual(source) }

  private static func read() -> (systems: DesignSystems, report: DiagnosticReport) {
    DesignSystems().adding([([UInt8](source), name)])
  }

  private static var source: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: paravent_standard_design_system(), count: paravent_standard_design_system_size())
  }
}
