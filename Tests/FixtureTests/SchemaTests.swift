import Paravent
import Testing

@Suite struct SchemaTests {
  @Test("The committed schema of screens is the one that the catalogue makes")
  func screen() {
    let path = "Schemas/screen.schema.json"
    let schema = DocumentSchema.screen().json()
    if Repository.isRecording {
      Repository.write(schema, to: path)
      Issue.record("\(path) was written anew")
    } else {
      #expect(Repository.read(path) == schema, "run the tests with RECORD=1")
    }
  }
}
