/** Kinds of toxic substances with the headings of the index, in its order: what is swallowed most often first. Apart from the schema: the browser reads it, and it must not bring zod along. */
export const TOXIC_KINDS = {
  alimento: 'Alimentos',
  medicamento: 'Medicamentos',
  planta: 'Plantas y hongos',
  limpieza: 'Aseo y químicos',
  plaguicida: 'Venenos y plaguicidas',
  humo: 'Humos y gases',
  animal: 'Animales',
  objeto: 'Objetos',
} as const;
export type ToxicKind = keyof typeof TOXIC_KINDS;

/** How bad it usually gets; 'sin dato' is not 'ninguna': nobody knows. */
export const SEVERITIES = ['ninguna', 'leve', 'moderada', 'grave', 'sin dato'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** What sends an animal out, for some species or for all. */
type GoNow = { for?: readonly string[] | undefined; text: string };

const SMALL: ReadonlySet<string> = new Set(['hamsters', 'loros']);
/** A body of grams. */
export const isSmall = (species: string): boolean => SMALL.has(species);
/** It speaks of much, of many days or of a dog: a crumb of it is not what is meant. */
const OF_MUCH = /\bmuch[oa]s?\b|\bdiario\b|^Llama ya si (?:fue )?un perro\b|\bsal ya\./;

/**
 * A body of grams leaves with what a dog is called about, well as it looks: first aid says so of everything poisonous
 * (content/primeros-auxilios/intoxicaciones.yaml), and the line of a substance does not say less.
 */
const forSmall = (text: string): string =>
  OF_MUCH.test(text)
    ? text
    : text
        .replace(/^Llama ya (?=(?:si|con) .*\baunque\b)/, 'Sal ya ')
        .replace(/, y llama ya (?=si |con )/, ', y también ');

/** Sentences that hold for a species: those that send it out before those that only ask for a call. */
export const goNowFor = (rows: readonly GoNow[], species: string): string[] =>
  rows
    .filter(({ for: who }) => !who || who.includes(species))
    .map(({ text }) => (isSmall(species) ? forSmall(text) : text))
    .sort((a, b) => Number(b.startsWith('Sal')) - Number(a.startsWith('Sal')));
