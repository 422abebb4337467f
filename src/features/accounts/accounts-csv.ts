import { csvOf, plain } from '../../lib/csv.ts';
import { ROLE_NAME } from '../../shared/roles.ts';
import type { Account } from '../../shared/schemas/account.ts';
import { wallTime } from '../../shared/time.ts';

const COLUMNS = [
  'Nombre',
  'Correo',
  'Teléfono',
  'Rol',
  'Estado',
  'Cuenta creada',
  'Último acceso',
  'Sesiones abiertas',
  'Contraseña temporal',
  'Política vigente aceptada',
  'Código',
];
const yes = (is: boolean) => (is ? 'sí' : 'no');
const moment = (at: number) => wallTime(at).replace('T', ' ');

/** Accounts as a file: one row each, times of Bogotá. */
export const accountsCsv = (accounts: readonly Account[]): string =>
  csvOf(
    COLUMNS,
    accounts.map((account) => [
      plain(account.name),
      plain(account.email),
      account.phone ?? '',
      ROLE_NAME[account.role],
      account.isActive ? 'activa' : 'inactiva',
      moment(Date.parse(account.createdAt)),
      account.lastUsedAt === null ? '' : moment(account.lastUsedAt),
      String(account.activeTokens.length),
      yes(account.hasTemporaryPassword),
      yes(!account.mustAcceptPolicy),
      account.id,
    ]),
  );
