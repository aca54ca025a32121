/// Whether colours are written; `auto` asks the terminal.
enum ColorChoice: String, CaseIterable {
  case always, never, auto
}
