internal import Synchronization

/// Does the work of requests, once for all that wait for the same product.
final class Workshop: Sendable {
  /// Receives a product.
  typealias Customer = @Sendable (Work.Product) -> Void

  private let computing: WorkerLane
  private let waiting: WaitingLane
  private let retryDelay: Int
  private let customers = Mutex<[RepresentationKey: [Waiting]]>([:])

  private struct Waiting: Sendable {
    let customer: Customer
    let isGone: @Sendable () -> Bool
  }

  /// The milliseconds after which it is asked whether a client has gone: one may close its side as soon as it has sent.
  private let patience: Int

  init(_ settings: ServerSettings, patience: Int = 500) {
    self.patience = patience
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
      orderShared(work, key, for: Waiting(customer: customer, isGone: isGone))
    } else {
      let ordered = MonotonicClock.milliseconds
      let isTaken = computing.add(.own) { [self] in
        guard !isLong(since: ordered) || !isGone() else { return customer(Self.gone) }
        let product = work.make()
        guard case .work(let further) = product else { return customer(product) }
        order(further, unless: isGone, for: customer)
      }
      if !isTaken { customer(Self.busyComputing) }
    }
  }

  private func isLong(since ordered: Int) -> Bool { MonotonicClock.milliseconds - ordered > patience }

  private func orderShared(_ work: Work, _ key: RepresentationKey, for waiting: Waiting) {
    let isFirst = customers.withLock { customers in
      customers[key, default: []].append(waiting)
      return customers[key]?.count == 1
    }
    guard isFirst else { return }
    let ordered = MonotonicClock.milliseconds
    let isTaken = computing.add(.shared) { [self] in
      if isLong(since: ordered), let gone = allGone(from: key) { return hand(Self.gone, to: gone) }
      hand(work.make(), to: customers.withLock { $0.removeValue(forKey: key) } ?? [])
    }
    if !isTaken { hand(Self.busyComputing, to: customers.withLock { $0.removeValue(forKey: key) } ?? []) }
  }

  /// Those who wait for a product, where all of them have gone.
  private func allGone(from key: RepresentationKey) -> [Waiting]? {
    customers.withLock { customers in
      customers[key]?.allSatisfy { $0.isGone() } == true ? customers.removeValue(forKey: key) : nil
    }
  }

  private func hand(_ product: Work.Product, to waiting: [Waiting]) {
    for one in waiting { one.customer(product) }
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
