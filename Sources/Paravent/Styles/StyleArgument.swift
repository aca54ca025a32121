internal import Diagnostics
internal import Expressions
internal import JSON

/// The style that a modifier sets, as an author writes it.
indirect enum StyleArgument: Sendable {
  /// A style that is known already.
  case style(StyleHandle)
  /// A style that a control form gives, or none.
  case form(ControlForm<StyleArgument?>)
  /// A style whose name an expression gives.
  case name(TextTemplate, JSONPlace)
}

extension DocumentDecoder {
  /// Reads the style that a modifier sets; `nil` for none, and for what is at fault.
  func styleArgument(_ source: JSONValue, at place: JSONPlace, of family: StyleFamily) -> StyleArgument? {
    guard readsExpressions, source.kind != .null else { return nil }
    if let object = source.object, object.controlForm != nil { return styleForm(object, of: family) }
    guard source.kind == .string, isComputed(source) else {
      return style(source, at: place, of: family).map(StyleArgument.style)
    }
    switch reading(of: source.string ?? "", at: place) {
    case .faulty: return nil
    case .literal(let name): return style(named: name, at: place, of: family).map(StyleArgument.style)
    case .template(let template): return admits(template, at: place, of: family) ? .name(template, place) : nil
    }
  }

  private func styleForm(_ object: JSONObject, of family: StyleFamily) -> StyleArgument? {
    guard descends(to: object.value) else { return nil }
    defer { viewDepth -= 1 }
    return controlForm(object, owner: "a style") { source, place in
      source.flatMap { styleArgument($0, at: place, of: family) }
    }.map(StyleArgument.form)
  }

  /// Whether what an expression gives may be the name of a style; reports names that no style has.
  private func admits(_ template: TextTemplate, at place: JSONPlace, of family: StyleFamily) -> Bool {
    guard let whole = template.whole else { return true }
    switch whole.expression.type {
    case .choice(let names):
      return names.allSatisfy { style(named: $0, at: whole.place.literal($0), of: family) != nil }
    case .dynamic, .string, .null: return true
    case let type:
      report(.wrongType, at: whole.place, "\(place.subject)expected the name of a style, found \(type.summary)")
      return false
    }
  }
}

/// A style modifier whose style is known when there is data.
struct StyleTemplate: ModifierTemplate {
  let family: StyleFamily
  let argument: StyleArgument

  func step(with resolver: Resolver) -> ModifierStep? {
    resolver.style(of: argument, in: family).map { .style(family, $0) }
  }
}

extension Resolver {
  /// Returns the style that an argument gives; `nil` for none, and for a name that no style has, which is reported.
  fileprivate func style(of argument: StyleArgument, in family: StyleFamily) -> StyleHandle? {
    switch argument {
    case .style(let style): return style
    case .form(let form):
      var found: StyleHandle?
      resolve(form) { content in
        if found == nil, let content { found = style(of: content, in: family) }
      }
      return found
    case .name(let template, let place):
      let name = text(of: template)
      guard !name.isEmpty else { return nil }
      if let style = scope.body.namespace.style(family, name) { return style }
      let names = scope.body.namespace.styleNames(of: family)
      reportOnce(
        .unknownStyle, at: template.whole?.place ?? place,
        "no \(family.name) style is named \(name.quoted); expected \(Wording.alternatives(names))")
      return nil
    }
  }
}
