internal import Paravent

extension TreeWriter {
  mutating func write(_ progress: ResolvedProgress, at place: Place) {
    let opened = openWrapper(at: place, unless: pending.depth < .padding)
    append(tint: progress.tint)
    let name = takeName()
    pending.add(.v)
    switch progress.appearance {
    case .linear: writeBar(progress, called: name, at: place)
    case .circular: writeRing(progress, called: name, at: place)
    }
    if opened { close(place.box) }
  }

  /// The label is the bar's; the share in words stands below, apart from its name.
  private mutating func writeBar(_ progress: ResolvedProgress, called name: Name, at place: Place) {
    open(place.box, .pg)
    let isInert = place.traits.contains(.interactive)
    // A control in the label has to stay within reach.
    let isLabelled = !isInert && progress.label.map { !SpokenText.hasControl($0) } == true
    if isLabelled { open("label", .pl) }
    if let label = progress.label {
      write(label, at: isLabelled || isInert ? place.inControl : place.child(of: .column, along: .vertical))
    }
    if isInert {
      write(gaugeOf: progress, .bs, called: name, at: place)
    } else {
      write(barOf: progress, called: name, isLabelled: isLabelled)
    }
    if isLabelled { close("label") }
    if let label = progress.valueLabel { write(label, at: place.child(of: .column, along: .vertical)) }
    close(place.box)
  }

  private mutating func write(barOf progress: ResolvedProgress, called name: Name, isLabelled: Bool) {
    pending.add(.bar)
    startTag("progress")
    body.write(" max=\"1\"")
    if let fraction = progress.shownFraction { attribute(" value=\"", fraction) }
    if let label = name.label ?? (isLabelled ? nil : progress.spokenName) { attribute(" aria-label=\"", label) }
    finish(progress, name.speech, share: nil)
    close("progress")
  }

  private mutating func finish(_ progress: ResolvedProgress, _ speech: Speech?, share: String?) {
    let words = progress.valueLabel.map(SpokenText.of) ?? ""
    if let words = speech?.value ?? (words.isEmpty ? share : words) { attribute(" aria-valuetext=\"", words) }
    if let speech { write(detailsOf: speech, saysValue: false) }
    finishTag()
  }

  /// Writes an element of the same meaning, since a bar of HTML's own may stand in no other control's label.
  private mutating func write(
    gaugeOf progress: ResolvedProgress, _ class: BaseClass, called name: Name, at place: Place
  ) {
    if let fraction = progress.fraction { append(.share(fraction)) }
    pending.add(`class`)
    startTag("span")
    body.write(" role=\"progressbar\"")
    attribute(" aria-label=\"", name.label ?? progress.spokenName)
    if let fraction = progress.shownFraction {
      body.write(" aria-valuemin=\"0\" aria-valuemax=\"1\"")
      attribute(" aria-valuenow=\"", fraction)
    }
    // The name of a control around it takes the value as it stands.
    finish(progress, name.speech, share: place.traits.contains(.interactive) ? progress.percentage : nil)
    close("span")
  }

  private mutating func writeRing(_ progress: ResolvedProgress, called name: Name, at place: Place) {
    pending.add(.ac)
    open(place.box, .gap)
    write(gaugeOf: progress, progress.fraction == nil ? .spin : .ring, called: name, at: place)
    for label in [progress.label, progress.valueLabel].compactMap(\.self) {
      write(label, at: place.child(of: .column, along: .vertical))
    }
    close(place.box)
  }
}

extension ResolvedProgress {
  /// The share as an attribute has it.
  fileprivate var shownFraction: String? {
    guard let fraction, !fraction.isNaN else { return nil }
    return String((min(max(fraction, 0), 1) * 1000).rounded() / 1000)
  }

  /// The share in percent.
  fileprivate var percentage: String? {
    guard let fraction, !fraction.isNaN else { return nil }
    return "\(Int((min(max(fraction, 0), 1) * 100).rounded())) %"
  }

  /// What the view is called where nothing beside it can name it.
  fileprivate var spokenName: String {
    let name = label.map(SpokenText.of) ?? ""
    return name.isEmpty ? "Progress" : name
  }
}
