#include "Certificate.h"

#include "CServing.h"

#include <gnutls/x509.h>
#include <pthread.h>

/// What handshakes copy; nobody keeps a part of it, so that it can be freed whenever the lock is held.
struct certificate {
  gnutls_certificate_credentials_t credentials;
  gnutls_x509_privkey_t key;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct certificate current;

static void release(struct certificate *certificate) {
  if (certificate->key != NULL) gnutls_x509_privkey_deinit(certificate->key);
  if (certificate->credentials != NULL) gnutls_certificate_free_credentials(certificate->credentials);
}

/// Reads a certificate and a key that belong together.
static int read_certificate(struct certificate *made, const gnutls_datum_t *chain, const gnutls_datum_t *key) {
  int status = gnutls_certificate_allocate_credentials(&made->credentials);
  if (status < 0) return status;
  status = gnutls_certificate_set_x509_key_mem2(made->credentials, chain, key, GNUTLS_X509_FMT_PEM, NULL, 0);
  return status < 0 ? status : gnutls_certificate_get_x509_key(made->credentials, 0, &made->key);
}

const char *paravent_certificate_use(const void *chain, size_t chain_size, const void *key, size_t key_size) {
  gnutls_datum_t chain_text = {(unsigned char *)chain, (unsigned)chain_size};
  gnutls_datum_t key_text = {(unsigned char *)key, (unsigned)key_size};
  struct certificate made = {0};
  int status = read_certificate(&made, &chain_text, &key_text);
  if (status < 0) {
    release(&made);
    return gnutls_strerror(status);
  }
  pthread_mutex_lock(&lock);
  struct certificate earlier = current;
  current = made;
  pthread_mutex_unlock(&lock);
  release(&earlier);
  return NULL;
}

/// Copies the certificate and those that vouch for it; returns how many they are, or 0.
static unsigned copy_chain(gnutls_pcert_st **copies) {
  gnutls_datum_t bytes;
  unsigned count = 0;
  while (gnutls_certificate_get_crt_raw(current.credentials, 0, count, &bytes) == 0) count++;
  *copies = gnutls_calloc(count, sizeof **copies);
  for (unsigned index = 0; *copies != NULL && index < count; index++) {
    if (gnutls_certificate_get_crt_raw(current.credentials, 0, index, &bytes) == 0 &&
        gnutls_pcert_import_x509_raw(&(*copies)[index], &bytes, GNUTLS_X509_FMT_DER, 0) == 0)
      continue;
    while (index > 0) gnutls_pcert_deinit(&(*copies)[--index]);
    gnutls_free(*copies);
  }
  return *copies != NULL ? count : 0;
}

int paravent_certificate_retrieve(gnutls_session_t session, const struct gnutls_cert_retr_st *info,
                                  gnutls_pcert_st **chain, unsigned *count, gnutls_ocsp_data_st **ocsp,
                                  unsigned *ocsp_count, gnutls_privkey_t *key, unsigned *flags) {
  (void)session;
  (void)info;
  *ocsp = NULL;
  *ocsp_count = 0;
  *flags = GNUTLS_CERT_RETR_DEINIT_ALL;
  if (gnutls_privkey_init(key) < 0) return -1;
  pthread_mutex_lock(&lock);
  int status = current.key == NULL ? -1 : gnutls_privkey_import_x509(*key, current.key, GNUTLS_PRIVKEY_IMPORT_COPY);
  *count = status < 0 ? 0 : copy_chain(chain);
  pthread_mutex_unlock(&lock);
  if (*count > 0) return 0;
  gnutls_privkey_deinit(*key);
  return -1;
}
