/**
 * Stands in the bundle where @simplewebauthn/server imports `@peculiar/x509` (wrangler.toml, `[alias]`): certificates of a key's maker
 * are refused unread (passkey-check.ts), so that nothing of these is ever made. The package weighs 30 KB in the deployed Worker.
 */
class Unread {
  constructor() {
    throw new Error('Certificates are refused before they are read (worker/auth/factors/passkey-check.ts)');
  }
}

export {
  Unread as AuthorityKeyIdentifierExtension,
  Unread as CRLDistributionPointsExtension,
  Unread as SubjectKeyIdentifierExtension,
  Unread as X509Certificate,
  Unread as X509ChainBuilder,
  Unread as X509Crl,
};
