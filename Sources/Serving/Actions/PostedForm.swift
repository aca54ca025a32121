internal import Diagnostics
internal import JSON
internal import Paravent

/// What a client posts to have actions performed.
struct PostedForm: Sendable {
  var actions: [PostedAction] = []
  /// The state that the client had; `nil` for the initial one.
  var state: ScreenData?
  /// Data instead of the screen's own.
  var data: ScreenData?
  /// What controls held, by the paths to which they are bound; `nil` where no page was posted.
  var fields: [(name: String, value: String)]?
  /// What is wrong with it.
  var report = DiagnosticReport()
}

extension PostedForm {
  private static let names = ["action", "data", "state"]

  /// Reads the fields of a page's form; `nil` where they cannot be decoded.
  init?(form body: [UInt8]) {
    guard let fields = FormFields.decode(body) else { return nil }
    // A client's JSON, which it has sent under the type of forms, as `curl` does.
    if body.first == UInt8(ascii: "{") { return nil }
    self.fields = fields
    var reports: [DiagnosticReport] = []
    if let action = fields.last(where: { $0.name == "action" }) {
      readAction(Array(action.value.utf8), &reports)
    }
    state = Self.values("state", of: fields, &reports)
    data = Self.values("data", of: fields, &reports)
    report = DiagnosticReport(joining: reports)
  }

  /// Reads an object of `action`, `state` and `data`.
  init(json body: [UInt8]) {
    do throws(Diagnostic) {
      let root = try JSONDocument.parse(body, name: "body").root
      var log = DiagnosticLog()
      guard let object = root.object else {
        log.report(.wrongType, at: JSONPlace(root), "expected an object with \"action\"")
        report = log.report()
        return
      }
      let (actions, faults) = object["action"].map(PostedAction.read) ?? ([], DiagnosticReport())
      self.actions = actions
      state = Self.values("state", of: object, &log)
      data = Self.values("data", of: object, &log)
      for (name, _) in object where !Self.names.contains(name) {
        log.report(
          .unknownKey, at: JSONPlace(root, .member(name)), suggestion: NearestName.find(name, among: Self.names),
          "\(Wording.quoted(name)) means nothing here; expected \(Wording.alternatives(Self.names))")
      }
      report = DiagnosticReport(joining: [faults, log.report()])
    } catch {
      report = DiagnosticReport(error)
    }
  }

  private mutating func readAction(_ text: [UInt8], _ reports: inout [DiagnosticReport]) {
    do throws(Diagnostic) {
      let (actions, report) = PostedAction.read(try JSONDocument.parse(text, name: "action").root)
      self.actions = actions
      reports.append(report)
    } catch {
      reports.append(DiagnosticReport(error))
    }
  }

  private static func values(
    _ name: String, of fields: [(name: String, value: String)], _ reports: inout [DiagnosticReport]
  ) -> ScreenData? {
    guard let field = fields.last(where: { $0.name == name }) else { return nil }
    let (data, report) = ScreenData.decode(Array(field.value.utf8), file: name)
    reports.append(report)
    return data
  }

  private static func values(_ name: String, of object: JSONObject, _ log: inout DiagnosticLog) -> ScreenData? {
    guard let value = object[name], value.kind != .null else { return nil }
    let data = ScreenData(value)
    if data == nil {
      log.report(.wrongType, at: JSONPlace(object.value, .member(name)), "\(name) is an object of values by name")
    }
    return data
  }

  /// The names of the handlers that are called, which may take their time.
  var handlers: Set<String> {
    Set(actions.compactMap { if case .handler(let name, _) = $0 { name } else { nil } })
  }
}
