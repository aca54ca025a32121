internal import Synchronization

/// Does the work of requests, once for all that wait for the same product.
final class Workshop: Sendable {
  /// Receives a product.
  typealias Customer = @Sendable (Work.Product) -> Void

  private let computing: WorkerLane
  private let waiting: WorkerLane
  private let customers = Mutex<[RepresentationKey: [Customer]]>([:])

  init(_ settings: ServerSettings) {
    computing = WorkerLane(threads: settings.workers)
    waiting = WorkerLane(threads: Self.waitingThreads)
  }
}

extension Workshop {
  /// The threads that may wait for other servers at a time.
  private static let waitingThreads = 16

  /// Has work done, unless the same is being done already, and hands its product to the customer.
  func order(_ work: Work, for customer: @escaping Customer) {
    guard let key = work.key else { return lane(work).add { customer(work.make()) } }
    let isFirst = customers.withLock { customers in
      customers[key, default: []].append(customer)
      return customers[key]?.count == 1
    }
    guard isFirst else { return }
    lane(work).add { [self] in
      let product = work.make()
      let waiting = customers.withLock { $0.removeValue(forKey: key) } ?? []
      for customer in waiting { customer(product) }
    }
  }

  private func lane(_ work: Work) -> WorkerLane { work.lane == .computing ? computing : waiting }
}
