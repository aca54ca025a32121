/// A program that does not change any more, behind one reference: copying its tables would cost more than running it.
final class SharedProgram: Sendable {
  let program: Program

  init(_ program: Program) {
    self.program = program
  }
}
