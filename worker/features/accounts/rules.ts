import { AppError } from '../../../src/shared/errors.ts';
import type { Role } from '../../../src/shared/roles.ts';

/** The broken rule behind a switch that changed nothing (product.md, Roles). `target` null: no such account. */
export const toggleError = (actor: Role, target: Role | null): AppError => {
  if (!target) return new AppError('user_not_found');
  const seesOnly = actor === 'admin' && (target === 'admin' || target === 'toor');
  return new AppError(seesOnly ? 'forbidden' : 'last_toor');
};
