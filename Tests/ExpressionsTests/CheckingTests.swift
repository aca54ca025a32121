import Testing

@testable import Expressions

/// What is found wrong with an expression before there is data.
@Suite struct CheckingTests {
  static let data = Data([
    ("user", .record(CELRecord([("fullName", .string), ("isTalking", .bool), ("age", .int)], isClosed: true)), nil),
    (
      "users", .list(.record(CELRecord([("name", .string), ("role", .choice(["host", "guest"]))], isClosed: true))), nil
    ),
    ("options", .record(CELRecord([("size", .int)], isClosed: false)), nil),
    ("anything", .dynamic, nil),
  ])

  static let rows = [
    FaultRow("«usr».fullName", "no variable is named \"usr\"", .unknownName, suggestion: "user"),
    FaultRow(
      "1 + «q»", "no variable is named \"q\"; expected \"user\", \"users\", \"options\" or \"anything\"", .unknownName),
    FaultRow("users.map(person, «persn».name)", "no variable is named \"persn\"", .unknownName, suggestion: "person"),
    FaultRow(
      "users.map(users, .users.map(x, x.«nam»))", "no field is named \"nam\"", .unknownField, suggestion: "name"),
    FaultRow("user.«fulName»", "no field is named \"fulName\"", .unknownField, suggestion: "fullName"),
    FaultRow("user[«'fulName'»]", "no field is named \"fulName\"", .unknownField, suggestion: "fullName"),
    FaultRow(
      "user.«x»", "no field is named \"x\"; expected \"fullName\", \"isTalking\" or \"age\"", .unknownField),
    FaultRow("has(user.«fulName»)", "no field is named \"fulName\"", .unknownField, suggestion: "fullName"),
    FaultRow("users[0].«rol» == 'host'", "no field is named \"rol\"", .unknownField, suggestion: "role"),
    FaultRow("{'wide': 1}.«wid»", "no field is named \"wid\"", .unknownField, suggestion: "wide"),
    FaultRow("«siz»(users)", "no function is named \"siz\"", .unknownName, suggestion: "size"),
    FaultRow(
      "user.fullName.«startWith»('A')", "no method is named \"startWith\"", .unknownName, suggestion: "startsWith"),
    FaultRow("users.«filtr»(x, true)", "no method is named \"filtr\"", .unknownName, suggestion: "filter"),
    FaultRow(
      "«math.greatst»(1, 2)", "no function is named \"math.greatst\"", .unknownName, suggestion: "math.greatest"),
    FaultRow(
      "«startsWith»(user.fullName, 'A')",
      "\"startsWith\" is no function; it is called as value.startsWith()", .unknownName),
    FaultRow("«user.fullName + 1»", "\"+\" does not take a string and an int; string(…) converts one of them", .type),
    FaultRow("«user.age * 2.5»", "\"*\" does not take an int and a double; double(…) converts one of them", .type),
    FaultRow("«users < 1»", "\"<\" does not take a list and an int", .type),
    FaultRow("1 + («2 - true»)", "\"-\" does not take an int and a bool", .type),
    FaultRow("«1 in user.age»", "\"in\" does not take an int and an int", .type),
    FaultRow("-«user.fullName»", "\"-\" does not take a string", .type),
    FaultRow("!«user.age»", "\"!\" takes a bool, not an int", .type),
    FaultRow("«user.fullName» ? 1 : 2", "\"?:\" takes a bool, not a string", .type),
    FaultRow("user.isTalking && «user.age» && true", "\"&&\" takes a bool, not an int", .type),
    FaultRow("«users[0].role» || true", "\"||\" takes a bool, not a string", .type),
    FaultRow("«users['a']»", "a list has no elements by a string", .type),
    FaultRow("«user.age.years»", "an int has no fields such as \"years\"", .type),
    FaultRow("«users.name»", "a list has no fields such as \"name\"", .type),
    FaultRow("«user.age».all(x, true)", "\"all\" goes through a list or a map, not through an int", .type),
    FaultRow("users.filter(x, «x.name»)", "\"filter\" takes a bool, not a string", .type),
    FaultRow("users.map(x, «1», x.name)", "\"map\" takes a bool, not an int", .type),
    FaultRow("users.existsOne(x, «x.name»)", "\"existsOne\" takes a bool, not a string", .type),
    FaultRow("«size(users, 1)»", "\"size\" takes 1 argument, not 2", .type),
    FaultRow(
      "«user.fullName.startsWith(1)»",
      "no overload of \"startsWith\" takes string.startsWith(int); expected string.startsWith(string)", .type),
    FaultRow("{«1.5»: 1}", "a map's key is an int, a uint, a bool or a string, not a double", .type),
    FaultRow("{'a': user.age, «'a'»: 2}", "the map has this key already", .type),
    FaultRow("«1 / 0»", "divide by zero", .type),
    FaultRow("(«1 / 0») + 2", "divide by zero", .type),
  ]

  @Test("A mistake is reported where it stands, with what was probably meant", arguments: rows)
  func fault(of row: FaultRow) {
    let (expression, faults) = Self.data.compile(row.text)
    #expect(expression == nil)
    #expect(faults == [row.fault])
  }

  @Test("Mistakes that do not depend on each other are all reported, in order")
  func severalFaults() {
    let faults = Self.data.compile("usr.x + user.fulName + siz(users) + (user.age + true)").faults
    #expect(faults.map(\.range) == [0..<3, 13..<20, 23..<26, 37..<52])
    #expect(faults.map(\.suggestion) == ["user", "fullName", "size", nil])
  }

  @Test("No more than twenty mistakes of one expression are reported")
  func manyFaults() {
    let text = Array(repeating: "x", count: 1_000).joined(separator: " == ")
    #expect(Self.data.compile(text).faults.count == 20)
  }

