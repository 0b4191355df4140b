/** Which errors of a TLS connection say that the certificate of the other side is not to be trusted. */
const codes = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'CERT_UNTRUSTED',
  'CERT_REVOKED',
  'ERR_TLS_CERT_ALTNAME_INVALID',
])
const words = /certificate|altname|self.signed/i

export const isAboutCertificate = ({ code = '', message = '' }: { code?: string; message?: string }): boolean =>
  codes.has(code) || words.test(message)
