#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>

// The thread sanitizer sees what Swift's mutex does while nobody has to wait for it. Where somebody has, Swift's own
// library, which is built without the sanitizer, leaves the order to the kernel: this library, loaded before it, says
// what was acquired and released there.

void __tsan_acquire(void *address) __attribute__((weak));
void __tsan_release(void *address) __attribute__((weak));

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

typedef __attribute__((swiftcall)) void (*lock_function)(uint32_t thread, __attribute__((swift_context)) void *handle);
typedef __attribute__((swiftcall)) void (*unlock_function)(__attribute__((swift_context)) void *handle);

static lock_function lock_really;
static unlock_function unlock_really;

__attribute__((constructor)) static void find(void) {
  lock_really = (lock_function)dlsym(RTLD_NEXT, LOCK);
  unlock_really = (unlock_function)dlsym(RTLD_NEXT, UNLOCK);
}

__attribute__((swiftcall)) void lock_slow(uint32_t thread, __attribute__((swift_context)) void *handle) __asm__(LOCK);
__attribute__((swiftcall)) void unlock_slow(__attribute__((swift_context)) void *handle) __asm__(UNLOCK);

__attribute__((swiftcall)) void lock_slow(uint32_t thread, __attribute__((swift_context)) void *handle) {
  lock_really(thread, handle);
  if (__tsan_acquire != NULL) __tsan_acquire(handle);
}

__attribute__((swiftcall)) void unlock_slow(__attribute__((swift_context)) void *handle) {
  if (__tsan_release != NULL) __tsan_release(handle);
  unlock_really(handle);
}
