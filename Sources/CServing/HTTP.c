#define _GNU_SOURCE

#include "CServing.h"

#include "Certificate.h"

#include <linux/filter.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>

/// Keeps the `%` forms of a target, which the router reads itself.
static size_t keep_escapes(void *context, struct MHD_Connection *connection, char *text) {
  (void)context;
  (void)connection;
  return strlen(text);
}

struct MHD_Daemon *paravent_http_start(const struct paravent_http_options *options,
                                       const struct paravent_http_callbacks *callbacks) {
  unsigned flags = MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME | MHD_USE_ITC;
  struct MHD_OptionItem security[] = {
      {MHD_OPTION_HTTPS_CERT_CALLBACK2, 0, (void *)paravent_certificate_retrieve},
      {MHD_OPTION_END, 0, NULL},
  };
  struct MHD_OptionItem none[] = {{MHD_OPTION_END, 0, NULL}};
  if (options->is_secure) flags |= MHD_USE_TLS;
  return MHD_start_daemon(
      flags, 0, NULL, NULL, callbacks->answer, callbacks->context,
      MHD_OPTION_LISTEN_SOCKET, options->socket,
      MHD_OPTION_THREAD_POOL_SIZE, options->threads,
      MHD_OPTION_THREAD_STACK_SIZE, (size_t)8 << 20,
      MHD_OPTION_CONNECTION_LIMIT, options->connections,
      MHD_OPTION_PER_IP_CONNECTION_LIMIT, options->connections_per_address,
      MHD_OPTION_CONNECTION_TIMEOUT, options->idle_timeout,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, options->memory,
      MHD_OPTION_STRICT_FOR_CLIENT, 1,
      MHD_OPTION_UNESCAPE_CALLBACK, keep_escapes, NULL,
      MHD_OPTION_URI_LOG_CALLBACK, callbacks->opened, callbacks->context,
      MHD_OPTION_NOTIFY_COMPLETED, callbacks->completed, callbacks->context,
      MHD_OPTION_NOTIFY_CONNECTION, callbacks->connection, callbacks->context,
      MHD_OPTION_ARRAY, options->is_secure ? security : none,
      MHD_OPTION_END);
}

void paravent_http_refuse(int socket) {
  // A filter that keeps nothing of any packet: what clients send to connect is lost, and what they did before is not.
  struct sock_filter nothing = {BPF_RET | BPF_K, 0, 0, 0};
  struct sock_fprog program = {1, &nothing};
  setsockopt(socket, SOL_SOCKET, SO_ATTACH_FILTER, &program, sizeof program);
}

int paravent_http_accept(int socket, struct sockaddr_storage *address, socklen_t *size) {
  *size = sizeof *address;
  return accept4(socket, (struct sockaddr *)address, size, SOCK_CLOEXEC | SOCK_NONBLOCK);
}

void paravent_raise_file_limit(void) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

int paravent_http_socket(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info != NULL ? info->connect_fd : -1;
}

const struct sockaddr *paravent_http_peer(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
  return info != NULL ? info->client_addr : NULL;
}

void *paravent_http_context(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
  return info != NULL ? info->socket_context : NULL;
}

struct MHD_Response *paravent_http_stream(MHD_ContentReaderCallback reader, void *context) {
  return MHD_create_response_from_callback(MHD_SIZE_UNKNOWN, 4096, reader, context, NULL);
}

struct MHD_Response *paravent_http_response(const void *body, size_t count) {
  return MHD_create_response_from_buffer(count, (void *)body, MHD_RESPMEM_MUST_COPY);
}

struct MHD_Response *paravent_http_reading(size_t count, MHD_ContentReaderCallback reader,
                                           MHD_ContentReaderFreeCallback release, void *context) {
  return MHD_create_response_from_callback(count, 64 << 10, reader, context, release);
}

/// Reads nothing: of a 304 libmicrohttpd sends the head alone.
static ssize_t read_nothing(void *context, uint64_t position, char *buffer, size_t size) {
  (void)context;
  (void)position;
  (void)buffer;
  (void)size;
  return MHD_CONTENT_READER_END_WITH_ERROR;
}

struct MHD_Response *paravent_http_unchanged(size_t count) {
  return MHD_create_response_from_callback(count, 1, read_nothing, NULL, NULL);
}
