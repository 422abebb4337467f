import type { AuditAct } from '../../shared/schemas/audit.ts';

/** Targets that are settings of the service. */
const SETTINGS: Record<string, string> = {
  registration: 'Registro del servicio',
  default_clinic: 'Clínica por defecto',
  session_lives: 'Duración de las sesiones',
  banner: 'Aviso en las páginas',
};

/** What an act was done to, in words; what is gone keeps the beginning of its id. */
export const targetText = ({ id, name }: AuditAct['target']): string =>
  name !== null && name !== '' ? name : (SETTINGS[id] ?? `Ya no existe o no es una cuenta (${id.slice(0, 8)})`);
