/// What a design system declares, or several together.
struct Declarations: Sendable {
  var components = NamedList<ComponentEntry>()
  /// The components whose declarations are at fault, which is reported where they stand.
  var faultyComponents: Set<String> = []
  /// The modifiers that style families and environment keys make.
  var modifiers = NamedList<ModifierEntry>()
  var families = NamedList<StyleFamily>()
  var styles = StyleNames()
  var keys = NamedList<EnvironmentKey>()
  var colors = NamedList<ResolvedColor>()
  var images = NamedList<DeclaredImage>()
  /// The handlers; `nil` where nothing declares any.
  var handlers: HandlerDeclarations?
}

/// The styles that may be named, by family.
struct StyleNames: Sendable {
  private(set) var families: [StyleFamily] = []
  private var lists: [StyleFamily: NamedList<StyleHandle>] = [:]
}

extension StyleNames {
  /// The styles of a family.
  subscript(family: StyleFamily) -> NamedList<StyleHandle> { lists[family] ?? NamedList() }

  /// Adds a style unless its name is taken; returns whether it is there now.
  @discardableResult
  mutating func add(_ style: StyleHandle, named name: String, to family: StyleFamily) -> Bool {
    if lists[family] == nil { families.append(family) }
    return lists[family, default: NamedList()].add(style, named: name)
  }
}

/// A declaration that cannot be, because another one has its name.
struct NameCollision: Sendable {
  /// What is declared, such as `colour`.
  let noun: String
  let name: String
  /// The family of a style.
  var family: String?
}

extension Declarations {
  /// Adds what another design system declares, where names are free; returns what is declared already.
  mutating func add(_ others: Declarations) -> [NameCollision] {
    func taken(_ noun: String, _ names: [String]) -> [NameCollision] {
      names.map { NameCollision(noun: noun, name: $0) }
    }
    faultyComponents.formUnion(others.faultyComponents)
    let componentNames = components.add(others.components)
    let familyNames = families.add(others.families)
    let keyNames = keys.add(others.keys)
    // A component brings its family, and a family and a key their modifier, whose collision would only repeat theirs.
    let broughtFamilies = Set(componentNames.compactMap { others.components[$0]?.declaration?.family?.name })
    let broughtModifiers = Set(
      familyNames.map { "\($0)Style" } + keyNames.compactMap { others.keys[$0]?.modifier })
    var collisions = taken("component", componentNames)
    collisions += taken("style family", familyNames.filter { !broughtFamilies.contains($0) })
    collisions += taken("environment key", keyNames)
    collisions += taken("modifier", modifiers.add(others.modifiers).filter { !broughtModifiers.contains($0) })
    collisions += taken("colour", colors.add(others.colors))
    collisions += taken("image", images.add(others.images))
    if let declared = others.handlers {
      collisions += taken("handler", handlers?.add(declared) ?? [])
      handlers = handlers ?? declared
    }
    return collisions + styles.add(others.styles)
  }
}

extension StyleNames {
  fileprivate mutating func add(_ others: StyleNames) -> [NameCollision] {
    others.families.flatMap { family in
      if lists[family] == nil { families.append(family) }
      return lists[family, default: NamedList()].add(others[family]).map {
        NameCollision(noun: "\(family.name) style", name: $0, family: family.name)
      }
    }
  }
}
