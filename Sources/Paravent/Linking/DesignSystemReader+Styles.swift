internal import Diagnostics
internal import JSON

extension DesignSystemReader {
  /// Reads the names of the declared styles, without their bodies.
  func readStyles() {
    guard let members = members("styles") else { return }
    for (name, source) in members {
      let place = JSONPlace(members.value, .key(name))
      guard let family = family(named: name) else {
        let known = own.families.names + used.families.names + outermost.familyNames
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
    used.styles[family].names + outermost.styleNames(of: family)
  }
}

/// Gives the styles of a family their places, and follows those that are other names of styles.
private struct StyleNameReader {
  let members: JSONObject
  let family: StyleFamily
  let reader: DesignSystemReader
  private var known: [String: StyleHandle] = [:]

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
    return members.compactMap { name, source in
      let style = source.kind == .string ? style(meantBy: name) : known[name]
      return style.map { (name, $0) }
    }
  }

  /// Follows the names of a style to the style itself, or reports that there is none.
  private func style(meantBy name: String) -> StyleHandle? {
    var path = [name]
    while let target = members[path[path.count - 1]]?.string {
      let place = JSONPlace(members.value, .member(path[path.count - 1]))
      if let position = path.firstIndex(of: target) {
        let names = (path[position...] + [target]).map(\.quoted).joined(separator: " → ")
        if path[position] == name { reader.decoder.report(.cycle, at: place, "styles name each other: \(names)") }
        return nil
      }
      if let style = known[target] { return style }
      guard members[target] == nil else {
        path.append(target)
        continue
      }
      if let style = reader.foreignStyle(family, target) { return style }
      if path.count == 1 {
        let names = members.map(\.key).filter { $0 != name } + reader.foreignNames(of: family)
        reader.decoder.report(
          .unknownStyle, at: place, suggestion: NearestName.find(target, among: names),
          "no \(family.name) style is named \(target.quoted); expected \(Wording.alternatives(names))")
      }
      return nil
    }
    return nil
  }
}
