#include "CServing.h"

#include <curl/curl.h>
#include <stdio.h>
#include <string.h>

struct reading {
  paravent_webhook_reader reader;
  void *context;
  size_t rest;
};

static size_t receive(char *bytes, size_t size, size_t count, void *context) {
  struct reading *reading = context;
  size_t length = size * count;
  if (length > reading->rest) return 0;
  reading->rest -= length;
  return reading->reader(reading->context, bytes, length) == 0 ? length : 0;
}

static int outcome(CURL *handle, CURLcode code) {
  if (code == CURLE_OPERATION_TIMEDOUT) return -2;
  if (code == CURLE_WRITE_ERROR || code == CURLE_FILESIZE_EXCEEDED) return -3;
  if (code != CURLE_OK) return -1;
  long status = 0;
  curl_easy_getinfo(handle, CURLINFO_RESPONSE_CODE, &status);
  return (int)status;
}

static void explain(CURL *handle, CURLcode code, const char *details, struct paravent_webhook *request) {
  const char *reason = details[0] != 0 ? details : curl_easy_strerror(code);
  long number = 0;
  if (code == CURLE_COULDNT_CONNECT && curl_easy_getinfo(handle, CURLINFO_OS_ERRNO, &number) == CURLE_OK && number > 0) {
    reason = strerror((int)number);
  }
  snprintf(request->reason, sizeof request->reason, "%s", reason);
}

const char *paravent_url_read(const char *url, char *address, size_t capacity) {
  CURLU *handle = curl_url();
  if (handle == NULL) return curl_url_strerror(CURLUE_OUT_OF_MEMORY);
  char *host = NULL;
  char *port = NULL;
  CURLUcode code = curl_url_set(handle, CURLUPART_URL, url, 0);
  if (code == CURLUE_OK) code = curl_url_get(handle, CURLUPART_HOST, &host, 0);
  if (code == CURLUE_OK) code = curl_url_get(handle, CURLUPART_PORT, &port, CURLU_DEFAULT_PORT);
  if (code == CURLUE_OK && strcmp(port, "0") == 0) code = CURLUE_BAD_PORT_NUMBER;
  if (code == CURLUE_OK) snprintf(address, capacity, "%s:%s", host, port);
  curl_free(host);
  curl_free(port);
  curl_url_cleanup(handle);
  return code == CURLUE_OK ? NULL : curl_url_strerror(code);
}

int paravent_webhook_perform(struct paravent_webhook *request, paravent_webhook_reader reader, void *context) {
  CURL *handle = curl_easy_init();
  if (handle == NULL) return -1;
  char details[CURL_ERROR_SIZE] = "";
  struct reading reading = {reader, context, request->response_limit};
  struct curl_slist *headers = NULL;
  for (size_t index = 0; index < request->header_count; index++) {
    headers = curl_slist_append(headers, request->headers[index]);
  }
  curl_easy_setopt(handle, CURLOPT_URL, request->url);
  curl_easy_setopt(handle, CURLOPT_PROTOCOLS_STR, "http,https");
  curl_easy_setopt(handle, CURLOPT_FOLLOWLOCATION, 0L);
  curl_easy_setopt(handle, CURLOPT_PROXY, "");
  curl_easy_setopt(handle, CURLOPT_NOSIGNAL, 1L);
  curl_easy_setopt(handle, CURLOPT_TIMEOUT_MS, request->timeout_milliseconds);
#if LIBCURL_VERSION_NUM >= 0x075700
  // Else the end of a host name's resolution is waited for, also past the time.
  curl_easy_setopt(handle, CURLOPT_QUICK_EXIT, 1L);
#endif
  curl_easy_setopt(handle, CURLOPT_HTTPHEADER, headers);
  curl_easy_setopt(handle, CURLOPT_POST, 1L);
  curl_easy_setopt(handle, CURLOPT_POSTFIELDS, request->body);
  curl_easy_setopt(handle, CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)request->body_size);
  curl_easy_setopt(handle, CURLOPT_WRITEFUNCTION, receive);
  curl_easy_setopt(handle, CURLOPT_WRITEDATA, &reading);
  curl_easy_setopt(handle, CURLOPT_ERRORBUFFER, details);
  CURLcode code = curl_easy_perform(handle);
  if (code != CURLE_OK) explain(handle, code, details, request);
  int result = outcome(handle, code);
  curl_slist_free_all(headers);
  curl_easy_cleanup(handle);
  return result;
}
