import * as z from 'zod';
import { line, provenance } from './common.ts';

const { sources, revised, reviewer } = provenance;

const name = line(60);

/** content/familias-de-medicinas.yaml: which medicines are of one family, so that an allergy to one asks about the others. Names, never a dose. */
export const drugFamiliesFile = z
  .strictObject({
    revised,
    reviewer,
    families: z
      .array(
        z.strictObject({
          name: name.describe('The family, in the plural, as the question says it: «es de las penicilinas».'),
          members: z
            .array(line(40).regex(/^[\p{L}\d]+$/u))
            .min(2)
            .describe('One word each: the family, its substances, brands that hold nothing else.'),
          near: z.array(name).describe('Families that may cross with it: they are asked about with caution.'),
        }),
      )
      .min(1)
      .describe('Families in reading order; a medicine may stand in several.'),
    sources,
  })
  .refine(({ families }) => {
    const names = new Set(families.map((one) => one.name));
    return families.every(({ near }) => near.every((one) => names.has(one)));
  }, 'near nombra una familia que no está en la lista');
export type DrugFamiliesFile = z.output<typeof drugFamiliesFile>;
