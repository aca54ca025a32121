#define _GNU_SOURCE

#include "CServing.h"

#include <errno.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <time.h>

int paravent_semaphore_wait(sem_t *semaphore, long end) {
  struct timespec time = {end / 1000, end % 1000 * 1000000};
  while (sem_clockwait(semaphore, CLOCK_MONOTONIC, &time) != 0) {
    if (errno != EINTR) return 0;
  }
  return 1;
}

int paravent_socket_is_left(int socket) {
  struct pollfd state = {socket, POLLRDHUP, 0};
  return poll(&state, 1, 0) > 0 && (state.revents & (POLLRDHUP | POLLHUP | POLLERR)) != 0;
}

int paravent_socket_has_input(int socket) {
  int count = 0;
  return ioctl(socket, FIONREAD, &count) == 0 && count > 0;
}
