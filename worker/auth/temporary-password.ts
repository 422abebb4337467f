import { AppError } from '../../src/shared/errors.ts';
import { TEMPORARY_PASSWORD_HOURS } from '../../src/shared/limits.ts';
import { isLookedAfter } from '../../src/shared/looked-after.ts';
import { HOUR_MS } from './sessions.ts';
import type { Viewer } from './viewer.ts';

/** Until when a password serves that somebody else sets at `now`; null: without end, as over the spec's calls, which cannot say it. */
export const temporaryUntil = (now: number, bySpec: boolean): number | null =>
  bySpec ? null : now + TEMPORARY_PASSWORD_HOURS * HOUR_MS;

/** Throws `temporary_password_expired`: for who typed the right password only, so that it tells strangers nothing. */
export const assertStillServes = (
  account: { passwordSetBy: string | null; passwordExpiresAt: number | null },
  now: number,
): void => {
  if (account.passwordSetBy !== null && account.passwordExpiresAt !== null && account.passwordExpiresAt <= now)
    throw new AppError('temporary_password_expired');
};

/**
 * Throws `must_change_password` where somebody else set the password: whoever gave it could act as them. By the spec's calls people and
 * clinics go on, so that its clients do (product.md, Roles).
 */
export const assertOwnPassword = ({ user, duties }: Pick<Viewer, 'user' | 'duties'>, bySpec: boolean): void => {
  if (duties.mustChangePassword && !(bySpec && isLookedAfter(user.role))) throw new AppError('must_change_password');
};
