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

const SMALL: ReadonlySet<string> = new Set(['hamsters', 'loros']);
/** A body of grams. */
export const isSmall = (species: string): boolean => SMALL.has(species);
