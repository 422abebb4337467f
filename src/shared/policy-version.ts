/** Written by scripts/content/policy-version.ts: the hash of content/politica.yaml. */
export const POLICY_VERSION = '53cdb9833b182f6f';
