/// The formats that can be asserted.
enum Format: String, Sendable, CaseIterable {
  case dateTime = "date-time"
  case date
  case time
  case duration
  case email
  case idnEmail = "idn-email"
  case hostname
  case idnHostname = "idn-hostname"
  case ipv4
  case ipv6
  case uri
  case uriReference = "uri-reference"
  case iri
  case iriReference = "iri-reference"
  case uriTemplate = "uri-template"
  case uuid
  case jsonPointer = "json-pointer"
  case relativeJSONPointer = "relative-json-pointer"
  case regex
}

extension Format {
  /// What a string of the format is, in a message.
  var noun: String {
    switch self {
    case .dateTime: "a date and time such as 2026-01-31T12:00:00Z"
    case .date: "a date such as 2026-01-31"
    case .time: "a time such as 12:00:00Z"
    case .duration: "a duration such as P1DT12H"
    case .email, .idnEmail: "an email address"
    case .hostname, .idnHostname: "the name of a host"
    case .ipv4: "an IPv4 address"
    case .ipv6: "an IPv6 address"
    case .uri, .iri: "a URI with a scheme"
    case .uriReference, .iriReference: "a URI or a relative reference"
    case .uriTemplate: "a URI template"
    case .uuid: "a UUID"
    case .jsonPointer: "a JSON Pointer"
    case .relativeJSONPointer: "a relative JSON Pointer"
    case .regex: "a regular expression"
    }
  }

  func allows(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let text = Slice(base: text, bounds: text.indices)
    switch self {
    case .dateTime: return TimeFormat.isDateTime(text)
    case .date: return TimeFormat.isDate(text)
    case .time: return TimeFormat.isTime(text)
    case .duration: return TimeFormat.isDuration(text)
    case .email: return HostFormat.isEmail(text, isInternational: false)
    case .idnEmail: return HostFormat.isEmail(text, isInternational: true)
    case .hostname: return HostFormat.isName(text, isInternational: false)
    case .idnHostname: return HostFormat.isName(text, isInternational: true)
    case .ipv4: return HostFormat.isIPv4(text)
    case .ipv6: return HostFormat.isIPv6(text)
    case .uri: return ReferenceFormat.isReference(text, needsScheme: true, isInternational: false)
    case .uriReference: return ReferenceFormat.isReference(text, needsScheme: false, isInternational: false)
    case .iri: return ReferenceFormat.isReference(text, needsScheme: true, isInternational: true)
    case .iriReference: return ReferenceFormat.isReference(text, needsScheme: false, isInternational: true)
    case .uriTemplate: return ReferenceFormat.isTemplate(text)
    case .uuid: return ReferenceFormat.isUUID(text)
    case .jsonPointer: return ReferenceFormat.isPointer(text)
    case .relativeJSONPointer: return ReferenceFormat.isRelativePointer(text)
    case .regex: return (try? TextPattern(String(decoding: text, as: UTF8.self))) != nil
    }
  }

  /// The bytes of a string, or a part of them.
  typealias Text = Slice<UnsafeBufferPointer<UInt8>>
}
