#include "CTerminal.h"

#include <sys/ioctl.h>

int paravent_terminal_columns(int descriptor) {
  struct winsize size;
  return ioctl(descriptor, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}
