package import Diagnostics

/// Collects the faults of documents cheaply while they are decoded.
///
/// Only the first faults are kept, the rest counted; a kept fault costs its message and a place. Pointers, positions and
/// excerpts are made when the log is turned into a report.
package struct DiagnosticLog: Sendable {
  private struct Entry: Sendable {
    let code: DiagnosticCode
    let severity: Severity
    let message: String
    let suggestion: String?
    var place: JSONPlace
    let earlier: JSONPlace?
    let keywordLocation: String?
  }

  private var entries: [Entry] = []
  /// The number of errors reported so far, kept or not.
  package private(set) var errorCount = 0
  /// The number of warnings reported so far, kept or not.
  package private(set) var warningCount = 0

  package init() {}
}

extension DiagnosticLog {
  /// Reports a fault at a place; message and suggestion are made only if the fault is kept.
  ///
  /// Where the fault is that something was there before, the message goes on with the place of that.
  package mutating func report(
    _ code: DiagnosticCode, _ severity: Severity = .error, at place: JSONPlace,
    earlier: JSONPlace? = nil, keywordLocation: String? = nil, suggestion: @autoclosure () -> String? = nil,
    _ message: @autoclosure () -> String
  ) {
    count(severity)
    guard entries.count < DiagnosticReport.limit else { return }
    let suggestion = suggestion()
    entries.append(
      Entry(
        code: code, severity: severity, message: message(), suggestion: suggestion, place: place, earlier: earlier,
        keywordLocation: keywordLocation))
  }

  /// Whether no more faults are kept, so that there is no use in looking for what was meant.
  package var isFull: Bool { entries.count >= DiagnosticReport.limit }

  /// The messages that are kept, in the order in which they were reported.
  package var messages: [String] { entries.map(\.message) }

  /// Adds what another log holds, as far as its places are wanted.
  package mutating func append(_ other: DiagnosticLog, where isWanted: (JSONPlace) -> Bool) {
    for entry in other.entries where isWanted(entry.place) { append(entry) }
  }

  /// Adds what another log holds, all of it at one place, apart from known messages.
  package mutating func append(_ other: DiagnosticLog, at place: JSONPlace, except known: Set<String> = []) {
    for var entry in other.entries where !known.contains(entry.message) {
      entry.place = place
      append(entry)
    }
  }

  private mutating func append(_ entry: Entry) {
    count(entry.severity)
    if entries.count < DiagnosticReport.limit { entries.append(entry) }
  }

  private mutating func count(_ severity: Severity) {
    switch severity {
    case .error: errorCount += 1
    case .warning: warningCount += 1
    }
  }

  /// Returns the report: each kept fault with its pointer, position and excerpt, found in one pass over each text.
  package consuming func report() -> DiagnosticReport {
    var diagnostics = entries.map {
      Diagnostic($0.code, $0.severity, $0.message, file: $0.place.value.document.name, suggestion: $0.suggestion)
    }
    for index in entries.indices { diagnostics[index].keywordLocation = entries[index].keywordLocation }
    for indices in Dictionary(grouping: entries.indices, by: { ObjectIdentifier(entries[$0].place.value.document) })
      .values
    {
      locate(indices, in: &diagnostics)
    }
    return DiagnosticReport(diagnostics, errorCount: errorCount, warningCount: warningCount)
  }

  /// Adds pointers, positions and excerpts to the diagnostics of one document.
  private func locate(_ indices: [Int], in diagnostics: inout [Diagnostic]) {
    for (index, pointer, place) in Self.located(indices.map { ($0, entries[$0].place) }) {
      diagnostics[index].pointer = pointer
      diagnostics[index].range = place.range
      diagnostics[index].excerpt = place.excerpt
    }
    for (index, _, place) in Self.located(indices.compactMap { index in entries[index].earlier.map { (index, $0) } }) {
      diagnostics[index].message += " at \(place.range.start.line):\(place.range.start.column)"
    }
  }

  /// Finds places of one document in its text.
  private static func located(
    _ places: [(index: Int, place: JSONPlace)]
  ) -> [(index: Int, pointer: String?, place: SourceText.Place)] {
    guard let document = places.first?.place.value.document else { return [] }
    let found = PlaceFinder(places.map(\.place), in: document).find().enumerated().compactMap { offset, found in
      found.map { (offset: offset, found: $0) }
    }
    let ranges = found.map { found in
      places[found.offset].place.stretch.map { StringStretch.range(of: $0, in: found.found.range, of: document.text) }
        ?? found.found.range
    }
    let positions = SourceText(document.text).places(of: ranges)
    return zip(found, positions).map { (places[$0.offset].index, $0.found.pointer, $1) }
  }
}
