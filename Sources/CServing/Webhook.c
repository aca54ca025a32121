#include "CServing.h"

#include <curl/curl.h>

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

int paravent_webhook_perform(const struct paravent_webhook *request, paravent_webhook_reader reader, void *context) {
  CURL *handle = curl_easy_init();
  if (handle == NULL) return -1;
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
  int result = outcome(handle, curl_easy_perform(handle));
  curl_slist_free_all(headers);
  curl_easy_cleanup(handle);
  return result;
}
