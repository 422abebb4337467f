import * as z from 'zod';
import { line } from './common.ts';

const phrases = (what: string) => z.array(line(80)).min(1).describe(what);

/**
 * content/alertas.yaml: what must not wait, in people's words. A phrase is words in their order, with at most three others between
 * them; accents, endings and misspellings are forgiven. `=comió` keeps its ending, CAPITALS name a group, ` + ` parts what may stand in any order.
 * `?` is a word that no rule, toxic or guide has; only a search, which knows them all, hears it.
 */
export const redFlagsFile = z.strictObject({
  groups: z
    .record(z.string().regex(/^[A-ZÑ]{2,}$/), phrases('Words and phrases for one thing.'))
    .describe('Words that mean the same for a rule, by a name in capitals.'),
  short: z
    .record(z.string(), z.array(z.string().min(1).max(6)).min(1))
    .describe('What thumbs leave of a word: que: [q, k].'),
  glued: z.array(line(4)).min(1).describe('Little words that thumbs glue to the next one: "nopuede".'),
  vague: z.array(line(40)).describe('Names of toxics that say too little: what was eaten is something else.'),
  names: z
    .record(z.string(), z.array(line(50)).min(1))
    .describe(
      'What people call a toxic besides its name and aliases, by its file in toxicos/; the search shows the one that was typed.',
    ),
  flags: z
    .array(
      z.strictObject({
        key: z
          .string()
          .regex(/^[a-z-]+$/)
          .describe('Its own name, for tests.'),
        urgency: z.enum(['now', 'today']).describe('"now": leave for the clinic; "today": call it today.'),
        title: line(60).describe('What it may be, as a heading.'),
        first: line(160).describe('The one thing to do before reading on.'),
        own: z
          .array(
            z.strictObject({
              for: z
                .array(z.enum(['perros', 'gatos', 'hamsters', 'loros']))
                .min(1)
                .describe('Whose first act it is.'),
              first: line(160).describe('What is done with that animal, in the place of the common sentence.'),
            }),
          )
          .min(1)
          .optional()
          .describe(
            'The same for who told of one of these: a bird is laid on no board. A small one that stands beside a large one is the one it happened to.',
          ),
        leads_to: z
          .array(z.string().startsWith('/'))
          .min(1)
          .describe('Pages, or parts of one (#…), that go on; of several the one of the animal’s species.'),
        species: z
          .array(z.enum(['perros', 'gatos', 'hamsters', 'loros']))
          .min(1)
          .optional()
          .describe('Only for these; left out: for all.'),
        told: z
          .literal(true)
          .optional()
          .describe('Only where the species is said: its signs are ordinary ones in others.'),
        poison: z
          .literal(false)
          .optional()
          .describe('Where its page is that of poisonings and it is none: no line of toxicology stands beside it.'),
        instead_of: z
          .array(line(50))
          .min(1)
          .optional()
          .describe('Keys of flags, or pages of toxics, that this one explains: they are left out beside it.'),
        ahead: z
          .literal(true)
          .optional()
          .describe(
            'Stands before the toxics that were named, and is said of those it leads to: an eye is rinsed first, who trembles is not washed.',
          ),
        searched: z
          .literal(false)
          .optional()
          .describe('Only for the assistant: who searches for these words asks for the page of the trouble itself.'),
        signs: phrases('Any of these says it.'),
        unless: phrases('Where one of these is said too, the question is another one.').optional(),
      }),
    )
    .min(1)
    .describe('The gravest first.'),
});
export type RedFlagsFile = z.output<typeof redFlagsFile>;
