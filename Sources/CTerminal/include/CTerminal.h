#ifndef CTERMINAL_H
#define CTERMINAL_H

/// Returns the number of columns of the terminal behind a file descriptor, or 0 where there is none.
int paravent_terminal_columns(int descriptor);

#endif
