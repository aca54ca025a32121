internal import Paravent

/// What a sheet became.
struct SheetContent: Sendable {
  let label: String
  let surroundings: ResolvedSurroundings
  let body: ByteSink
  /// The look of the list that the content is, if it is one.
  let list: ListAppearance?
  /// The actions that close the sheet; `nil` where it is not bound.
  let closing: [ResolvedAction]?
  /// The names that the bound controls in the sheet have.
  let bound: BoundNames
  /// Whether anything in the sheet posts an action.
  let needsForm: Bool
}

extension SheetContent {
  /// What a sheet is called that has neither a title nor a heading.
  private static let nameless = "Sheet"

  /// Writes the elements of sheets, each before those that hang on views in it.
  ///
  /// - Parameter names: What is known of the names of each sheet's controls.
  static func all(
    _ sheets: [PresentedSheet], named names: [BoundNames], in page: inout PageParts
  ) -> [SheetContent] {
    var contents: [SheetContent] = []
    var pending: [PresentedSheet] = sheets.reversed()
    while let presented = pending.popLast() {
      page.sheet.addSheets()
      if let scheme = presented.surroundings.colorScheme { _ = page.sheet.name(of: scheme) }
      var writer = TreeWriter(of: presented.sheet.content, in: page, mirrors: presented.mirrors)
      writer.surroundings = presented.surroundings
      if contents.count < names.count { writer.bound = names[contents.count] }
      writer.writeAll(of: presented.sheet.content)
      contents.append(SheetContent(presented, by: writer))
      page = writer.page
      pending += writer.sheets.reversed()
    }
    return contents
  }

  private init(_ presented: PresentedSheet, by writer: TreeWriter) {
    label = presented.sheet.label ?? Self.nameless
    surroundings = presented.surroundings
    body = writer.body
    list = presented.sheet.content.listAppearance
    bound = writer.bound
    closing = presented.sheet.closing
    needsForm = writer.needsForm || closing != nil
  }
}
