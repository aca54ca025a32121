internal import CAssets

/// The rules that are the same in every output, each with what it is for, so that a page has only those that it uses.
struct BaseStyleSheet: Sendable {
  /// A rule, or a block of rules such as `@media` has.
  struct Piece: Sendable {
    /// The CSS with a line break at its end.
    let text: [UInt8]
    /// The classes that elements must have for the rule to mean anything, for each of its selectors; none where it
    /// always does.
    let selectors: [BaseClassSet]
    /// The system's colours in it.
    let colors: Set<SystemColor.Name>
  }

  let pieces: [Piece]
}

extension BaseStyleSheet {
  static let shared = BaseStyleSheet(
    [
      UnsafeBufferPointer(start: paravent_base_style_sheet(), count: paravent_base_style_sheet_size()),
      UnsafeBufferPointer(start: paravent_control_style_sheet(), count: paravent_control_style_sheet_size()),
      UnsafeBufferPointer(start: paravent_sheet_style_sheet(), count: paravent_sheet_style_sheet_size()),
    ].flatMap(Array.init))

  /// Takes style sheets apart whose every rule and comment stands on a line of its own.
  init(_ text: [UInt8]) {
    pieces = text.split(separator: UInt8(ascii: "\n")).filter { !$0.starts(with: "/*".utf8) }.map(Piece.init)
  }
}

extension BaseStyleSheet.Piece {
  fileprivate init(_ line: ArraySlice<UInt8>) {
    let text = Array(line + [UInt8(ascii: "\n")])
    self.text = text
    selectors = Self.selectors(of: line).map(Self.classes)
    colors = Set(SystemColor.Name.allCases.filter { text.firstRange(of: Array("var(--pv-\($0))".utf8)) != nil })
  }

  /// Whether the rule means anything to elements with these classes.
  func applies(to used: BaseClassSet) -> Bool {
    selectors.contains { $0.isSubset(of: used) }
  }

  /// Returns the selectors of a rule, or of all rules in a block; the name of an animation stands for the class that
  /// has it.
  private static func selectors(of line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    if line.starts(with: "@keyframes ".utf8) {
      return [[UInt8(ascii: ".")] + line.dropFirst("@keyframes ".utf8.count).prefix { $0 != UInt8(ascii: "{") }]
    }
    var rest = line
    if line.first == UInt8(ascii: "@") { rest = line.drop { $0 != UInt8(ascii: "{") }.dropFirst() }
    var selectors: [ArraySlice<UInt8>] = []
    while let end = rest.firstIndex(of: UInt8(ascii: "{")) {
      selectors += rest[..<end].splitOutsideOfParentheses()
      rest = rest[end...].drop { $0 != UInt8(ascii: "}") }.dropFirst()
    }
    return selectors
  }

  /// Returns the classes that a selector asks for; what it excludes need not be there.
  private static func classes(in selector: ArraySlice<UInt8>) -> BaseClassSet {
    var classes = BaseClassSet()
    for part in selector.split(separator: UInt8(ascii: ".")).dropFirst(selector.first == UInt8(ascii: ".") ? 0 : 1) {
      if let name = BaseClass(named: part.prefix { $0 == UInt8(ascii: "-") || $0 >= UInt8(ascii: "a") }) {
        classes.insert(name)
      }
    }
    return classes
  }
}

extension ArraySlice<UInt8> {
  /// Splits a list of selectors at its commas; what stands in parentheses is left out where it is a list or excludes.
  fileprivate func splitOutsideOfParentheses() -> [ArraySlice<UInt8>] {
    var selectors: [ArraySlice<UInt8>] = []
    // The selector so far, and what stands in each parenthesis that is open in it.
    var open: [ArraySlice<UInt8>] = [[]]
    for byte in self {
      switch byte {
      case UInt8(ascii: "("): open.append([])
      case UInt8(ascii: ")") where open.count > 1:
        let group = open.removeLast()
        let isCounted = !group.contains(UInt8(ascii: ",")) && !open[open.count - 1].hasSuffix(":not")
        if isCounted { open[open.count - 1] += group }
      case UInt8(ascii: ",") where open.count == 1:
        selectors.append(open[0])
        open[0] = []
      default: open[open.count - 1].append(byte)
      }
    }
    return selectors + [open[0]]
  }

  private func hasSuffix(_ text: String) -> Bool {
    suffix(text.utf8.count).elementsEqual(text.utf8)
  }
}
