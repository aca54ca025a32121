internal import Paravent

/// A tree and the sheets over it, which share a form.
struct Layers: Sendable {
  let body: ByteSink
  /// The sheets over the tree, the last in front.
  let sheets: [SheetContent]
  /// Whether anything posts an action.
  let needsForm: Bool
  /// The names that the controls of each layer have, the outermost view's first.
  private let names: [BoundNames]
}

extension Layers {
  /// Writes all layers, a second time where the names of controls depend on what only the first has shown.
  init(of root: ResolvedNode, mirrors: Bool, in page: inout PageParts) {
    let before = page
    self.init(of: root, mirrors: mirrors, named: [], in: &page)
    guard let names = betterNames else { return }
    page = before
    self.init(of: root, mirrors: mirrors, named: names, in: &page)
  }

  private init(of root: ResolvedNode, mirrors: Bool, named names: [BoundNames], in page: inout PageParts) {
    var writer = TreeWriter(of: root, in: page, mirrors: mirrors)
    writer.bound = names.first ?? BoundNames()
    writer.writeAll(of: root)
    page = writer.page
    body = writer.body
    sheets = SheetContent.all(writer.sheets, named: Array(names.dropFirst()), in: &page)
    needsForm = writer.needsForm || sheets.contains(where: \.needsForm)
    self.names = [writer.bound] + sheets.map(\.bound)
  }

  /// The names for a second time: a control in front holds its binding, since the reader cannot reach those behind.
  private var betterNames: [BoundNames]? {
    let isFormless = !needsForm && names.contains(where: \.hasGroup)
    var inFront: Set<String> = []
    var isTaken = false
    var better: [BoundNames] = []
    for layer in names.reversed() {
      if !layer.taken.isDisjoint(with: inFront) { isTaken = true }
      better.append(BoundNames(heldInFront: inFront, isFormless: isFormless))
      inFront.formUnion(layer.taken)
    }
    return isTaken || isFormless ? better.reversed() : nil
  }
}
