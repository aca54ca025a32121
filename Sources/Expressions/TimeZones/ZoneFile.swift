/// The offsets of a place over time, as a file of the format TZif holds them (RFC 8536).
struct ZoneFile: Sendable {
  private var moments: [Int64] = []
  private var offsets: [Int] = []
  private var firstOffset = 0
  private var rule: ZoneRule?

  /// Reads a file, or returns `nil` where it is none of version 2 or later.
  init?(_ bytes: [UInt8]) {
    var reader = ZoneReader(bytes)
    guard let first = reader.header(), first.version >= UInt8(ascii: "2"), reader.skip(first.size(timeWidth: 4)),
      let header = reader.header(), header.typeCount > 0
    else { return nil }
    guard let moments = reader.moments(header.timeCount), let places = reader.bytes(header.timeCount),
      let types = reader.types(header.typeCount), reader.skip(header.restSize)
    else { return nil }
    for (moment, place) in zip(moments, places) {
      guard Int(place) < types.count else { return nil }
      self.moments.append(moment)
      offsets.append(types[Int(place)])
    }
    firstOffset = types[0]
    rule = reader.footer().flatMap { ZoneRule($0) }
  }
}

extension ZoneFile {
  /// Returns the seconds by which clocks are ahead of UTC at a moment.
  func offset(at moment: Int64) -> Int {
    var low = 0
    var high = moments.count
    while low < high {
      let middle = (low + high) / 2
      if moments[middle] <= moment { low = middle + 1 } else { high = middle }
    }
    if low == moments.count, let rule { return rule.offset(at: moment) }
    return low == 0 ? firstOffset : offsets[low - 1]
  }
}
