internal import CServing
internal import Glibc

/// A number that threads wait for to rise.
///
/// The semaphore lies at one address from its creation to its end, and its functions may be called by any thread: that
/// is why the address alone is kept and shared.
final class Semaphore: Sendable {
  private let address: UInt

  init() {
    let semaphore = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)
    sem_init(semaphore, 0, 0)
    address = UInt(bitPattern: semaphore)
  }

  deinit {
    guard let semaphore = UnsafeMutablePointer<sem_t>(bitPattern: address) else { return }
    sem_destroy(semaphore)
    semaphore.deallocate()
  }
}

extension Semaphore {
  /// Lets one waiting thread go on, now or when it comes.
  func signal() { _ = UnsafeMutablePointer<sem_t>(bitPattern: address).map { sem_post($0) } }

  /// Waits for a signal.
  func wait() {
    guard let semaphore = UnsafeMutablePointer<sem_t>(bitPattern: address) else { return }
    while sem_wait(semaphore) != 0, errno == EINTR {}
  }

  /// Waits for a signal until a time by `MonotonicClock.milliseconds`; returns whether it has come.
  func wait(until end: Int) -> Bool {
    guard let semaphore = UnsafeMutablePointer<sem_t>(bitPattern: address) else { return false }
    return paravent_semaphore_wait(semaphore, end) != 0
  }
}
