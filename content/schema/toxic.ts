import { z } from 'zod';
import { line, provenance } from './common.ts';
import { SEVERITIES, TOXIC_KINDS, type ToxicKind } from './toxic-kinds.ts';

const severity = z.enum(SEVERITIES);

/** A substance a Colombian home has, and what it does to each species. */
export const toxic = z.strictObject({
  name: line(60).describe('Name Colombians use.'),
  kind: z.enum(Object.keys(TOXIC_KINDS) as [ToxicKind, ...ToxicKind[]]).describe('Kind of substance.'),
  scientific_name: line(80).optional().describe('For plants and animals: Latin name.'),
  aliases: z.array(line(50)).max(14).describe('Other names, brands in common use and usual misspellings.'),
  what: line(120).describe('Which part or form is dangerous: "pulpa, hueso y hojas".'),
  severity: z
    .strictObject({
      perros: severity.describe('Worst usual outcome for dogs.'),
      gatos: severity.describe('Worst usual outcome for cats.'),
      hamsters: severity.describe('Worst usual outcome for hamsters.'),
      loros: severity.describe('Worst usual outcome for parrots.'),
    })
    .describe('Severity per species; "sin dato" when no good source says.'),
  signs: z.array(line(140)).min(1).max(8).describe('Signs, in the order in which they appear.'),
  onset: line(120).describe('How soon signs appear: "de 6 a 12 horas".'),
  action: z
    .array(line(240))
    .min(1)
    .max(6)
    .describe('What to do, one action each; first "No provoques el vómito" where it was swallowed.'),
  note: line(320).optional().describe('What people get wrong about it.'),
  ...provenance,
});

export type Toxic = z.output<typeof toxic>;
