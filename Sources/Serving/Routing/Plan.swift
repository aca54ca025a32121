/// How a request is answered: at once, or after work that must not hold up other clients.
package enum Plan: Sendable {
  case ready(HTTPResponse)
  case work(Work)
}

/// What a request waits for.
package struct Work: Sendable {
  /// What comes of work.
  package enum Product: Sendable {
    case representation(Representation)
    case response(HTTPResponse)
  }

  /// The threads that do it: those for computing, or those that may wait for other servers.
  package enum Lane: Sendable, CaseIterable {
    case computing, waiting
  }

  /// Where it is done.
  package var lane = Lane.computing
  /// What tells the product apart; requests with one key wait for one product.
  package let key: RepresentationKey?
  /// Does it.
  package let make: @Sendable () -> Product
}
