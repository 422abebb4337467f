import { AppError } from '../../../src/shared/errors.ts';
import type { Role } from '../../../src/shared/roles.ts';
import type { Context } from '../../context.ts';
import { eraseAccount } from './queries.ts';

/**
 * Erases an account that a clinic opened with somebody's address, by the hand of whoever reads the mails of that address. False: a rule
 * keeps it (the last one of a clinic with files, turned off by the administration), and its sessions and links are to end instead.
 */
export const eraseDisowned = async (
  { db, clock, post }: Pick<Context, 'db' | 'clock' | 'post'>,
  { userId, role }: { userId: string; role: Role },
): Promise<boolean> => {
  const actor = { id: userId, role, proven: true, bySpec: false };
  try {
    await eraseAccount(db, { userId, actor, now: clock(), post, reason: null, closing: null });
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
};
