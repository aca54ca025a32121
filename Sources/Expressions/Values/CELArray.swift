/// A list that an expression makes.
package struct CELArray: CELList, ExpressibleByArrayLiteral {
  /// The elements in their order.
  package let elements: [CELValue]
  package let levels: Int

  package init(_ elements: [CELValue]) {
    self.elements = elements
    levels = elements.levelsAround
  }

  package init(arrayLiteral elements: CELValue...) {
    self.init(elements)
  }
}

extension CELArray {
  package var count: Int { elements.count }

  package func element(at index: Int) -> CELValue { elements[index] }
}
