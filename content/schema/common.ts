import * as z from 'zod';

/** One line of plain text: no markup, no line breaks, no stray spaces. Sentence case. */
export const line = (max = 160) =>
  z
    .string()
    .min(2)
    .max(max, `no más de ${max} caracteres: acorta la frase`)
    .refine((text) => !/\n| {2}|^\s|\s$/.test(text), 'una sola línea, sin espacios dobles ni al borde');

/** Slug: what the URL, the file name and the picture folder share. */
export const slug = () =>
  z.string().regex(/^[a-z0-9áéíóúñ]+(-[a-z0-9áéíóúñ]+)*$/, 'solo minúsculas, números y guiones');

/** Name by which pages or texts call an entry of a file: 'toxicologia', 'presion-ave'. */
export const key = () => z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'solo minúsculas sin tilde y guiones: «presion-ave»');

export const isoDate = () => z.iso.date('fecha en la forma 2026-11-21');

/** A pair of numbers, smallest first. The unit stands in the field's name or description. */
export const range = (low: number, high: number) =>
  z
    .strictObject({
      min: z.number().min(low).max(high).describe('Smallest usual value for a healthy adult.'),
      max: z.number().min(low).max(high).describe('Largest usual value for a healthy adult.'),
    })
    .refine((pair) => pair.min <= pair.max, 'min no puede ser mayor que max');

/** A judgement drawn on a scale: the number, the word readers see for it, and the text of spec §3 in the same breath. */
export const scale = () =>
  z.strictObject({
    score: z.int().min(1).max(5).describe('1 (the named low end) to 5 (the named high end); ends in traits.ts.'),
    label: line(28).describe('One to four words for that degree: "Alta", "Cada semana".'),
    note: line(160).describe('One sentence that only fits this breed and says the same as the score.'),
  });

/** A yes or no of spec §3 with the half sentence that makes it honest. */
export const yesNo = () =>
  z.strictObject({
    yes: z.boolean().describe('The boolean of spec §3.'),
    note: line(60).describe('Two to eight words in lower case: "si crece con ellos", "mejor con patio".'),
  });

export const source = () =>
  z
    .strictObject({
      title: line(200).describe('Title of the document as a reader would search for it.'),
      publisher: line(120).describe('Who answers for it: FCI, WSAVA, MSD Veterinary Manual, a journal…'),
      year: z.int().min(1950).max(2026).optional().describe('Year of the edition used; left out when not sure.'),
      url: z
        .url({ protocol: /^https?$/ })
        .optional()
        .describe('Address, only when sure that it exists.'),
    })
    .describe('A source that a reader can find and that says what we use it for.');

const signature = z.strictObject({
  by: slug().describe('Key of the vet in content/revisores.yaml.'),
  date: isoDate().describe('Day of the signature.'),
  text: z
    .string()
    .regex(/^[0-9a-f]{16}$/, 'los 16 caracteres que imprime npm run content:packet')
    .describe('Hash of the text that was judged, as `npm run content:packet` prints it.'),
});
export type Signature = z.output<typeof signature>;

export const provenance = {
  sources: z.array(source()).min(2, 'al menos dos fuentes').describe('Where the facts come from, most used first.'),
  revised: isoDate().describe('Day of the last full revision of the text.'),
  reviewer: signature
    .nullable()
    .describe('The signature of the vet who judged this text; null shows "Sin revisión veterinaria".'),
};

/** Numbers of the advice as its sentences write them, each with the source that gives it. */
export const figures = (most: number) =>
  z
    .array(
      z.strictObject({
        says: line(60).describe('The figure as the sentence writes it: "15 minutos".'),
        source: z.int().min(1).describe('Which of the sources gives it, counted from 1.'),
      }),
    )
    .max(most)
    .optional();
