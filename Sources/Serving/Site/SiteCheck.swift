public import Diagnostics

/// What is to be said of a folder that was read and is not served.
public struct SiteCheck: Sendable {
  /// What is wrong, a report for each document.
  public let reports: [DiagnosticReport]
  /// What lies in the folder and would not be served, a sentence each.
  public let notes: [String]
  /// What was read and how many faults it has, such as `3 screens, 1 design system: 2 errors, 1 warning`.
  public let summary: String
  /// Whether there is any screen to serve.
  public let hasScreens: Bool
}

extension SiteCheck {
  init(_ site: Site) {
    let data = site.screens.values.count { $0.data != nil || $0.hasFaultyData }
    let parts = [
      (site.designSystems.count, Wording.count(site.designSystems.count, "design system")),
      (data, "\(Wording.count(data, "file")) of data"),
      (site.webhooks.count, "\(Wording.count(site.webhooks.count, "target")) of handlers"),
    ]
    let counted = [Wording.count(site.screens.count, "screen")] + parts.filter { $0.0 > 0 }.map(\.1)
    reports = site.reports
    hasScreens = !site.screens.isEmpty
    notes = site.omissions.sentences
    summary = "\(counted.joined(separator: ", ")): \(DiagnosticWriter.summary(of: site.reports) ?? "no faults")"
  }
}
