import type { Role } from './roles.ts';

/** What counts as a second step of a login. A passkey that verified its person is both factors at once. */
export const SECOND_STEPS = ['passkey', 'totp', 'recovery_code'] as const;
export type SecondStep = (typeof SECOND_STEPS)[number];

/** Roles of which a deployment may demand one: they run the service for everybody. */
export const DEMANDED = ['admin', 'toor'] as const satisfies readonly Role[];
