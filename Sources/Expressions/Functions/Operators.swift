/// What the operators do with values (cel.dev, language definition, "Operators").
enum Operators {}
