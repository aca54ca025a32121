internal import CAssets
package import Diagnostics
internal import JSON

/// The design system that ships with the engine: SwiftUI's own styles, as data.
package enum StandardDesignSystem {}

extension StandardDesignSystem {
  /// The styles, read once from the document inside the product.
  static let styles = read().styles

  /// What is wrong with the document inside the product: nothing, which a test holds.
  package static func report() -> DiagnosticReport { read().report }

  private static func read() -> (styles: StyleLibrary, report: DiagnosticReport) {
    let bytes = [UInt8](
      UnsafeBufferPointer(start: paravent_standard_design_system(), count: paravent_standard_design_system_size()))
    do {
      let reader = StyleReader(limits: Limits())
      return reader.read(try JSONDocument.parse(bytes, name: "standard"))
    } catch {
      return (StyleLibrary(), DiagnosticReport([error], errorCount: 1, warningCount: 0))
    }
  }
}
