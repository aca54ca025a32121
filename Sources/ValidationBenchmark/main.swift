import Glibc
import JSON
import JSONSchema

// Times the checking of documents by a schema: the pass that says yes or no, and the one that collects the faults.
//
//   swift run --configuration release ValidationBenchmark SCHEMA DOCUMENT...
//
// Times are the least of several runs in microseconds for a document; documents are parsed before they are checked.

guard CommandLine.arguments.count > 2 else {
  print("usage: ValidationBenchmark SCHEMA DOCUMENT...")
  exit(2)
}
guard let source = Document(CommandLine.arguments[1]) else {
  print("the schema cannot be read")
  exit(1)
}
guard let schema = JSONSchema.compile(source.parsed).schema else {
  print("the schema has faults")
  exit(1)
}
let documents = CommandLine.arguments.dropFirst(2).compactMap(Document.init)

let compiling = Timing.microseconds(runs: 10) { _ = JSONSchema.compile(source.parsed) }
print("\(source.name): \(source.bytes.count) bytes, compiled in \(compiling.rounded()) µs")

let rows = documents.map { Row($0, schema) }
let valid = rows.filter { $0.explaining == nil }
let invalid = rows.filter { $0.explaining != nil }
let bytes = documents.reduce(0) { $0 + $1.bytes.count } / max(documents.count, 1)
print("\(documents.count) documents of \(bytes) bytes on average, each in µs:")
print("  parse \(mean(rows.map(\.parsing)))")
print("  check \(mean(rows.map(\.checking))), of the \(valid.count) valid ones \(mean(valid.map(\.checking)))")
if !invalid.isEmpty {
  let checking = invalid.reduce(0) { $0 + $1.checking }
  let explaining = invalid.reduce(0) { $0 + ($1.explaining ?? 0) }
  let ratio = (explaining / checking).rounded()
  print(
    "  check and faults of the \(invalid.count) invalid ones \(mean(invalid.compactMap(\.explaining))), \(ratio) times")
}
for row in rows.sorted(by: { $0.checking > $1.checking }).prefix(3) {
  print("  slowest: \(row.name), \(Timing.rounded(row.checking))")
}

func mean(_ times: [Double]) -> Double {
  Timing.rounded(times.reduce(0, +) / Double(max(times.count, 1)))
}
