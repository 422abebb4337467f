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

/** Sentences that hold for a species: those that send it out before those that only ask for a call. */
export const goNowFor = (rows: readonly GoNow[], species: string): string[] =>
  rows
    .filter(({ for: who }) => !who || who.includes(species))
    .map(({ text }) => text)
    .sort((a, b) => Number(b.startsWith('Sal')) - Number(a.startsWith('Sal')));
