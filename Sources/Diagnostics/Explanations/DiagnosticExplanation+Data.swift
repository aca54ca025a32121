extension DiagnosticExplanation {
  static let expression = DiagnosticExplanation(
    .expression, .data, [.error, .warning], "An expression is not valid, fails, or is not read as one.",
    """
    What stands in ${…} is not written as the Common Expression Language asks, cannot stand in this place, or fails when
    it meets the data, as a division by zero does. The property keeps its default and a text is empty at that place. It
    is a warning where a text looks like an expression of another language and is shown as it is, or where the expression
    is sure to be of no use. The message marks the place inside the string and names what was expected.
    """,
    bad: .screen(
      #"""
      {
        "state": { "count": 3 },
        "body": "${state.count +} new messages"
      }
      """#),
    good: .screen(
      #"""
      {
        "state": { "count": 3 },
        "body": "${state.count + 1} new messages"
      }
      """#))

  static let absent = DiagnosticExplanation(
    .absent, .data, [.warning], "The data lacks what an expression asks for.",
    """
    The key or the index is not in the data, or the value around it is null. That gives nothing: a text is empty, a
    property keeps its default, $if takes it as false and $forEach as an empty list; a view without a value that it
    requires is lost. Give the value, or say in the expression what stands in for it: a comparison with null and has()
    ask without a warning.
    """,
    bad: .screen(
      #"""
      {
        "parameters": { "user": { "type": "object" } },
        "body": "Hello ${user.nick}"
      }
      """#,
      data: #"{ "user": { "name": "Ada" } }"#),
    good: .screen(
      #"""
      {
        "parameters": { "user": { "type": "object" } },
        "body": "Hello ${has(user.nick) ? user.nick : user.name}"
      }
      """#,
      data: #"{ "user": { "name": "Ada" } }"#))
}
