internal import JSON

/// Which components the bodies of components use.
struct CallGraph {
  private var callers: [ComponentDeclaration] = []
  private var calls: [Int: [ComponentCall]] = [:]
  private var targets: Set<Int> = []
}

extension CallGraph {
  /// Notes the calls in a component's body.
  mutating func add(_ calls: [ComponentCall], madeBy caller: ComponentDeclaration) {
    callers.append(caller)
    self.calls[caller.index] = calls
    targets.formUnion(calls.map(\.declaration.index))
  }

  /// Whether a component is used.
  func leads(to component: ComponentDeclaration) -> Bool { targets.contains(component.index) }

  /// A call that leads a component back to itself, and the names on the way.
  struct Cycle {
    let call: ComponentCall
    let summary: String
  }

  /// A component on the way, and the first of its calls that was not followed yet.
  private typealias Step = (component: ComponentDeclaration, next: Int)

  /// The most names of a cycle that are told.
  private static let nameLimit = 16

  /// Returns the calls without which no component would lead back to itself.
  func cycles() -> [Cycle] {
    var cycles: [Cycle] = []
    var finished: Set<Int> = []
    for caller in callers where !finished.contains(caller.index) {
      // A chain of components may be longer than a stack is deep.
      var path: [Step] = [(caller, 0)]
      var positions = [caller.index: 0]
      while let (component, next) = path.last {
        let outgoing = calls[component.index] ?? []
        guard next < outgoing.count else {
          path.removeLast()
          positions[component.index] = nil
          finished.insert(component.index)
          continue
        }
        path[path.count - 1].next += 1
        let target = outgoing[next].declaration
        if let start = positions[target.index] {
          cycles.append(Cycle(call: outgoing[next], summary: summary(of: path[start...], target)))
        } else if !finished.contains(target.index) {
          positions[target.index] = path.count
          path.append((target, 0))
        }
      }
    }
    return cycles
  }

  private func summary(of path: ArraySlice<Step>, _ target: ComponentDeclaration) -> String {
    let told = path.prefix(Self.nameLimit).map(\.component.name.quoted)
    let names = told + (path.count > told.count ? ["…"] : [])
    return (names + [target.name.quoted]).joined(separator: " → ")
  }
}
