import { csvOf, plain } from '../../lib/csv.ts';
import { networkText } from '../../lib/networks.ts';
import { ROLE_NAME } from '../../shared/roles.ts';
import type { AccountAccess } from '../../shared/schemas/accesses.ts';
import { securityText } from '../../shared/security-events.ts';
import { wallTime } from '../../shared/time.ts';
import { whoseText } from './access-words.ts';

const COLUMNS = [
  'Fecha',
  'Hora',
  'Qué pasó',
  'Cuenta',
  'Rol',
  'Correo',
  'Equipo',
  'Red',
  'Código del acceso',
  'Código de la cuenta',
];

/** Accesses as a file: one row each, times of Bogotá. */
export const accessesCsv = (accesses: readonly AccountAccess[]): string => {
  const rows = accesses.map(({ id, at, kind, user, device, network }) => {
    const [date = '', time = ''] = wallTime(at).split('T');
    return [
      date,
      time,
      securityText(kind),
      whoseText(user),
      user?.role ? ROLE_NAME[user.role] : '',
      user?.email ?? '',
      device ?? '',
      networkText(network) ?? '',
      id,
      user?.id ?? '',
    ].map(plain);
  });
  return csvOf(COLUMNS, rows);
};
