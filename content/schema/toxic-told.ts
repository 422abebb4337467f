import { isSmall, type Severity, type ToxicKind } from './toxic-kinds.ts';

/** What decides when an animal leaves because of a substance. */
export type Triage = {
  kind: ToxicKind;
  severity: Record<string, Severity>;
  /** For some species, or for all. */
  go_now: readonly { for?: readonly string[] | undefined; text: string }[];
};

/** A row of dogs, or of whoever is not a body of grams, in a list that is for all. */
const OF_DOGS = /^Llama ya (?:si (?:(?:fue|es) |a )?un perro\b|en los demás casos)/;
/** It speaks of a habit, not of a mouthful; or says itself whom it sends out. */
const NOT_A_MOUTHFUL = /\bdiario\b|\bjaula est|\bsal ya\./;

/**
 * A body of grams leaves with what a dog is called about: first aid says so of everything poisonous
 * (content/primeros-auxilios/intoxicaciones.yaml), and the line of a substance does not say less.
 */
const forSmall = (text: string, isMild: boolean): string =>
  NOT_A_MOUTHFUL.test(text)
    ? text
    : text
        .replace(
          isMild ? /^Llama ya (?=(?:si|con) .*\baunque\b)(?!.*\bmuch[oa]s?\b)/ : /^Llama ya (?=si |con )/,
          'Sal ya ',
        )
        .replace(/(?:, y|;) llama ya (?=si |con )/, isMild ? '$&' : ', y también ');

/** Kinds that nobody swallows. */
const NOT_EATEN: readonly ToxicKind[] = ['animal', 'humo'];
/** What a body of grams does before signs come, where every row waits for signs or for much. */
const BITTEN = 'Sal ya si la mordió, aunque se vea bien.';
const TAKEN = 'Sal ya si lo comió o lo lamió, aunque se vea bien.';
const ASK_FIRST = 'Llama ya si lo comió, aunque se vea bien.';
/** Whether a sentence sends out a body of grams with any of it. */
export const leavesWithAny = (text: string): boolean => text === BITTEN || text === TAKEN;
/** A food or a thing that is grave for nobody may be harmless: it is asked first. */
const untold = ({ kind, severity }: Triage): string => {
  if (kind === 'planta') return BITTEN;
  const mayBeHarmless = kind === 'alimento' || kind === 'objeto';
  return mayBeHarmless && !Object.values(severity).includes('grave') ? ASK_FIRST : TAKEN;
};
/** It holds for whoever had any of it, sign or none. */
const BEFORE_SIGNS =
  /\b(?:cualquier|aunque|sin esperar|una sola)\b|^Sal ya con\b|(?:com|lam|mord|beb)ió|(?:trag|prob|mastic|pis)ó/;
/** It holds for any part of a plant: not for its seeds or its bulb alone. */
const OF_WHOLE = /(?<!\p{L})(?:cualquier|una sola|aves?|hámsters?|la mordió)(?!\p{L})/u;
const OF_MUCH = /\b(?:much[oa]s?|bastante|más (?:que|de(?! lo formulado)))\b/;

/** 'Llama ya si comió hojas, aunque parezca bien': of a plant or a poison, a body of grams leaves with any of it. */
const OF_A_BITE = /^Llama ya si (?:la |lo )?(?:com|lam|mord|mastic)[ió]+ (?!.*bañ)(?!much)[^.]*aunque [^.]*\.$/;
const asAny = (text: string, record: Triage): string | null => {
  const any = untold(record);
  return OF_A_BITE.test(text) && leavesWithAny(any) && !['alimento', 'objeto'].includes(record.kind) ? any : null;
};

/** A row of its own that sends a body of grams out whatever it had, however it looks. */
const OF_ANY =
  /^Sal ya con (?:cualquier|una sola)(?!.* si )|^Sal ya si (?!.*\brespira\b)(?=.*\b(?:ave|hámster)\b)(?=.*(?:com|lam|mord|beb|trag|prob|mastic)i?ó).*(?:aunque|así|pizca|por poc[ao])/;
/** A way in other than the mouth, which a row of what was eaten does not speak of. */
const OTHER_WAY =
  /(?<!\p{L})(?:ojos?|cayó|untaron|untó|bañaron|rociaron|mojó|bebió|respiró|estuvo|pisó|durmió|tocó|roe|enredad[oa]|tubo)(?!\p{L})/u;
/**
 * What is left to say to a body of grams that leaves with any of it: not how much, nor with which signs. Signs without a mouthful
 * that somebody saw stand on every page, in words of its own (toxic-go-now.tsx).
 */
const withoutThresholds = (told: readonly string[]): string[] => {
  const any = told.filter((text) => leavesWithAny(text) || OF_ANY.test(text));
  if (any.length === 0) return [...told];
  return [...new Set(told)].filter((text) => any.includes(text) || OTHER_WAY.test(text));
};

/** What holds for any of it is said before signs; what leaves, before what calls. */
const haste = (text: string): number => Number(leavesWithAny(text)) + Number(text.startsWith('Sal'));

const isUntold = (told: readonly string[], { kind, severity }: Triage, species: string): boolean =>
  isSmall(species) &&
  !NOT_EATEN.includes(kind) &&
  (severity[species] === 'sin dato' || severity[species] === 'moderada') &&
  !told.some((text) => BEFORE_SIGNS.test(text) && !OF_MUCH.test(text) && (kind !== 'planta' || OF_WHOLE.test(text)));

/**
 * Sentences that hold for a species, on the page, in the index and in a result: those that send it out before those that only ask
 * for a call. Empty: no row speaks of it.
 */
export const toldTo = (record: Triage, species: string): string[] => {
  const degree = record.severity[species];
  const isMild = degree === 'leve' || degree === 'ninguna';
  const told = record.go_now
    .filter(({ for: who, text }) => (!who || who.includes(species)) && !(isSmall(species) && OF_DOGS.test(text)))
    .map(({ text }) => (isSmall(species) ? (asAny(text, record) ?? forSmall(text, isMild)) : text));
  if ((told.length > 0 || record.kind === 'planta') && isUntold(told, record, species)) told.push(untold(record));
  const all = isSmall(species) ? withoutThresholds(told) : told;
  return all.sort((a, b) => haste(b) - haste(a));
};
