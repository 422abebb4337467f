/**
 * Stands in the bundle where @simplewebauthn/server imports what reads certificates (wrangler.toml, `[alias]`): those of a key's maker
 * are refused unread (passkey-check.ts), so that none of these is ever made. The packages weigh 38 KB in the deployed Worker.
 */
class Unread {
  constructor() {
    throw new Error('Certificates are refused before they are read (worker/auth/factors/passkey-check.ts)');
  }
}

/** The name of something in a certificate, with which nothing is ever compared. */
const UNREAD = 'unread';

export {
  UNREAD as id_ce_basicConstraints,
  UNREAD as id_ce_extKeyUsage,
  UNREAD as id_ce_keyDescription,
  UNREAD as id_ce_subjectAltName,
  UNREAD as id_ml_dsa_44,
  UNREAD as id_ml_dsa_65,
  UNREAD as id_ml_dsa_87,
  UNREAD as id_rsaEncryption,
  UNREAD as id_sha1WithRSAEncryption,
  UNREAD as id_sha256WithRSAEncryption,
  UNREAD as id_sha384WithRSAEncryption,
  UNREAD as id_sha512WithRSAEncryption,
  Unread as AuthorityKeyIdentifierExtension,
  Unread as BasicConstraints,
  Unread as Certificate,
  Unread as CRLDistributionPointsExtension,
  Unread as ExtendedKeyUsage,
  Unread as KeyDescription,
  Unread as RSAPublicKey,
  Unread as SubjectAlternativeName,
  Unread as SubjectKeyIdentifierExtension,
  Unread as X509Certificate,
  Unread as X509ChainBuilder,
  Unread as X509Crl,
};
