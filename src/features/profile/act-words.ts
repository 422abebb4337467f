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

export const actorText = (by: OwnAct['by']): string => ACTORS[by];
