import { dsvFormat } from 'd3-dsv';
import { actReason, actText } from '../../shared/acts.ts';
import { ROLE_NAME } from '../../shared/roles.ts';
import type { AuditAct } from '../../shared/schemas/audit.ts';
import { wallTime } from '../../shared/time.ts';
import { targetText } from './act-words.ts';

/** Where the comma is the decimal sign, as in Colombia, spreadsheets part columns at the semicolon. */
const format = dsvFormat(';');
/** Without it spreadsheets take UTF-8 for the code page of the country. */
const BOM = '\uFEFF';

/** A text that a spreadsheet would take for a formula is marked as text. */
const plain = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const COLUMNS = [
  'Fecha',
  'Hora',
  'Acto',
  'Quién',
  'Rol de quien lo hizo',
  'Sobre qué',
  'Detalle',
  'Código del acto',
  'Código de quien lo hizo',
  'Código de sobre qué',
];

/** Acts as a file: one row each, times of Bogotá. */
export const actsCsv = (acts: readonly AuditAct[]): string => {
  const rows = acts.map(({ id, at, action, actor, target, reason }) => {
    const [date = '', time = ''] = wallTime(at).split('T');
    return [
      date,
      time,
      actText(action),
      actor ? (actor.name ?? 'Cuenta eliminada') : 'Sin sesión iniciada',
      actor?.role ? ROLE_NAME[actor.role] : '',
      targetText(target),
      reason === null ? '' : actReason(action, reason),
      id,
      actor?.id ?? '',
      target.id,
    ].map(plain);
  });
  return `${BOM}${format.formatRows([COLUMNS, ...rows]).replaceAll('\n', '\r\n')}\r\n`;
};
