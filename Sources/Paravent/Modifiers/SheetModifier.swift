/// Presents views above the screen.
package struct SheetModifier: WrappingModifier {
  package static let name = "sheet"
  package static let summary = "Presents views in a sheet above the screen while a value is true."

  var isPresented = Bound(false)
  var content = Slot()
  var onDismiss = ActionValue()

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("isPresented", &isPresented, .required, "Whether the sheet is there.")
    visitor.property("content", &content, .required, "The views in the sheet; several stand in a column.")
    visitor.property("onDismiss", &onDismiss, "What is done once the sheet is closed.")
  }

  package func wrapper(with resolver: Resolver, in environment: Environment) -> ResolvedWrapper? {
    guard isPresented.value else { return nil }
    let afterwards = onDismiss.resolved(with: resolver, in: environment)
    let closing = ResolvedSheet.closing(isPresented.path, then: afterwards)
    guard var sheet = resolver.sheet(content, in: environment.inSheet(closedBy: closing)) else { return nil }
    sheet.binding = isPresented.path
    sheet.onDismiss = afterwards
    return .sheet(sheet)
  }
}
