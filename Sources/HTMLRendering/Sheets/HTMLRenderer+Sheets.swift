internal import Paravent

extension HTMLRenderer {
  /// Writes the root out of reach and the sheets over it, of which only the last, in front of all others, is in reach.
  ///
  /// They share one form: a box behind a sheet that is on has to be posted as well.
  func writeRootAndSheets(_ content: Content, _ classes: StaticString, to sink: inout ByteSink) {
    if content.needsForm {
      writeForm(to: &sink)
      sink.write(byte: UInt8(ascii: ">"))
      writeGuard(to: &sink)
      writeHidden(content.state, to: &sink)
    }
    sink.write("<div class=\"")
    sink.write(classes)
    sink.write("\" inert>")
    sink.write(trusted: content.body)
    sink.write("</div>")
    for (index, sheet) in content.sheets.enumerated() {
      write(sheet, isReached: index == content.sheets.count - 1, to: &sink)
    }
    if content.needsForm { sink.write("</form>") }
  }

  private func write(_ sheet: SheetContent, isReached: Bool, to sink: inout ByteSink) {
    sink.write("<div class=\"pv-sheet")
    sheet.surroundings.writeAttributes(to: &sink)
    sink.write(isReached ? ">" : " inert>")
    sink.write(sheet.list?.isGrouped == true ? "<div class=\"pv-panel pv-grouped\"" : "<div class=\"pv-panel\"")
    sink.write(" role=\"dialog\" aria-modal=\"true\" aria-label=\"")
    sink.write(escaping: sheet.label)
    sink.write(isReached ? "\" tabindex=\"-1\" autofocus>" : "\">")
    if let closing = sheet.closing { write(buttonFor: closing, to: &sink) }
    // A keyboard scrolls what it can reach.
    sink.write(sheet.list == nil ? "<div class=\"pv-content pv-margin\"" : "<div class=\"pv-content\"")
    sink.write(" tabindex=\"0\">")
    sink.write(trusted: sheet.body)
    sink.write("</div></div></div>")
  }

  private func write(buttonFor closing: [ResolvedAction], to sink: inout ByteSink) {
    sink.write("<div class=\"pv-panelbar\"><button class=\"pv-b pv-close\" type=\"submit\" name=\"action\" value=\"")
    sink.write(escaping: ActionText.json(of: closing))
    sink.write("\" aria-label=\"Close\"></button></div>")
  }
}

extension ResolvedSurroundings {
  /// Writes the rest of a list of classes, and the language and the direction.
  fileprivate func writeAttributes(to sink: inout ByteSink) {
    switch colorScheme {
    case .light: sink.write(" pv-light\"")
    case .dark: sink.write(" pv-dark\"")
    case nil: sink.write("\"")
    }
    if let locale {
      sink.write(" lang=\"")
      sink.write(escaping: locale)
      sink.write("\"")
    }
    switch layoutDirection {
    case .leftToRight: sink.write(" dir=\"ltr\"")
    case .rightToLeft: sink.write(" dir=\"rtl\"")
    case nil: break
    }
  }
}
