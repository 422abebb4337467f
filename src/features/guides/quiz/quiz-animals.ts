import type { BreedSummary } from '../../../../content/schema/summary.ts';
import type { Folder } from '../../../shared/species.ts';

/** The criteria that are measured from 1 (asks little) to 5 (asks a lot). */
export const NEEDS = ['tiempo', 'espacio', 'ruido', 'dinero'] as const;
export type Need = (typeof NEEDS)[number];

/** What the match knows of an animal; all of it stands in its row of the table (quiz-table.tsx). */
export type QuizAnimal = {
  folder: Folder;
  slug: string;
  name: string;
  drawn: boolean;
  needs: Record<Need, number>;
  children: boolean;
  years: { min: number; max: number };
  /** Those that weigh: 'criollo', 'bienestar', 'manejo-especial', 'exotica-cria'. */
  flags: string[];
};

/** Why an animal is never proposed, in words; the law first. */
const NEVER: Record<string, string> = {
  silvestre: 'No se propone: es fauna silvestre y tenerla está prohibido.',
  'silvestre-genero': 'No se propone: es fauna silvestre, salvo origen legal comprobado.',
  'exotica-restringida': 'No se propone: exótica restringida, solo con documentos de origen legal.',
  'no-mantener': 'No se propone: no se mantiene como mascota.',
};

/** A fraud has no animal behind it to live with (content/gatos/razas/ashera.yaml). */
const FRAUDS = ['gatos/ashera'];

/** The sentence that keeps an animal out of the match; null when it may be proposed. */
export const reasonAgainst = (folder: Folder, { slug, flags }: BreedSummary): string | null => {
  if (FRAUDS.includes(`${folder}/${slug}`)) return 'No se propone: nadie crio jamás un gato así.';
  return flags.map((flag) => NEVER[flag]).find(Boolean) ?? null;
};

const kilos = ({ weight }: BreedSummary) => (weight.min + weight.max) / 2000;
const groomed = ({ scores }: BreedSummary) => (scores.grooming ?? 1) >= 4;

/**
 * A day's time, from the species' page (perros 1–2 h, gatos 30–60 min, hámsters 20–30 min, loros 1,5–4 h out of the cage) and
 * the breed's energy, coat and attachment.
 */
const TIME: Record<Folder, (breed: BreedSummary) => number> = {
  perros: (breed) => Math.min(5, Math.max(2, breed.scores.energy) + (breed.scores.grooming === 5 ? 1 : 0)),
  gatos: (breed) => 1 + (breed.scores.energy >= 4 ? 1 : 0) + (groomed(breed) ? 1 : 0),
  hamsters: () => 1,
  loros: ({ scores }) => ((scores.affection ?? 3) >= 4 ? 4 : 3),
};

/** Room at home. A hamster's ruler compares cages, and any flat has room for its table; a bird that bears a flat still needs one free room. */
const SPACE: Record<Folder, (breed: BreedSummary) => number> = {
  perros: ({ scores, apartment }) => Math.max(scores.space ?? 3, apartment ? 1 : 4),
  gatos: ({ apartment }) => (apartment ? 1 : 4),
  hamsters: () => 1,
  loros: ({ apartment }) => (apartment ? 2 : 4),
};

/** Money in kind: how much food, whose hands (groomer, vet of birds), which equipment. No amounts. */
const MONEY: Record<Folder, (breed: BreedSummary) => number> = {
  perros: (breed) => (kilos(breed) > 25 ? 4 : kilos(breed) > 10 ? 3 : 2) + (groomed(breed) ? 1 : 0),
  gatos: (breed) => (groomed(breed) ? 3 : 2),
  hamsters: () => 1,
  loros: (breed) => (kilos(breed) > 0.15 ? 4 : 3),
};

/** What the match weighs of a breed. */
export const quizAnimal = (folder: Folder, breed: BreedSummary): QuizAnimal => ({
  folder,
  slug: breed.slug,
  name: breed.name,
  drawn: breed.portrait !== null,
  needs: {
    tiempo: TIME[folder](breed),
    espacio: SPACE[folder](breed),
    // A hamster's wheel turns at night, in one room.
    ruido: breed.scores.noise ?? 2,
    dinero: MONEY[folder](breed),
  },
  children: breed.children,
  years: breed.years,
  flags: [...(breed.slug === 'criollo' ? ['criollo'] : []), ...breed.flags],
});
