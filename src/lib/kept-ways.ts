import type { KeptWays, RemovedWays } from '../shared/schemas/auth.ts';
import { counted, dayText } from './formats.ts';

const listed = new Intl.ListFormat('es', { type: 'conjunction' });

/** What opens an account beside its password, with the day on which each was added: a stranger's would be among them. Null: nothing. */
export const keptText = ({ passkeys, totp }: KeptWays): string | null => {
  const days = [...new Set(passkeys.map((at) => `el ${dayText(at)}`))];
  const keys = `${counted(passkeys.length, 'llave de acceso', 'llaves de acceso')} (${passkeys.length === 1 ? 'agregada' : 'agregadas'} ${listed.format(days)})`;
  const app = totp === null ? [] : [`una aplicación de códigos (puesta el ${dayText(totp)})`];
  const ways = passkeys.length > 0 ? [keys, ...app] : app;
  return ways.length > 0 ? listed.format(ways) : null;
};

/** The same of what was taken away, recovery codes too: never nothing. */
export const removedText = ({ codes, ...ways }: RemovedWays): string =>
  listed.format([keptText(ways), codes ? 'los códigos de recuperación' : null].filter((part) => part !== null));
