import { ACTS, type Act } from '../../shared/acts.ts';
import type { OwnAct } from '../../shared/schemas/own-account.ts';

const ACTORS: Record<OwnAct['by'], string> = {
  self: 'Tú',
  user: 'Otro usuario',
  business: 'Una clínica',
  admin: 'Un administrador',
  toor: 'Un superadministrador',
  gone: 'Una cuenta que ya no existe',
  nobody: 'Sin sesión iniciada',
};

/** What was done. An act of a newer version than this page's keeps its name. */
export const actText = (action: string): string => ACTS[action as Act] ?? action;

export const actorText = (by: OwnAct['by']): string => ACTORS[by];

/** The reason that was written down; of an acceptance it is the version. */
export const reasonText = (action: string, reason: string): string =>
  action === 'consent.accepted' ? `versión ${reason}` : `Motivo: ${reason}`;