  static let habits = [
    FaultRow("«users.count»", "a list has no fields such as \"count\"", .type, suggestion: "size(users)"),
    FaultRow(
      "«users.isEmpty» ? 1 : 2", "a list has no fields such as \"isEmpty\"", .type, suggestion: "size(users) == 0"),
    FaultRow("user.fullName ?«?» 'x'", "there is no \"??\"; write a != null ? a : b", .syntax),
    FaultRow("true ? true «?» 1 : 2 : 3", "a condition between \"?\" and \":\" needs parentheses", .syntax),
    FaultRow("true «and» false", "expected an operator or the end, found \"and\"", .syntax, suggestion: "&&"),
    FaultRow("user.fullName == «nil»", "no variable is named \"nil\"", .unknownName, suggestion: "null"),
    FaultRow("«max»(1, 2)", "no function is named \"max\"", .unknownName, suggestion: "math.greatest"),
    FaultRow(
      "user.fullName.«uppercased»()", "no method is named \"uppercased\"", .unknownName, suggestion: "upperAscii"),
  ]

  @Test("What is written from habit is told what it is called here", arguments: habits)
  func habit(_ row: FaultRow) {
    #expect(Self.data.compile(row.text).faults == [row.fault])
  }

  @Test("What has a value, though probably not the one that is meant, is a warning")
  func warnings() throws {
    let (expression, faults) = Self.data.compile("user == 1 || 'a' != 1 || options.siz == 2")
    #expect(expression != nil)
    #expect(faults.map(\.isWarning) == [true, true, true])
    #expect(
      faults.map(\.message) == [
        "a map and an int are never equal", "a string and an int are never equal", "no field is declared as \"siz\"",
      ])
    #expect(faults[2].suggestion == "size")
  }

  static let accepted = [
    "anything.x.y[0] + 1", "options.colour", "dyn(user.age) + 'a'", "null == user.age",
    "anything ? 1 : 2", "anything && true", "anything.all(x, x)", "has({'a': user.age}.b)", "has(options.colour)",
    "1 < 2.5", "user.isTalking ? user.age + 1 : 'a'", "(user.isTalking ? 1 : 'a') + 1", "users[0].role + '!'",
    "users.map(u, u.role)[0].startsWith('h')", "[user.age, 'a'].map(x, x + 1)", "[].map(x, x.y)", "1/0 == 1 || true",
    "user.`fullName`", "users.exists(user, user.role == 'host')", "[1][0u]",
  ]

  @Test("What may be right is accepted", arguments: accepted)
  func acceptance(of text: String) {
    #expect(Self.data.compile(text).faults == [])
  }

  static let types: [(String, CELType)] = [
    ("1", .int), ("1u", .uint), ("1.5", .double), ("'a'", .choice(["a"])), ("b'a'", .bytes), ("true", .bool),
    ("null", .null), ("int", .type), ("google.protobuf.Timestamp", .type), ("type(1)", .type),
    ("user.isTalking ? 'round' : 'rectangle'", .choice(["round", "rectangle"])),
    ("user.isTalking ? 'a' : user.isTalking ? 'b' : 'a'", .choice(["a", "b"])),
    ("user.isTalking ? 'a' : user.fullName", .string), ("user.isTalking ? 1 : 2", .int),
    ("user.isTalking ? 1 : 'a'", .dynamic), ("'a' + 'b'", .string), ("users[0].role", .choice(["host", "guest"])),
    ("[1, 2]", .list(.int)), ("[1, 'a']", .list(.dynamic)), ("[]", .list(.dynamic)), ("{1: 'a'}", .map(.choice(["a"]))),
    ("{'a': 1}", .record(CELRecord([("a", .int)], isClosed: true))),
    ("user.isTalking ? {'a': 1} : {'b': 2}", .record(CELRecord([("a", .dynamic), ("b", .dynamic)], isClosed: true))),
    ("users.map(u, u.name)", .list(.string)), ("users.map(u, u.name != '', size(u.name))", .list(.int)),
    ("users.transformMap(i, u, u.name)", .map(.string)), ("users.transformList(i, u, i)", .list(.int)),
    ("user.map(k, k)", .list(.string)), ("users.exists(u, true)", .bool), ("users.existsOne(u, true)", .bool),
    ("user.age + 1", .int), ("-user.age", .int), ("dyn(1)", .dynamic), ("anything.x", .dynamic),
    ("has(user.age)", .bool),
    ("1 < 2", .bool), ("user.age in [1]", .bool), ("anything || true", .bool),
  ]

  @Test("The type of an expression is known before there is data", arguments: types)
  func type(of text: String, is type: CELType) {
    #expect(Self.data.compile(text).expression?.type == type)
  }

  @Test("A choice of more than 64 strings is a string", arguments: [(64, true), (65, false)])
  func longChoices(count: Int, isChoice: Bool) {
    let names = (1...count).map { "'n\($0)'" }
    let type = Self.data.compile("[\(names.joined(separator: ", "))]").expression?.type
    #expect(type == .list(isChoice ? .choice((1...count).map { "n\($0)" }) : .string))
  }

  @Test("A plain path tells its variable and its fields")
  func paths() {
    #expect(Self.data.compile("user.fullName").expression?.path == .init(place: 0, fields: ["fullName"]))
    #expect(Self.data.compile("(users)").expression?.path == .init(place: 1, fields: []))
    #expect(Self.data.compile("anything.`a-b`.c").expression?.path == .init(place: 3, fields: ["a-b", "c"]))
    for text in ["users[0].name", "user.age + 1", "has(user.age)", "{'a': 1}.a", "-user.age"] {
      #expect(Self.data.compile(text).expression?.path == nil)
    }
  }
}
