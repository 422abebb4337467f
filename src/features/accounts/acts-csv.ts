import { csvOf, plain } from '../../lib/csv.ts';
import { actReason, actText } from '../../shared/acts.ts';
import { ROLE_NAME } from '../../shared/roles.ts';
import type { AuditAct } from '../../shared/schemas/audit.ts';
import { wallTime } from '../../shared/time.ts';
import { targetText } from './act-words.ts';

const COLUMNS = [
  'Fecha',
  'Hora',
  'Acto',
  'Quién',
  'Rol de quien lo hizo',
  'Correo de quien lo hizo',
  'Sobre qué',
  'Detalle',
  'Código del acto',
  'Código de quien lo hizo',
  'Código de sobre qué',
];

/** Acts as a file: one row each, times of Bogotá. */
export const actsCsv = (acts: readonly AuditAct[]): string => {
  const rows = acts.map(({ id, at, action, actor, target, reason, emails, names }) => {
    const [date = '', time = ''] = wallTime(at).split('T');
    return [
      date,
      time,
      actText(action),
      actor ? (actor.name ?? 'Cuenta eliminada') : 'Sin sesión iniciada',
      actor?.role ? ROLE_NAME[actor.role] : '',
      actor?.email ?? '',
      targetText(target),
      [reason === null ? '' : actReason(action, reason), names?.join(' → '), emails?.join(' → ')]
        .filter(Boolean)
        .join(' · '),
      id,
      actor?.id ?? '',
      target.id,
    ].map(plain);
  });
  return csvOf(COLUMNS, rows);
};
