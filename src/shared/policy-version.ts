/** Written by scripts/content/policy-version.ts: the hash of content/politica.yaml. */
export const POLICY_VERSION = '7ad4e36d46919e32';
