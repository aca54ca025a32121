/// A heading under which codes are explained; the cases stand in the order of the documentation.
package enum DiagnosticTheme: String, Sendable, CaseIterable {
  case documents = "Documents"
  case limits = "Limits"
  case names = "Names"
  case values = "Values"
  case styles = "Components and styles"
  case data = "Data and expressions"
  case design = "Design"
  case accessibility = "Accessibility"
}
