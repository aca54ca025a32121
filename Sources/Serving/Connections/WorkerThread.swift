internal import Glibc

/// A thread of the server's own, which nobody waits for.
enum WorkerThread {
  /// The bytes of a thread's stack, which are those of a main thread.
  private static let stackSize = 8 << 20
}

extension WorkerThread {
  /// Starts a thread; returns whether there is one.
  @discardableResult
  static func start(_ work: @escaping @Sendable () -> Void) -> Bool {
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    defer { attributes.deallocate() }
    pthread_attr_init(attributes)
    defer { pthread_attr_destroy(attributes) }
    pthread_attr_setstacksize(attributes, stackSize)
    pthread_attr_setdetachstate(attributes, Int32(PTHREAD_CREATE_DETACHED))
    let job = Unmanaged.passRetained(Job(work)).toOpaque()
    var thread = pthread_t()
    let status = pthread_create(
      &thread, attributes,
      { context in
        context.map { Unmanaged<Job>.fromOpaque($0).takeRetainedValue().work() }
        return nil
      }, job)
    if status != 0 { Unmanaged<Job>.fromOpaque(job).release() }
    return status == 0
  }

  private final class Job: Sendable {
    let work: @Sendable () -> Void

    init(_ work: @escaping @Sendable () -> Void) {
      self.work = work
    }
  }
}
