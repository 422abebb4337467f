import { folded } from './fold.ts';

/**
 * Substances of special control that a vet is likeliest to type, with names under which they are sold for people and animals.
 *
 * Looked up for it: Resolución 1478 de 2006 and Resolución 315 de 2020, which brought the lists up to date for people's and animals'
 * medicines, with the salts and mixtures of what they name; the groups (narcotics, moderate ones, barbiturates, stimulants, hypnotics that are
 * none); and that cannabis counts from 2 mg of THC a dose on. The annexes themselves could not be read: that a substance stands in them, and
 * that a name is sold in Colombia today, is from memory. The list is no register: what it does not know, the sentence of the screen and of
 * the sheet excludes, and whoever signs answers for it.
 */
const CONTROLLED: Readonly<Record<string, readonly string[]>> = {
  Alprazolam: ['Xanax'],
  Bromazepam: ['Lexotan'],
  Buprenorfina: ['Temgesic', 'Transtec'],
  Clobazam: ['Urbadan'],
  Clonazepam: ['Rivotril'],
  Diazepam: ['Valium'],
  Fenobarbital: ['Gardenal', 'Luminal'],
  Fentanilo: ['Durogesic'],
  'Hidrato de cloral': [],
  Hidromorfona: [],
  Ketamina: ['Imalgene', 'Ketalar', 'Ketaset'],
  Lorazepam: ['Ativan'],
  Meperidina: ['Demerol', 'Petidina'],
  Metadona: [],
  Metilfenidato: ['Concerta', 'Ritalina'],
  Midazolam: ['Dormicum'],
  Morfina: [],
  Nalbufina: [],
  Oxicodona: ['Oxycontin'],
  Pentobarbital: ['Euthanex'],
  Primidona: ['Mysoline'],
  Remifentanilo: ['Ultiva'],
  Tapentadol: ['Palexis'],
  THC: ['Tetrahidrocannabinol'],
  Tiopental: ['Pentothal'],
  Zolazepam: ['Tiletamina', 'Zoletil'],
  Zolpidem: [],
};
const KEYS = Object.entries(CONTROLLED).flatMap(([name, sold]) => [
  { name, key: folded(name) },
  ...sold.map((one) => ({ name: `${one} (${name.toLowerCase().replace('thc', 'THC')})`, key: folded(one) })),
]);
/** A key of three letters is a word of its own: 'thc' stands within others. */
const names = (typed: string, key: string) =>
  key.length > 3 ? typed.includes(key) : typed.split(/[^a-z]+/).includes(key);

/** The substance of special control that a medicine's name names, with the name under which it is sold; null: none that is known here. */
export const controlledIn = (medicine: string): string | null => {
  const typed = folded(medicine).replace(/\s+/g, ' ');
  return KEYS.find(({ key }) => names(typed, key))?.name ?? null;
};

/** What the screen and the sheet of a fórmula say of it (product.md, Clinics and appointments). */
export const WITHOUT_CONTROLLED =
  'Esta fórmula no incluye medicamentos de control especial: esos se formulan en el recetario oficial.';
