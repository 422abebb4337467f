import { addressFilters, anyText, isDay } from '../../lib/address-filters.ts';
import { ACTS, type Act } from '../../shared/acts.ts';
import { searchKey } from '../../shared/search-key.ts';

/** What the audit log is narrowed to: ids, an act, days in Bogotá (both included). */
export type ActFilters = { actor?: string; target?: string; action?: Act; from?: string; to?: string };

export const ACT_FILTERS = addressFilters<ActFilters>({
  actor: ['actor', anyText],
  target: ['sobre', anyText],
  action: ['acto', (text) => Object.hasOwn(ACTS, text)],
  from: ['desde', isDay],
  to: ['hasta', isDay],
});

/** What acts are about, in the order of offering, each with the beginnings of their names. */
const SUBJECTS: readonly (readonly [string, readonly string[]])[] = [
  ['Cuentas', ['account', 'accounts', 'accesses', 'acts', 'toor']],
  ['Contraseña y correo', ['password', 'password_link', 'recovery', 'email']],
  [
    'Segundo paso y sesiones',
    ['passkey', 'totp', 'recovery_codes', 'recovery_code', 'second_step', 'session', 'sessions'],
  ],
  ['Datos personales y hogar', ['consent', 'data', 'request', 'ai', 'household', 'care_link', 'pet']],
  ['Clínicas y su equipo', ['clinic', 'contract', 'member', 'licence', 'entry', 'requests', 'closure']],
  [
    'Historias, carnés y cobros',
    [
      'record',
      'prescription',
      'charge',
      'deposit',
      'client',
      'clients',
      'allergies',
      'claim',
      'calendar',
      'carne',
      'grant',
      'blocked',
    ],
  ],
  ['Configuración del servicio', ['session_lives', 'registration', 'banner', 'default_clinic', 'notice']],
];

const NAMED = Object.entries(ACTS) as [Act, string][];

/** All acts by what they are about, each group by its words. */
export const ACT_GROUPS = SUBJECTS.map(([label, beginnings]) => ({
  label,
  offers: NAMED.filter(([act]) => beginnings.includes(act.split('.')[0] ?? ''))
    .map(([value, text]) => ({ value, text }))
    .toSorted((a, b) => a.text.localeCompare(b.text, 'es')),
}));

/** The acts in whose words, or in whose subject, each typed word stands. */
export const actsNamed = (typed: string): typeof ACT_GROUPS => {
  const words = searchKey(typed).split(' ');
  const fits = (text: string) => words.every((word) => searchKey(text).includes(word));
  return ACT_GROUPS.map(({ label, offers }) => ({
    label,
    offers: fits(label) ? offers : offers.filter(({ text }) => fits(text)),
  })).filter(({ offers }) => offers.length > 0);
};
