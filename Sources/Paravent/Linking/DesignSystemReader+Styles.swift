internal import Diagnostics
internal import JSON

extension DesignSystemReader {
  /// Reads the names of the declared styles, without their bodies.
  func readStyles() {
    guard let members = members("styles") else { return }
    for (name, source) in members {
      let place = JSONPlace(members.value, .key(name))
      guard let family = family(named: name) else {
        if faultyFamilies.contains(name) || decoder.missesSystems { continue }
        let known = own.families.names + used.families.names + outermost.familyNames
        // One of the two names is misspelt; that the other one has no styles would only repeat it.
        if let near = NearestName.find(name, among: own.families.names.filter { members[$0] == nil }) {
          explainedFamilies.insert(near)
        }
        decoder.report(
          .unknownName, at: place, suggestion: NearestName.find(name, among: known),
          "no style family is named \(name.quoted); expected \(Wording.alternatives(known))")
        continue
      }
      guard let styles = source.object else {
        let place = JSONPlace(members.value, .member(name))
        let _: Never? = decoder.wrongType(source, at: place, expected: "an object of names and styles")
        continue
      }
      var reader = StyleNameReader(members: styles, family: family, reader: self)
      for (name, handle) in reader.read() { own.styles.add(handle, named: name, to: family) }
      // What keeps a style of this name from being read is reported.
      if styles["automatic"] != nil, own.styles[family]["automatic"] == nil { explainedFamilies.insert(name) }
    }
  }

  private func family(named name: String) -> StyleFamily? {
    own.families[name] ?? used.families[name] ?? StyleFamily.builtIn.first { $0.name == name }
      ?? outermost.family(named: name)
  }

  /// The style that another design system declares.
  fileprivate func foreignStyle(_ family: StyleFamily, _ name: String) -> StyleHandle? {
    used.styles[family][name] ?? outermost.style(family, name)
  }

  fileprivate func foreignNames(of family: StyleFamily) -> [String] {
    let own = used.styles[family]
    return own.names + outermost.styleNames(of: family).filter { own[$0] == nil }
  }
}

/// Gives the styles of a family their places, and follows those that are other names of styles.
private struct StyleNameReader {
  let members: JSONObject
  let family: StyleFamily
  let reader: DesignSystemReader
  private var known: [String: StyleHandle] = [:]
  /// The names that lead to no style, which is reported.
  private var faulty: Set<String> = []
  private var onPath: Set<String> = []
  /// The most names of a cycle that are told.
  private static let nameLimit = 16

  init(members: JSONObject, family: StyleFamily, reader: DesignSystemReader) {
    self.members = members
    self.family = family
    self.reader = reader
  }

  mutating func read() -> [(name: String, style: StyleHandle)] {
    for (name, source) in members where source.kind != .string {
      let index = reader.linker.systems.reserveStyle()
      known[name] = .declared(index)
      reader.styles.append(
        PendingStyle(
          name: name, family: family, index: index, source: source, place: JSONPlace(members.value, .member(name))))
    }
    return members.compactMap { name, _ in style(meantBy: name).map { (name, $0) } }
  }

  /// Follows the names of a style to the style itself, or reports that there is none.
  private mutating func style(meantBy name: String) -> StyleHandle? {
    var path: [String] = []
    var found = known[name]
    while found == nil, let name = path.isEmpty ? name : members[path[path.count - 1]]?.string {
      guard members[name] != nil else {
        found = foreignStyle(name, meantBy: path[path.count - 1])
        break
      }
      found = known[name]
      guard found == nil, !faulty.contains(name) else { break }
      guard onPath.insert(name).inserted else {
        reportCycle(path, to: name)
        break
      }
      path.append(name)
    }
    for name in path {
      if let found { known[name] = found } else { faulty.insert(name) }
    }
    onPath.removeAll()
    return found
  }

  private func reportCycle(_ path: [String], to name: String) {
    let names = (path.drop { $0 != name } + [name]).map(\.quoted)
    let told = names.count > Self.nameLimit ? names.prefix(Self.nameLimit) + ["…", names[names.count - 1]] : names[...]
    reader.decoder.report(
      .cycle, at: JSONPlace(members.value, .member(path[path.count - 1])),
      "styles name each other: \(told.joined(separator: " → "))")
  }

  private func foreignStyle(_ target: String, meantBy name: String) -> StyleHandle? {
    if let style = reader.foreignStyle(family, target) { return style }
    if reader.decoder.missesSystems { return nil }
    let names = members.map(\.key).filter { $0 != name } + reader.foreignNames(of: family).filter { members[$0] == nil }
    reader.decoder.report(
      .unknownStyle, at: JSONPlace(members.value, .member(name)), suggestion: NearestName.find(target, among: names),
      "no \(family.name) style is named \(target.quoted); expected \(Wording.alternatives(names))")
    return nil
  }
}
