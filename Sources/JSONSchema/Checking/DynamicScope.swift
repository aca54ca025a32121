/// The schema resources that a check is inside of, outermost first, each where it was entered first.
///
/// Which schema a dynamic anchor stands for depends on nothing else, and so two scopes of the same number give the same
/// outcome.
struct DynamicScope {
  private struct Step: Hashable {
    let number: Int32
    let resource: Int32
  }

  private(set) var resources: [Int32] = []
  /// The numbers of the scope and of those around it.
  private var path: [Int32] = []
  private var numbers: [Step: Int32] = [:]
}

extension DynamicScope {
  /// The number of the scope; equal for equal scopes only.
  var number: Int32 { path.last ?? 0 }

  /// Enters a resource; `false` where it was entered before.
  mutating func enter(_ resource: Int32) -> Bool {
    guard !resources.contains(resource) else { return false }
    let step = Step(number: number, resource: resource)
    let next = numbers[step] ?? Int32(truncatingIfNeeded: numbers.count + 1)
    numbers[step] = next
    path.append(next)
    resources.append(resource)
    return true
  }

  /// Leaves the resource that was entered last.
  mutating func leave() {
    path.removeLast()
    resources.removeLast()
  }
}
