import { folded } from './fold.ts';

/**
 * Substances of special control that a vet is likeliest to type (Resolución 1478 de 2006 and its changes). The list is no register: what it does
 * not know, the sentence of the screen and of the sheet excludes, and whoever signs answers for it.
 */
const CONTROLLED = [
  'Alprazolam',
  'Bromazepam',
  'Buprenorfina',
  'Clonazepam',
  'Diazepam',
  'Fenobarbital',
  'Fentanilo',
  'Hidrato de cloral',
  'Hidromorfona',
  'Ketamina',
  'Lorazepam',
  'Meperidina',
  'Metadona',
  'Metilfenidato',
  'Midazolam',
  'Morfina',
  'Oxicodona',
  'Pentobarbital',
  'Petidina',
  'Primidona',
  'Remifentanilo',
  'Tiopental',
] as const;
const KEYS = CONTROLLED.map((name) => ({ name, key: folded(name) }));

/** The substance of special control that a medicine's name names; null: none that is known here. */
export const controlledIn = (medicine: string): string | null => {
  const typed = folded(medicine).replace(/\s+/g, ' ');
  return KEYS.find(({ key }) => typed.includes(key))?.name ?? null;
};

/** What the screen and the sheet of a fórmula say of it (product.md, Clinics and appointments). */
export const WITHOUT_CONTROLLED =
  'Esta fórmula no incluye medicamentos de control especial: esos se formulan en el recetario oficial.';
