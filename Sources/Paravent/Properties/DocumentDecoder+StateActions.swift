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
    let written = values.source.compactMap { path, source -> (path: BindingPath, value: ValueTemplate)? in
      guard let (target, type) = target(at: path, place: JSONPlace(values.source.value, .key(path))) else { return nil }
      let value = values.template.member(path) ?? .literal(source)
      guard check(value, fits: type, of: path, at: JSONPlace(values.source.value, .member(path))) else { return nil }
      return (target, value)
    }
    return written.count == values.source.count ? .set(written) : nil
  }

  /// Reads the path of a boolean that an action turns over.
  func toggling(_ path: StatePath, at place: JSONPlace) -> ActionTemplate? {
    guard let (target, type) = target(at: path.text, place: place) else { return nil }
    guard type == .bool || type == .dynamic else {
      report(.wrongType, at: place, "\"toggle\": expected the path of a boolean, found that of \(type.summary)")
      return nil
    }
    return .toggle(target)
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

  /// Returns what an action writes by a path such as `state.name`, and what is known of it, or reports that there is
  /// none.
  private func target(at path: String, place: JSONPlace) -> (BindingPath, CELType)? {
    let parts = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let first = parts.first, let variable = writable(first), parts.count > 1 || !isRecord(first) else {
      if let first = parts.first, names.isFaulty(first) { return nil }
      let known = writablePaths
      let expected = known.isEmpty ? "there is none" : "expected \(Wording.alternatives(known))"
      report(
        .unknownName, at: place, suggestion: NearestName.find("state.\(path)", among: known),
        "the path \(path.quoted) leads to no state; \(expected)")
      return nil
    }
    let fields = Array(parts.dropFirst())
    guard let type = type(of: fields, in: variable.type, from: first, place: place) else { return nil }
    return (BindingPath(place: variable.place, fields: fields), type)
  }

  /// The value by the name with which a path to write begins: the state, a styled control's, or what the caller of a
  /// component bound.
  private func writable(_ name: String) -> CELVariable? {
    guard let variable = names.variable(named: name) else { return nil }
    if isRecord(name) { return variable }
    let isParameter = variable.place >= NameTable.parametersPlace && variable.place < NameTable.localsPlace
    return isParameter && names.variable(named: "state") == nil ? variable : nil
  }

  private func isRecord(_ name: String) -> Bool { name == "state" || name == "configuration" }

  private var writablePaths: [String] {
    let roots = ["state", "configuration"].filter { names.contains($0) }
    guard let root = roots.first, case .record(let record)? = names.variable(named: root)?.type else {
      return names.names.filter { writable($0) != nil }
    }
    return record.names.map { "\(root).\($0)" }
  }

  /// What is known of the value at the end of a path, or reports that the path leads nowhere.
  private func type(of fields: [String], in type: CELType, from first: String, place: JSONPlace) -> CELType? {
    var (type, outer) = (type, first)
    for name in fields {
      if type == .dynamic { return .dynamic }
      guard case .record(let record) = type else {
        report(
          .unknownName, at: place,
          "the path \("\(outer).\(name)".quoted) leads to no state: \(outer.quoted) is \(type.summary)")
        return nil
      }
      guard let field = record.fields[name] else {
        let known = record.names.map { "\(outer).\($0)" }
        let near = NearestName.find(name, among: record.names)
        report(
          .unknownName, at: place, suggestion: near.map { "\(outer).\($0)" },
          "the path \("\(outer).\(name)".quoted) leads to no state; expected \(Wording.alternatives(known))")
        return nil
      }
      (type, outer) = (field, "\(outer).\(name)")
    }
    return type
  }
}

extension JSONObject {
  fileprivate var isEmpty: Bool { count == 0 }
}
