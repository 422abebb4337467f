/** Written by scripts/content/policy-version.ts: the hash of content/politica.yaml. */
export const POLICY_VERSION = '2699e0eafbd89599';
