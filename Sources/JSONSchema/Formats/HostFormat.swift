/// Names and addresses of hosts, and email addresses at them.
enum HostFormat {}

extension HostFormat {
  /// Whether a text is labels with dots between them (RFC 1123); international ones may have all beyond ASCII.
  static func isName(_ text: Format.Text, isInternational: Bool) -> Bool {
    guard 1...253 ~= text.count else { return false }
    return text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy { label in
      1...63 ~= label.count && label.first != UInt8(ascii: "-") && label.last != UInt8(ascii: "-")
        && label.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") || isInternational && $0 >= 0x80 }
    }
  }

  static func isIPv4(_ text: Format.Text) -> Bool {
    let parts = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count == 4
      && parts.allSatisfy { part in
        guard 1...3 ~= part.count, let number = TimeFormat.number(part) else { return false }
        return number <= 255 && (part.count == 1 || part.first != UInt8(ascii: "0"))
      }
  }

  /// Whether a text is an address (RFC 4291): eight groups, or fewer around one `::`, of which an IPv4 address is two.
  static func isIPv6(_ text: Format.Text) -> Bool {
    guard 2...45 ~= text.count else { return false }
    var parts = text.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    if let last = parts.last, last.contains(UInt8(ascii: ".")) {
      guard isIPv4(last) else { return false }
      parts[parts.count - 1] = last.prefix(1)
      parts.append(last.prefix(1))
    }
    guard let groups = withoutOuterGap(parts) else { return false }
    let gaps = groups.count(where: \.isEmpty)
    guard groups.allSatisfy({ $0.count <= 4 && $0.allSatisfy { $0.hexadecimalValue != nil } }) else { return false }
    return gaps == 0 ? groups.count == 8 : gaps == 1 && groups.count <= 8
  }

  /// Leaves one empty part of the two that `::` makes at an end, or returns `nil` where a single colon stands there.
  private static func withoutOuterGap(_ parts: [Format.Text]) -> [Format.Text]? {
    var parts = parts
    guard parts.count > 2 else { return nil }
    if parts[0].isEmpty {
      guard parts[1].isEmpty else { return nil }
      parts.removeFirst()
    }
    guard parts.count > 1, parts[parts.count - 1].isEmpty else { return parts }
    guard parts[parts.count - 2].isEmpty else { return nil }
    parts.removeLast()
    return parts
  }

  static func isEmail(_ text: Format.Text, isInternational: Bool) -> Bool {
    guard let at = text.lastIndex(of: UInt8(ascii: "@")) else { return false }
    let host = text[(at + 1)...]
    return isLocalPart(text[..<at], isInternational)
      && (isLiteral(host) || isName(host, isInternational: isInternational))
  }

  private static func isLiteral(_ host: Format.Text) -> Bool {
    guard host.first == UInt8(ascii: "["), host.last == UInt8(ascii: "]"), host.count > 2 else { return false }
    let address = host.dropFirst().dropLast()
    return address.starts(with: "IPv6:".utf8) ? isIPv6(address.dropFirst(5)) : isIPv4(address)
  }

  private static func isLocalPart(_ text: Format.Text, _ isInternational: Bool) -> Bool {
    guard 1...64 ~= text.count else { return false }
    if text.count > 2, text.first == UInt8(ascii: "\""), text.last == UInt8(ascii: "\"") {
      return text.dropFirst().dropLast().allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "\"") }
    }
    return text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy { atom in
      !atom.isEmpty
        && atom.allSatisfy {
          $0.isLetter || $0.isDigit || "!#$%&'*+-/=?^_`{|}~".utf8.contains($0) || isInternational && $0 >= 0x80
        }
    }
  }
}
