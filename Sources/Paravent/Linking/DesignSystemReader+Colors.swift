internal import Diagnostics
internal import JSON

extension DesignSystemReader {
  /// Reads the declared colours, which may name each other.
  func readColors() {
    guard let members = members("colors") else { return }
    var reader = ColorReader(members: members, used: Namespace(used, outer: outermost), decoder: decoder)
    for (name, _) in members
    where isFree(name, among: ShapeStyle.reservedNames, at: JSONPlace(members.value, .key(name))) {
      if let color = reader.color(named: name) { own.colors.add(color, named: name) }
    }
  }

  /// Whether a name may be declared; reports a name that is the engine's.
  func isFree(_ name: String, among reserved: [String], at place: JSONPlace) -> Bool {
    guard !name.isEmpty else {
      decoder.report(.wrongType, at: place, "a name cannot be empty")
      return false
    }
    guard reserved.contains(name) else { return true }
    decoder.report(.reservedName, at: place, "the name \(name.quoted) is reserved")
    return false
  }
}

/// Reads colours that may name each other, in whichever order they stand.
private struct ColorReader {
  /// The most colours that name each other in a row.
  private static let chainLimit = 64

  let members: JSONObject
  let used: Namespace
  let decoder: DocumentDecoder
  private var known: [String: ResolvedColor?] = [:]
  private var chain: [String] = []

  init(members: JSONObject, used: Namespace, decoder: DocumentDecoder) {
    self.members = members
    self.used = used
    self.decoder = decoder
  }

  /// Returns the colour of a name of the document; `nil` where it is at fault, which is reported.
  mutating func color(named name: String) -> ResolvedColor? {
    if let known = known[name] { return known }
    guard let source = members[name] else { return nil }
    chain.append(name)
    var color = read(source, at: JSONPlace(members.value, .member(name)))
    chain.removeLast()
    color?.name = name
    known[name] = color
    return color
  }

  private mutating func read(_ source: JSONValue, at place: JSONPlace) -> ResolvedColor? {
    guard let object = source.object else { return value(source, at: place) }
    if object["color"] != nil {
      guard let color = object["color"].flatMap({ value($0, at: JSONPlace(source, .member("color"))) }) else {
        return nil
      }
      decoder.reportUnknownKeys(of: object, known: ["color", "opacity"])
      guard let opacity = object["opacity"], opacity.kind != .null else { return color }
      let factor = UnitInterval.decode(opacity, at: JSONPlace(source, .member("opacity")), with: decoder)
      return factor.map { color.fading(by: $0.value) }
    }
    return schemes(object)
  }

  /// Reads a colour with values of its own for light and dark surroundings, and for more contrast.
  private mutating func schemes(_ object: JSONObject) -> ResolvedColor? {
    let names = ["light", "dark", "lightHighContrast", "darkHighContrast"]
    decoder.reportUnknownKeys(of: object, known: names + ["color", "opacity"])
    guard object["light"].map({ $0.kind != .null }) == true else {
      decoder.report(
        .missingValue, at: JSONPlace(object.value, .opening), "a colour needs \"light\", or \"color\" with \"opacity\"")
      return nil
    }
    let values = names.map { name in
      object[name].flatMap { $0.kind == .null ? nil : value($0, at: JSONPlace(object.value, .member(name))) }
    }
    guard let light = values[0] else { return nil }
    let dark = values[1] ?? light
    return ResolvedColor(
      light: light.light, dark: dark.dark, lightHighContrast: values[2]?.lightHighContrast ?? light.lightHighContrast,
      darkHighContrast: values[3]?.darkHighContrast ?? dark.darkHighContrast)
  }

  /// Reads a literal or the name of a colour.
  private mutating func value(_ source: JSONValue, at place: JSONPlace) -> ResolvedColor? {
    guard let text = source.string else {
      return decoder.wrongType(source, at: place, expected: "a colour: \"#RRGGBB\", or the name of one")
    }
    if let color = ResolvedColor(hexadecimal: text) { return color }
    if chain.contains(text), let position = chain.firstIndex(of: text) {
      // A declaration of a name that is known elsewhere may build on that one.
      if position == chain.count - 1, let outer = used.color(named: text) { return outer }
      let names = (chain[position...] + [text]).map(\.quoted).joined(separator: " → ")
      decoder.report(.cycle, at: place, "colours name each other: \(names)")
      return nil
    }
    guard chain.count < Self.chainLimit else {
      decoder.report(.tooDeep, at: place, "more than \(Self.chainLimit) colours name each other in a row")
      return nil
    }
    if members[text] != nil { return color(named: text) }
    if let color = used.color(named: text) { return color }
    return decoder.unknownColor(text, at: place, among: members.map(\.key) + used.colorNames)
  }
}

extension ShapeStyle {
  /// Names that mean a level or the tint wherever a shape style stands, so that no colour may have them.
  static let reservedNames = levels + ["tint", "clear"]
}

extension ResolvedColor {
  /// The same colour with an opacity as a part of its values.
  fileprivate func fading(by factor: Double) -> ResolvedColor {
    func faded(_ color: RGBA) -> RGBA {
      RGBA(
        red: color.red, green: color.green, blue: color.blue, alpha: UInt8((Double(color.alpha) * factor).rounded()))
    }
    return ResolvedColor(
      light: faded(light), dark: faded(dark), lightHighContrast: faded(lightHighContrast),
      darkHighContrast: faded(darkHighContrast))
  }
}
