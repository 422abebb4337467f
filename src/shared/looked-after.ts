import type { Role } from './roles.ts';

/** Roles whose accounts an administrator looks after; the others are for toor alone (product.md, Roles). */
export const LOOKED_AFTER = ['user', 'business'] as const satisfies readonly Role[];

export const isLookedAfter = (role: Role): boolean => (LOOKED_AFTER as readonly Role[]).includes(role);
