#include "CServing.h"

#include <stdint.h>
#include <zlib.h>

/// The window of deflate, and what makes zlib write gzip's header around it.
enum { gzip_window = 15 + 16, memory_level = 9 };

size_t paravent_gzip(const void *bytes, size_t count, int level, void *output, size_t capacity) {
  z_stream stream = {0};
  if (count > UINT32_MAX || capacity > UINT32_MAX) return 0;
  if (deflateInit2(&stream, level, Z_DEFLATED, gzip_window, memory_level, Z_DEFAULT_STRATEGY) != Z_OK) return 0;
  stream.next_in = (Bytef *)bytes;
  stream.avail_in = (uInt)count;
  stream.next_out = output;
  stream.avail_out = (uInt)capacity;
  int status = deflate(&stream, Z_FINISH);
  size_t written = stream.total_out;
  deflateEnd(&stream);
  return status == Z_STREAM_END ? written : 0;
}
