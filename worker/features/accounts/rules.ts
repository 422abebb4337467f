import { AppError } from '../../../src/shared/errors.ts';
import type { Role } from '../../../src/shared/roles.ts';

/** What the database says of a toggle that changed nothing; `targetRole` null: no such account. */
export type ToggleFacts = { actorLives: boolean; actorRole: Role; targetRole: Role | null };

/** The broken rule behind a toggle that changed nothing (product.md, Roles). */
export const toggleError = ({ actorLives, actorRole, targetRole }: ToggleFacts): AppError => {
  if (!actorLives) return new AppError('unauthorized');
  if (!targetRole) return new AppError('user_not_found');
  const seesOnly = actorRole === 'admin' && (targetRole === 'admin' || targetRole === 'toor');
  return new AppError(seesOnly ? 'forbidden' : 'last_toor');
};
