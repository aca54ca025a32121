#ifndef CSERVING_H
#define CSERVING_H

#include <microhttpd.h>
#include <semaphore.h>
#include <stddef.h>

/// What a daemon is started with.
struct paravent_http_options {
  /// A socket that listens.
  int socket;
  /// The threads that serve connections.
  unsigned threads;
  /// The most connections, and the most of one address or 0 for any number.
  unsigned connections;
  unsigned connections_per_address;
  /// The seconds after which a silent connection is closed.
  unsigned idle_timeout;
  /// The bytes that a connection may take for a request's line and headers and for those of the response.
  size_t memory;
  /// Whether connections are encrypted, with the certificate that was taken last.
  int is_secure;
};

/// What a daemon calls, each with the context.
struct paravent_http_callbacks {
  void *(*opened)(void *context, const char *target, struct MHD_Connection *connection);
  MHD_AccessHandlerCallback answer;
  MHD_RequestCompletedCallback completed;
  MHD_NotifyConnectionCallback connection;
  void *context;
};

/// Starts a daemon on threads of its own, which leaves targets as they are sent; returns NULL where that fails.
struct MHD_Daemon *paravent_http_start(const struct paravent_http_options *options,
                                       const struct paravent_http_callbacks *callbacks);

/// Takes a certificate with its chain and its key, PEM, for the connections of the process that begin from now on; those
/// that are open keep theirs. Returns NULL, or what is wrong with it, where the one from before stays.
const char *paravent_certificate_use(const void *chain, size_t chain_size, const void *key, size_t key_size);

/// Lets a socket that listens take no more connections, while those that wait to be accepted stay.
void paravent_http_refuse(int socket);

/// Accepts a connection that waits at a socket; returns its socket, or -1 where none waits.
int paravent_http_accept(int socket, struct sockaddr_storage *address, socklen_t *size);

/// Lets the process open as many files as it may.
void paravent_raise_file_limit(void);

/// Returns the socket of a connection, or -1.
int paravent_http_socket(struct MHD_Connection *connection);

/// Returns the address of a connection's client, or NULL.
const struct sockaddr *paravent_http_peer(struct MHD_Connection *connection);

/// Returns what the connection callback left for a connection, or NULL.
void *paravent_http_context(struct MHD_Connection *connection);

/// Returns a response with a copy of a body.
struct MHD_Response *paravent_http_response(const void *body, size_t count);

/// Returns a response whose body is read in parts; the context is released with it.
struct MHD_Response *paravent_http_reading(size_t count, MHD_ContentReaderCallback reader,
                                           MHD_ContentReaderFreeCallback release, void *context);

/// Returns a response for a 304, whose length is that of the body that is not sent (RFC 9110, 8.6).
struct MHD_Response *paravent_http_unchanged(size_t count);

/// Returns a response whose body is read as long as the client listens.
struct MHD_Response *paravent_http_stream(MHD_ContentReaderCallback reader, void *context);

/// Reads a URL that shall be asked, and writes its host and port; returns what is wrong with it, or NULL.
const char *paravent_url_read(const char *url, char *address, size_t capacity);

/// Sends what an HTTP client would: a POST with a JSON body.
struct paravent_webhook {
  const char *url;
  const char *const *headers;
  size_t header_count;
  const void *body;
  size_t body_size;
  long timeout_milliseconds;
  size_t response_limit;
  /// Receives why no answer came.
  char reason[256];
};

/// Receives a part of the response; returns 0 to go on.
typedef int (*paravent_webhook_reader)(void *context, const void *bytes, size_t count);

/// Performs the request and returns the status of the response, or a negative number: -1 where no answer came, -2 where
/// it took too long, -3 where the reader refused it.
int paravent_webhook_perform(struct paravent_webhook *request, paravent_webhook_reader reader, void *context);

/// Waits for a semaphore until a time in milliseconds since the machine started; returns whether it was signalled.
int paravent_semaphore_wait(sem_t *semaphore, long end);

/// Returns whether the other side of a connection has closed its own.
int paravent_socket_is_left(int socket);

/// Whether bytes have come at a socket that nobody has read.
int paravent_socket_has_input(int socket);

/// Compresses as gzip; returns the bytes written, or 0 where they do not fit.
size_t paravent_gzip(const void *bytes, size_t count, int level, void *output, size_t capacity);

#endif
