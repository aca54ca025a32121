internal import Paravent
internal import Symbols

extension TreeWriter {
  mutating func write(_ image: ResolvedImage, at place: Place) {
    let opened = openWrapper(at: place, unless: pending.canBePicture)
    let inner = opened ? place.cell : place
    if case .url(let url) = image.source, let source = SafeURL(page.pictureURLs[url] ?? url, for: .resource) {
      page.needs.note(pictureFrom: source)
      write(image, from: source, at: inner)
    } else {
      write(placeholderFor: image, at: inner)
    }
    if opened { close(place.box) }
  }

  private mutating func write(_ image: ResolvedImage, from source: SafeURL, at place: Place) {
    if image.isResizable, let color = image.templateColor {
      return write(template: image, from: source, in: color, at: place)
    }
    let (label, speech) = (pending.takeLabel(), pending.takeSpeech())
    if image.isResizable { appendPictureSize(at: place) } else { pending.add(.i) }
    startTag("img")
    attribute(" src=\"", source.text)
    let alternative = label ?? (image.isDecoration(at: place) ? "" : image.label)
    attribute(" alt=\"", alternative)
    if let speech, !alternative.isEmpty { write(detailsOf: speech) }
    body.write(" loading=\"lazy\">")
  }

  /// Paints a colour through the opacity of a picture, which is the mask of an SVG rectangle.
  private mutating func write(
    template image: ResolvedImage, from source: SafeURL, in color: ResolvedColor, at place: Place
  ) {
    let label = pending.takeLabel() ?? (image.isDecoration(at: place) ? "" : image.label)
    appendPictureSize(at: place)
    append(.tint(page.sheet.reference(color)))
    let isHidden = pending.isHidden
    startTag("svg")
    if label.isEmpty {
      if !isHidden { body.write(" aria-hidden=\"true\"") }
    } else {
      body.write(" role=\"img\"")
      attribute(" aria-label=\"", label)
    }
    body.write(" focusable=\"false\"><mask class=\"pv-ma\" id=\"")
    body.write(page.names, .mask, page.masks)
    body.write("\"><image width=\"100%\" height=\"100%\"")
    attribute(" href=\"", source.text)
    if !place.traits.contains(.fits) {
      body.write(" preserveAspectRatio=\"")
      body.write(place.traits.contains(.fills) ? "xMidYMid slice\"" : "none\"")
    }
    body.write("/></mask><rect class=\"pv-mt\" width=\"100%\" height=\"100%\" mask=\"url(#")
    body.write(page.names, .mask, page.masks)
    body.write(")\"/></svg>")
    page.masks += 1
    page.sheet.use([.ma, .mt])
  }

  /// Writes a grey box in place of a picture that cannot be shown, with the picture's name.
  private mutating func write(placeholderFor image: ResolvedImage, at place: Place) {
    let label = pending.takeLabel() ?? (image.isDecoration(at: place) ? "" : image.label)
    if image.isResizable { appendPictureSize(at: place) }
    pending.add(.ip)
    let isHidden = pending.isHidden
    startTag("span")
    if label.isEmpty {
      if !isHidden { body.write(" aria-hidden=\"true\"") }
    } else {
      body.write(" role=\"img\"")
      attribute(" aria-label=\"", label)
    }
    finishTag()
    write(inlineSymbol: "photo")
    close("span")
  }

  /// Says how large a picture is that takes what it is offered.
  mutating func appendPictureSize(at place: Place) {
    if let height = place.height, place.width != nil || place.traits.contains(.fits) {
      pending.add(page.sheet.name(of: .size(width: place.width.map(Double.init), height: Double(height))))
    } else {
      pending.add(place.height == nil && !place.traits.contains(.boxed) ? .iw : .ir)
    }
    if place.traits.contains(.fits) {
      pending.add(.if)
    } else if place.traits.contains(.fills) {
      pending.add(.ic)
    }
  }
}

extension TreeWriter {
  /// Writes a symbol that stands by itself.
  mutating func write(_ symbol: ResolvedSymbol, at place: Place) {
    let opened = openWrapper(at: place, unless: pending.canBePicture)
    let inner = opened ? place.cell : place
    let label =
      pending.takeLabel()
      ?? (symbol.isDecorative || inner.traits.contains(.named) ? nil : Symbol.spokenName(symbol.name))
    let speech = pending.takeSpeech()
    appendStyle(symbol.style)
    if symbol.isResizable { appendPictureSize(at: inner) } else { append(symbol.scale) }
    let stretches = symbol.isResizable && inner.traits.isDisjoint(with: [.fits, .fills])
    write(
      symbolNamed: symbol.name, label: label, speech: speech, class: symbol.isResizable ? .gx : .g,
      stretches: stretches)
    if opened { close(place.box) }
  }

  private mutating func append(_ scale: ImageScale) {
    switch scale {
    case .small: pending.add(.gs)
    case .medium: break
    case .large: pending.add(.gl)
    }
  }

  /// Writes a symbol that flows with text, as decoration.
  mutating func write(inlineSymbol name: String) {
    write(symbolNamed: name, label: nil, class: .gr, stretches: false)
  }

  private mutating func write(
    symbolNamed name: String, label: String?, speech: Speech? = nil, class: BaseClass, stretches: Bool
  ) {
    guard let icon = icon(named: name) else { return write(placeholderForSymbol: name, label: label) }
    pending.add(`class`)
    if mirrors, Symbol.followsReading(name) { pending.add(.flip) }
    startTag("svg")
    body.write(" viewBox=\"0 0 16 16\"")
    if stretches { body.write(" preserveAspectRatio=\"none\"") }
    if let label {
      body.write(" role=\"img\"")
      attribute(" aria-label=\"", label)
      if let speech { write(detailsOf: speech) }
    } else {
      body.write(" aria-hidden=\"true\" focusable=\"false\"")
    }
    finishTag()
    write(icon)
    close("svg")
  }

  /// Writes a box with a question mark for a symbol that the page has no picture of.
  private mutating func write(placeholderForSymbol name: String, label: String?) {
    pending.add(.gn)
    startTag("span")
    body.write(" role=\"img\"")
    attribute(" aria-label=\"", label ?? Symbol.spokenName(name))
    finishTag()
    close("span")
  }
}

extension ResolvedImage {
  /// Whether the picture says nothing where it stands.
  fileprivate func isDecoration(at place: Place) -> Bool {
    isDecorative || place.traits.contains(.named)
  }
}
