/** Written by scripts/content/policy-version.ts: the hash of content/politica.yaml. */
export const POLICY_VERSION = '77ca204ad4fdf9c7';
