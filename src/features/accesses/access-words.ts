import type { AccountAccess } from '../../shared/schemas/accesses.ts';

/** Whose access it was, in words; an erased account keeps the beginning of its pseudonym, so that its rows can be told from others'. */
export const whoseText = (user: AccountAccess['user']): string =>
  user === null ? 'Un correo sin cuenta' : (user.name ?? `Cuenta eliminada (${user.id.slice(0, 8)})`);
