package import Paravent

/// Rows of a list that belong together, with the header above and the footer below them.
package final class ListGroup: Sendable {
  /// The look of the list.
  package let appearance: ListAppearance
  /// What stands above the rows.
  package let header: ResolvedNode?
  /// The rows.
  package let rows: [ResolvedNode]
  /// What stands below the rows.
  package let footer: ResolvedNode?

  init(appearance: ListAppearance, header: ResolvedNode? = nil, rows: [ResolvedNode], footer: ResolvedNode? = nil) {
    self.appearance = appearance
    self.header = header
    self.rows = rows
    self.footer = footer
  }
}

extension ListGroup {
  /// The positions of the rows among the group's children, of which a header is the first and a footer the last.
  package var rowIndices: Range<Int> {
    let start = header == nil ? 0 : 1
    return start..<start + rows.count
  }

  /// Returns the groups of a list: its sections, and each run of rows between them.
  static func groups(of list: ResolvedList) -> [ListGroup] {
    var groups: [ListGroup] = []
    var rows: [ResolvedNode] = []
    func closeRun() {
      guard !rows.isEmpty else { return }
      groups.append(ListGroup(appearance: list.appearance, rows: rows))
      rows = []
    }
    for child in list.children {
      guard case .section(let section) = child.primitive else {
        rows.append(child)
        continue
      }
      closeRun()
      groups.append(
        ListGroup(
          appearance: list.appearance, header: section.header, rows: section.children, footer: section.footer))
    }
    closeRun()
    return groups
  }
}
