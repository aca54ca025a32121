package import Glibc

/// A thread with a stack of a given size, which the language's own tasks do not have.
package enum NativeThread {}

extension NativeThread {
  /// Starts a thread, which the caller joins or detaches; `nil` where none is to be had.
  ///
  /// - Parameter stackSize: The size of its stack in bytes; memory is used only where the stack is.
  package static func start(stackSize: Int, _ work: @escaping () -> Void) -> pthread_t? {
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    defer { attributes.deallocate() }
    pthread_attr_init(attributes)
    defer { pthread_attr_destroy(attributes) }
    pthread_attr_setstacksize(attributes, stackSize)
    let job = Unmanaged.passRetained(Job(work)).toOpaque()
    var thread = pthread_t()
    let status = pthread_create(
      &thread, attributes,
      { context in
        context.map { Unmanaged<Job>.fromOpaque($0).takeRetainedValue().work() }
        return nil
      }, job)
    if status == 0 { return thread }
    Unmanaged<Job>.fromOpaque(job).release()
    return nil
  }

  private final class Job {
    let work: () -> Void

    init(_ work: @escaping () -> Void) {
      self.work = work
    }
  }
}
