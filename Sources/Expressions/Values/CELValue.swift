/// A value of the Common Expression Language (cel.dev, language definition, "Values").
package enum CELValue: Sendable {
  case null
  case bool(Bool)
  case int(Int64)
  case uint(UInt64)
  case double(Double)
  case string(String)
  case bytes([UInt8])
  case list(any CELList)
  case map(any CELMap)
  case type(CELTypeName)
  case timestamp(CELTimestamp)
  case duration(CELDuration)
}
