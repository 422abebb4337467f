import { POLICY_VERSION } from '../../../src/shared/policy-version.ts';

/**
 * The policy version that a registration accepted; null when it accepted none, or one that is no longer in force: then
 * the app asks before anything else (product.md, Consent).
 */
export const acceptedVersion = (accepted: string | undefined): string | null =>
  accepted === POLICY_VERSION ? POLICY_VERSION : null;
