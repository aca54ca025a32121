/// What is behind a view, in each scheme that it may be shown in.
struct Backdrop: Hashable {
  var looks: [BackdropLook]
}

/// What is behind a view in one scheme.
struct BackdropLook: Hashable {
  /// What painted last.
  enum Kind {
    /// The screen or a row of a list.
    case base
    /// A colour of the system that has values for more contrast.
    case system
    /// A colour without such values.
    case chosen
  }

  var scheme: ColorScheme
  /// The colour where the reader asks for more contrast.
  var contrasting: Channels
  /// The colour otherwise.
  var plain: Channels
  var kind = Kind.base
  /// What is behind translucent views around, and how opaque they are, outermost first.
  var fades: [BackdropFade] = []
}

/// A translucent view: how opaque it is, and what is behind it.
struct BackdropFade: Hashable {
  var opacity: Double
  var contrasting: Channels
  var plain: Channels
}

extension Backdrop {
  /// Creates the backdrop of a screen: white, or black in the dark.
  init(schemes: [ColorScheme]) {
    looks = schemes.map { BackdropLook(base: RGBA($0 == .dark ? 0 : 0xFFFFFF), in: $0) }
  }

  /// The only scheme that the view is shown in; `nil` where it is shown in both.
  var onlyScheme: ColorScheme? { looks.count == 1 ? looks.first?.scheme : nil }

  /// The backdrop in a row of a list, as iOS paints it.
  var ofRows: Backdrop {
    Backdrop(looks: looks.map { BackdropLook(base: RGBA($0.scheme == .dark ? 0x1C1C1E : 0xFFFFFF), in: $0.scheme) })
  }

  /// The backdrop of views that are shown in one scheme, whatever is around them.
  func turned(to scheme: ColorScheme) -> Backdrop {
    if looks.allSatisfy({ $0.kind == .base && $0.fades.isEmpty }) { return Backdrop(schemes: [scheme]) }
    return Backdrop(
      looks: looks.map { look in
        var look = look
        look.scheme = scheme
        return look
      })
  }

  /// The backdrop inside of a translucent view.
  func fading(by opacity: Double) -> Backdrop {
    guard opacity < 1 else { return self }
    return Backdrop(
      looks: looks.map { look in
        var look = look
        look.fades.append(BackdropFade(opacity: opacity, contrasting: look.contrasting, plain: look.plain))
        return look
      })
  }

  /// The backdrop with a colour over it.
  func painted(by color: ResolvedColor) -> Backdrop {
    Backdrop(looks: looks.map { $0.painted(by: color) })
  }
}

extension BackdropLook {
  fileprivate init(base: RGBA, in scheme: ColorScheme) {
    self.init(scheme: scheme, contrasting: Channels(base), plain: Channels(base))
  }

  fileprivate func painted(by color: ResolvedColor) -> BackdropLook {
    var look = self
    look.contrasting = contrasting.under(color.contrasting(in: scheme), opacity: color.opacity)
    look.plain = plain.under(color.plain(in: scheme), opacity: color.opacity)
    if look.contrasting != contrasting || look.plain != plain { look.kind = color.adaptsToContrast ? .system : .chosen }
    return look
  }
}

extension ResolvedColor {
  /// Whether the colour has values for more contrast, as those of the system have.
  var adaptsToContrast: Bool { light != lightHighContrast || dark != darkHighContrast }

  func contrasting(in scheme: ColorScheme) -> RGBA { scheme == .dark ? darkHighContrast : lightHighContrast }

  func plain(in scheme: ColorScheme) -> RGBA { scheme == .dark ? dark : light }
}
