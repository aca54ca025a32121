internal import Diagnostics
internal import Expressions
internal import JSON

extension DocumentDecoder {
  /// Reads the values that an action writes into the state.
  func setting(_ values: ComputedObject) -> ActionTemplate? {
    guard !values.source.isEmpty else {
      report(.missingValue, at: JSONPlace(values.source.value, .opening), "\"set\" needs a path such as \"state.name\"")
      return nil
    }
    let written = values.source.compactMap { path, source -> (path: String, value: ValueTemplate)? in
      guard let type = stateType(at: path, place: JSONPlace(values.source.value, .key(path))) else { return nil }
      let value = values.template.member(path) ?? .literal(source)
      return check(value, fits: type, of: path, at: JSONPlace(values.source.value, .member(path))) ? (path, value) : nil
    }
    return written.count == values.source.count ? .set(written) : nil
  }

  /// Reads the path of a boolean that an action turns over.
  func toggling(_ path: String, at place: JSONPlace) -> ActionTemplate? {
    guard let type = stateType(at: path, place: place) else { return nil }
    guard type == .bool || type == .dynamic else {
      report(.wrongType, at: place, "\"toggle\": expected the path of a boolean, found that of \(type.summary)")
      return nil
    }
    return .toggle(path: path)
  }

  private func check(_ value: ValueTemplate, fits type: CELType, of path: String, at place: JSONPlace) -> Bool {
    let found = value.type
    if found == .null, type != .dynamic {
      report(.wrongType, at: place, "\(path.quoted) holds \(type.summary), found null")
      return false
    }
    if type == .dynamic || found == .dynamic || found.kinds.isEmpty || !found.kinds.isDisjoint(with: type.kinds) {
      return true
    }
    if type == .double, found == .int { return true }
    report(.wrongType, at: place, "\(path.quoted) holds \(type.summary), found \(found.summary)")
    return false
  }

  /// What is known of the state at a path such as `state.name`, or reports that there is none.
  private func stateType(at path: String, place: JSONPlace) -> CELType? {
    let parts = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let state = names.variable(named: "state"), case .record(let declared) = state.type else { return nil }
    guard parts.count > 1, parts[0] == "state" else {
      let known = declared.names.map { "state.\($0)" }
      report(
        .unknownName, at: place, suggestion: NearestName.find("state.\(path)", among: known),
        "the path \(path.quoted) leads to no state; expected \(Wording.alternatives(known))")
      return nil
    }
    var type = state.type
    for (index, name) in parts.dropFirst().enumerated() {
      if type == .dynamic { return .dynamic }
      let outer = parts.prefix(index + 1).joined(separator: ".")
      guard case .record(let record) = type else {
        report(.unknownName, at: place, "the path \(path.quoted) leads to no state: \(outer.quoted) is \(type.summary)")
        return nil
      }
      guard let field = record.fields[name] else {
        let near = NearestName.find(name, among: record.names)
        report(
          .unknownName, at: place, suggestion: near.map { "\(outer).\($0)" },
          "the path \(path.quoted) leads to no state; expected \(Wording.alternatives(record.names.map { "\(outer).\($0)" }))"
        )
        return nil
      }
      type = field
    }
    return type
  }
}

extension JSONObject {
  fileprivate var isEmpty: Bool { count == 0 }
}
