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
    let names: [String]
  }

  /// Returns the calls without which no component would lead back to itself.
  func cycles() -> [Cycle] {
    var cycles: [Cycle] = []
    var finished: Set<Int> = []
    for caller in callers where !finished.contains(caller.index) {
      // A chain of components may be longer than a stack is deep.
      var path: [(component: ComponentDeclaration, next: Int)] = [(caller, 0)]
      var onPath: Set = [caller.index]
      while let (component, next) = path.last {
        let outgoing = calls[component.index] ?? []
        guard next < outgoing.count else {
          path.removeLast()
          onPath.remove(component.index)
          finished.insert(component.index)
          continue
        }
        path[path.count - 1].next += 1
        let target = outgoing[next].declaration
        if onPath.contains(target.index) {
          let start = path.firstIndex { $0.component.index == target.index } ?? 0
          cycles.append(Cycle(call: outgoing[next], names: path[start...].map(\.component.name) + [target.name]))
        } else if !finished.contains(target.index) {
          path.append((target, 0))
          onPath.insert(target.index)
        }
      }
    }
    return cycles
  }
}
