import type { Role } from '../../../src/shared/roles.ts';
import type { OwnAct } from '../../../src/shared/schemas/own-account.ts';

/** The actor, as the affected person is told. `actorId` null: nobody was signed in; `role` null: that account is gone. */
export const actedBy = (userId: string, actorId: string | null, role: Role | null): OwnAct['by'] => {
  if (actorId === null) return 'nobody';
  if (actorId === userId) return 'self';
  return role ?? 'gone';
};
