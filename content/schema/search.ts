import * as z from 'zod';
import { line } from './common.ts';

const words = (what: string) => z.array(line(40)).min(1).describe(what);

/** content/busqueda.yaml: what the search knows besides the guides themselves. */
export const searchFile = z.strictObject({
  examples: z.array(line(60)).min(3).max(8).describe('Searches offered where nothing has been typed yet.'),
  pages: z
    .array(
      z.strictObject({
        path: z.string().startsWith('/').describe('Address of one of our pages that is no guide of its own.'),
        title: line(70).describe('Its name in the results.'),
        lead: line(200).describe('One sentence: what it is for.'),
        aliases: z.array(line(40)).max(24).describe('Other words that people type for it.'),
      }),
    )
    .min(1)
    .describe('Useful pages besides breeds, topics, first aid, toxics and species.'),
  searched: z
    .strictObject({
      called: z
        .record(z.string().startsWith('/'), words('Other words that people type for it.'))
        .describe('What people type for guides that have another title, by address.'),
      species: z
        .strictObject({
          perros: words('Words that say the animal is a dog.'),
          gatos: words('Words that say it is a cat.'),
          hamsters: words('Words that say it is a hamster.'),
          loros: words('Words that say it is a parrot.'),
        })
        .describe('Words that name a species; plural, gender and diminutive come by themselves.'),
      kinds: z
        .strictObject({
          perros: words('Dogs of a kind.'),
          gatos: words('Cats of a kind.'),
          hamsters: words('Hamsters of a kind.'),
          loros: words('Parrots of a kind.'),
        })
        .describe('Words that name a species and say more of the animal: "cachorro", "guacamaya".'),
      same: z.array(z.array(line(30)).min(2)).describe('Groups of single words that people use for the same thing.'),
      vague: words('Single words that say little beside others: places, «cuidados», «precio».'),
    })
    .describe('Words that people type, misspelt ones among them.'),
});
export type SearchFile = z.output<typeof searchFile>;
