/** Written by scripts/content/policy-version.ts: the hash of content/politica.yaml. */
export const POLICY_VERSION = '81553812bf8900df';
