import { DRUG_FAMILIES, type DrugFamily } from './drug-families.ts';
import { folded } from './fold.ts';
import { GRAVE_MEDICINES, type GraveMedicine } from './grave-medicines.ts';
import { SPECIES, SPECIES_NAME, type Species } from './species.ts';

/** What must be read twice before a medicine is signed; it forbids nothing and knows no dose. `item`: its place, from 0 on. */
export type MedicineDoubt = { item: number; text: string; grave: GraveMedicine | null };
/** Under a medicine that nobody said yes to twice. */
export const unconfirmed = (text: string): string => `${text}. Confírmalo para firmar.`;
type Named = { name: string; concentration?: string | null | undefined };
export type DoubtedPet = { species: Species; allergies: string | null };

const wordsOf = (text: string): string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
const KEYS = GRAVE_MEDICINES.map((grave) => ({ grave, keys: grave.keys.map((key) => ` ${wordsOf(key).join(' ')} `) }));

/** Shortest word that can name an allergen, and from which a plural or another ending is the same word. */
const WORD = 4;
const STEM = 6;
/** Words of a medicine's form or of a sentence: that they stand in both says nothing. */
const COMMON = new Set(
  'acido agua ampolla capsula capsulas cada como crema dosis forte gotas inyectable jarabe leve para piel polvo reaccion sodico solucion suspension tableta tabletas toda todo vacuna'.split(
    ' ',
  ),
);
const alike = (a: string, b: string) =>
  a === b || (Math.min(a.length, b.length) >= STEM && (a.startsWith(b) || b.startsWith(a)));

const familiesOf = (words: readonly string[]): DrugFamily[] =>
  DRUG_FAMILIES.filter(({ members }) => words.some((word) => members.some((one) => alike(word, one))));

/**
 * Why a medicine meets a noted allergy; null: it does not. It is named, or one of the family that is noted (amoxicillin where penicillin
 * is), or of a family that may cross with that.
 */
const metAllergy = (words: readonly string[], allergies: string | null): string | null => {
  const noted = wordsOf(allergies ?? '').filter((word) => word.length >= WORD && !COMMON.has(word));
  if (words.some((word) => noted.some((one) => alike(word, one))))
    return `coincide con una alergia anotada («${allergies}»)`;
  const [own, theirs] = [familiesOf(words), familiesOf(noted)];
  const same = own.find((one) => theirs.includes(one));
  if (same) return `es del grupo de ${same.name}, y hay una alergia anotada («${allergies}»)`;
  for (const { name, near } of own) {
    const crossed = theirs.find((one) => near.includes(one.name));
    if (crossed)
      return `es del grupo de ${name}, que puede cruzarse con ${crossed.name}: hay una alergia anotada («${allergies}»)`;
  }
  return null;
};

/** What of a list of medicines must be read twice for an animal: those that the guide calls grave for its species, those that meet a noted allergy. */
export const medicineDoubts = (items: readonly Named[], { species, allergies }: DoubtedPet): MedicineDoubt[] =>
  items.flatMap(({ name, concentration }, item) => {
    const words = wordsOf(`${name} ${concentration ?? ''}`);
    const line = ` ${words.join(' ')} `;
    const grave = KEYS.filter(
      ({ grave: of, keys }) => of.species.includes(species) && keys.some((key) => line.includes(key)),
    ).map(({ grave: of }) => ({
      item,
      text: `«${name}»: la guía de tóxicos lo marca grave para ${SPECIES_NAME[species].many.toLowerCase()} (${of.name})`,
      grave: of,
    }));
    const met = metAllergy(words, allergies);
    return [...(met ? [{ item, text: `«${name}»: ${met}`, grave: null }] : []), ...grave];
  });

/** For each species what is kept of a confirmed list, as it stands on the fórmula; null: there was nothing to confirm. */
export const confirmedBySpecies = (items: readonly Named[], allergies: string | null): [Species, string | null][] =>
  SPECIES.map((species) => {
    const texts = medicineDoubts(items, { species, allergies }).map(({ text }) => text);
    return [species, texts.length > 0 ? `${texts.join('. ')}.` : null];
  });
