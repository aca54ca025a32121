import Layout
import Paravent

/// A sheet, and what it takes from the place where it hangs.
struct PresentedSheet {
  let content: ResolvedNode
  let isMirrored: Bool
  /// The scheme of the place; `nil` for the page's own.
  let colorScheme: ColorScheme?
}

extension PresentedSheet {
  /// Returns the sheets that hang on a view and on what it shows, in the order of the document.
  static func all(in root: LayoutNode, colorScheme: ColorScheme? = nil) -> [PresentedSheet] {
    var sheets: [PresentedSheet] = []
    collect(from: root, colorScheme, into: &sheets)
    return sheets
  }

  private static func collect(
    from node: LayoutNode, _ colorScheme: ColorScheme?, into sheets: inout [PresentedSheet]
  ) {
    guard node.isShown else { return }
    let inner = node.ownColorScheme ?? colorScheme
    for child in node.children { collect(from: child, inner, into: &sheets) }
    if let content = node.sheetContent {
      sheets.append(PresentedSheet(content: content, isMirrored: node.isMirrored, colorScheme: inner))
    }
  }
}

extension LayoutNode {
  fileprivate var ownColorScheme: ColorScheme? {
    guard case .view(let view) = content, case .wrapper(.surroundings(let surroundings), _) = view.primitive else {
      return nil
    }
    return surroundings.colorScheme
  }

  fileprivate var sheetContent: ResolvedNode? {
    guard case .view(let view) = content, case .wrapper(.sheet(let sheet), _) = view.primitive else { return nil }
    return sheet.content
  }
}
