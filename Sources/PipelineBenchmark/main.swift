import CJansson
import Diagnostics
import Glibc
import HTMLRendering
import Paravent
import TextRendering

// Times each stage on one screen, and the whole way as a ratio to libjansson's own parse of the same bytes.
//
//   swift run --configuration release PipelineBenchmark [STAGE...] < screen.json
//   DATA=data.json swift run --configuration release PipelineBenchmark [STAGE...] < screen.json
//
// "decode" includes the parse; "all" is the way from bytes to HTML. Data is parsed before any stage.

func contents(of descriptor: Int32) -> [UInt8] {
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while case let count = read(descriptor, &chunk, chunk.count), count > 0 { bytes += chunk[..<count] }
  return bytes
}

let bytes = contents(of: STDIN_FILENO)
var options = ResolvingOptions()
if let path = getenv("DATA") {
  options.data = ScreenData.decode(contents(of: open(path, O_RDONLY)), file: "data").data
}

let runs = 25

/// Returns the least milliseconds that a stage takes.
func milliseconds(_ stage: () -> Void) -> Double {
  (0..<runs).map { _ in
    let clock = ContinuousClock()
    let duration = clock.measure(stage).components
    return Double(duration.seconds) * 1e3 + Double(duration.attoseconds) / 1e15
  }.min() ?? 0
}

func show(_ stage: String, _ time: Double, parse: Double) {
  let rounded = (time * 1000).rounded() / 1000
  let ratio = (time / parse * 100).rounded() / 100
  print("\(stage): \(rounded) ms, \(ratio) of the parse")
}

let parse = milliseconds {
  bytes.withUnsafeBytes { buffer in
    // JSON_REJECT_DUPLICATES, JSON_DECODE_ANY and JSON_ALLOW_NUL, as the engine parses.
    json_decref(json_loadb(buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count, 0x15, nil))
  }
}

guard let screen = Screen.decode(bytes, file: "<stdin>").screen else {
  print("the document is no screen")
  exit(1)
}
let tree = screen.resolve(options).tree
let html = HTMLRenderer()
let text = TextRenderer()

print("\(bytes.count) bytes in, \(html.render(tree).count) bytes of HTML out, best of \(runs) runs")

let stages: [(name: String, run: () -> Void)] = [
  ("libjansson's parse", {}),
  ("decode", { _ = Screen.decode(bytes, file: "<stdin>") }),
  ("resolve", { _ = screen.resolve(options) }),
  ("html", { _ = html.render(tree) }),
  ("text", { _ = text.render(tree) }),
  ("json", { _ = tree.json() }),
  ("all", { _ = Screen.decode(bytes, file: "<stdin>").screen.map { html.render($0.resolve(options).tree) } }),
]
for stage in stages where CommandLine.arguments.count < 2 || CommandLine.arguments.contains(stage.name) {
  show(stage.name, stage.name.hasPrefix("lib") ? parse : milliseconds(stage.run), parse: parse)
}
