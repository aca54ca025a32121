#ifndef CERTIFICATE_H
#define CERTIFICATE_H

#include <gnutls/abstract.h>

/// Gives a handshake copies of the certificate and its key, which GnuTLS frees with the session.
gnutls_certificate_retrieve_function3 paravent_certificate_retrieve;

#endif
