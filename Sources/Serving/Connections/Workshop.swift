internal import Synchronization

/// Does the work of requests, once for all that wait for the same product.
final class Workshop: Sendable {
  /// Receives a product.
  typealias Customer = @Sendable (Work.Product) -> Void

  private let computing: WorkerLane
  private let waiting: WaitingLane
  private let retryDelay: Int
  private let customers = Mutex<[RepresentationKey: [Customer]]>([:])

  init(_ settings: ServerSettings) {
    computing = WorkerLane(threads: settings.workers, places: settings.renderQueue)
    waiting = WaitingLane(threads: Self.waitingThreads, places: settings.webhookQueue)
    retryDelay = max(1, settings.webhookTimeout / 1_000)
  }
}

extension Workshop {
  /// The threads that may wait for handlers at a time.
  private static let waitingThreads = 32

  /// Has work done, unless the same is being done already, and hands its product to the customer.
  ///
  /// - Parameter isGone: Whether the customer has gone, so that what has waited in line need not be begun.
  func order(_ work: Work, unless isGone: @escaping @Sendable () -> Bool, for customer: @escaping Customer) {
    if case .waiting(let targets) = work.lane {
      let isTaken = waiting.add(for: targets) { hasWaited in
        customer(hasWaited && isGone() ? Self.gone : work.make())
      }
      if !isTaken { customer(Self.busy("too many actions wait for their handlers", retryDelay)) }
    } else if let key = work.key {
      orderShared(work, key, for: customer)
    } else {
      let isTaken = computing.add(.own) { [self] in
        guard !isGone() else { return customer(Self.gone) }
        let product = work.make()
        guard case .work(let further) = product else { return customer(product) }
        order(further, unless: isGone, for: customer)
      }
      if !isTaken { customer(Self.busyComputing) }
    }
  }

  private func orderShared(_ work: Work, _ key: RepresentationKey, for customer: @escaping Customer) {
    let isFirst = customers.withLock { customers in
      customers[key, default: []].append(customer)
      return customers[key]?.count == 1
    }
    guard isFirst else { return }
    let isTaken = computing.add(.shared) { [self] in deliver(work.make(), of: key) }
    if !isTaken { deliver(Self.busyComputing, of: key) }
  }

  private func deliver(_ product: Work.Product, of key: RepresentationKey) {
    let waiting = customers.withLock { $0.removeValue(forKey: key) } ?? []
    for customer in waiting { customer(product) }
  }

  private static var busyComputing: Work.Product { busy("too many requests wait to be answered", 1) }

  private static func busy(_ detail: String, _ seconds: Int) -> Work.Product {
    .response(Problem.busy(detail, retryAfter: seconds).response)
  }

  private static var gone: Work.Product {
    let reason = "the client went away before its turn"
    var response = Problem(503, reason).response
    response.failure = reason
    return .response(response)
  }
}
