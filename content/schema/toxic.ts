import * as z from 'zod';
import { figures, line, provenance } from './common.ts';
import { guardedAct, wets } from './guard-kinds.ts';
import { guard } from './guards.ts';
import { SEVERITIES, TOXIC_KINDS, type ToxicKind } from './toxic-kinds.ts';
import { toldTo } from './toxic-told.ts';

const severity = z.enum(SEVERITIES);

const SPECIES = ['perros', 'gatos', 'hamsters', 'loros'] as const;
const SPECIES_WORD = { perros: 'perros', gatos: 'gatos', hamsters: 'hámsters', loros: 'loros' };

/** What a cell of the table of amounts orders. */
const order = z.enum(['Sal ya', 'Llama ya y llévalo hoy']);

const goNow = z.strictObject({
  for: z.array(z.enum(SPECIES)).min(1).optional().describe('Only for these species; left out when for all.'),
  text: line(220)
    .regex(/^(Sal|Llama) ya\b.*\.$/, 'una frase completa que empiece por «Sal ya» o «Llama ya» y termine en punto')
    .describe('One sentence: what sends them out or to the phone now, "Sal ya si tiembla o no se sostiene."'),
});

/** One thing to do; the output is always the sentence, with that of its guard. */
const act = z.union([
  line(240),
  z
    .strictObject({
      text: line(240).describe('What to do, a sentence.'),
      guard: guard().describe('Key of the condition (guards.ts) under which it may be done.'),
    })
    .transform(({ text, guard }) => guardedAct(text, guard)),
]);

const amounts = z.strictObject({
  of: line(40).describe('What is counted: "Tabletas de 500 mg".'),
  columns: z.tuple([line(20), line(20)]).describe('How many of them, the fewer first: "Una o un pedazo".'),
  rows: z
    .array(
      z.strictObject({
        for: z.array(z.enum(SPECIES)).min(1).describe('Species of the row.'),
        who: line(30).describe('The animal, as its owner calls it: "Perro de hasta 10 kilos".'),
        cells: z.tuple([order, order]).describe('What is done with each of the two amounts.'),
      }),
    )
    .min(2)
    .max(6)
    .describe('The animal that it harms most first.'),
});
export type ToxicAmounts = z.output<typeof amounts>;

type Rules = { severity: Record<(typeof SPECIES)[number], string>; go_now: z.output<typeof goNow>[] };

/** Species for which it is grave and no row of `go_now` says when to leave. */
const withoutTrigger = ({ severity, go_now }: Rules) =>
  SPECIES.filter(
    (one) =>
      severity[one] === 'grave' &&
      !go_now.some(({ for: who, text }) => (!who || who.includes(one)) && /\bsal ya\b/i.test(text)),
  );

type Told = Parameters<typeof toldTo>[0];

/** What nobody with a body of grams can wait for: a hamster cannot vomit, and a bird that does leaves the first time. */
const UNREACHABLE = {
  hamsters: /(?<!sin esperar a que )(?<!para )\b(?:vomit[aeó]|arcadas)|\bvómito/i,
  loros: /vomita (?:varias|más|dos|sin parar)|(?:para|deja) de vomitar|retiene el agua/i,
} as const;
const OTHERS_NAMED = /\b(?:perr[oa]s?|gat[oa]s?|cachorros?|gatic[oa]s?)\b/i;

/** Sentences told to a bird or a hamster that are not its own. */
const notForSmall = (record: Told) =>
  (['hamsters', 'loros'] as const).flatMap((one) =>
    toldTo(record, one).flatMap((text) => {
      const [sign] = UNREACHABLE[one].exec(text) ?? [];
      const [other] = OTHERS_NAMED.exec(text) ?? [];
      if (sign) return [{ one, text, why: `espera «${sign}», que su cuerpo no hace o no aguanta` }];
      return other
        ? [{ one, text, why: `nombra «${other}», y quien lo lee tiene que buscarse en una lista ajena` }]
        : [];
    }),
  );

/** What calms in a note is known of dogs and cats: under 'Sal ya si la mordió' a parrot's owner would rather believe it. */
const SOOTHES =
  /(?:rara vez|casi siempre (?:se (?:queda|resuelve)|todo queda)|suele (?:pasar|arder|salir|quedar|hacer poco|irritar poco)|asusta más|se recuperan|son raras|pocas veces)(?!\p{L})/iu;
const OF_WHOM = /\b(?:perr|gat|loro|ave|hámster|person|niñ|animal)/i;
const soothingAll = ({ note = '', ...record }: Told & { note?: string | undefined }) =>
  ['hamsters', 'loros'].some((one) => toldTo(record, one).some((text) => text.startsWith('Sal')))
    ? note.split(/(?<=\.) /).filter((sentence) => SOOTHES.test(sentence) && !OF_WHOM.test(sentence))
    : [];

/** «Sal ya sin lavarle la boca si…»: signs that the step which washes does not name would be washed there. */
const washedAnyway = ({ go_now, action }: { go_now: z.output<typeof goNow>[]; action: string[] }) => {
  const wet = action.filter(wets).join(' ');
  return go_now.flatMap(({ text }) => {
    const [, list = ''] = /^Sal ya,? sin (?:lavar|bañar).*? si (.*)\.$/.exec(text) ?? [];
    return list
      .split(/, | o /)
      .filter((sign) => sign && !wet.includes(sign.replace(/^(?:si|el \p{L}+|está|tiene) /u, '')));
  });
};

/** A substance a Colombian home has, and what it does to each species. */
export const toxic = z
  .strictObject({
    name: line(60).describe('Name Colombians use.'),
    kind: z.enum(Object.keys(TOXIC_KINDS) as [ToxicKind, ...ToxicKind[]]).describe('Kind of substance.'),
    poison: z
      .boolean()
      .default(true)
      .describe('False where it harms as a body that cuts, folds or blocks: no line of toxicology stands beside it.'),
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
    go_now: z
      .array(goNow)
      .min(1)
      .max(5)
      .describe(
        'When to leave or to call at once, for all or by species; every species marked "grave" needs a "Sal ya".',
      ),
    amounts: amounts
      .optional()
      .describe('Where people count pills: what each animal does with so many, as a table above the sentences.'),
    action: z
      .array(act)
      .min(1)
      .max(6)
      .describe('What to do, one action each; first "No provoques el vómito" where it was swallowed.'),
    dry: z
      .boolean()
      .default(false)
      .describe('True where rubbing or wetting does harm to a bird or a hamster: spines, stings, glue.'),
    small: line(200)
      .optional()
      .describe(
        'What a bird or a hamster is done, after "Ave y hámster:", where the sentence of the house does not fit.',
      ),
    note: line(320).optional().describe('What people get wrong about it.'),
    figures: figures(8).describe(
      'Every number in go_now, action and note with its source; for those who edit, no page shows it.',
    ),
    ...provenance,
  })
  .superRefine((record, context) => {
    for (const one of withoutTrigger(record))
      context.addIssue({
        code: 'custom',
        path: ['go_now'],
        message: `es grave para ${SPECIES_WORD[one]} y nada dice cuándo salir: agrega una fila para ${one} (o para todas) que diga «Sal ya si…»`,
      });
    for (const { one, text, why } of notForSmall(record))
      context.addIssue({
        code: 'custom',
        path: ['go_now'],
        message: `«${text}» llega a ${SPECIES_WORD[one]} y ${why}: ponle «for: [perros, gatos]» y dale a ${one} su fila corta, «Sal ya si lo comió, aunque se vea bien.»`,
      });
    for (const sentence of soothingAll(record))
      context.addIssue({
        code: 'custom',
        path: ['note'],
        message: `«${sentence}» calma también a quien tiene un ave o un hámster, que sale ya: di de quién se sabe, «En perros y gatos, …»`,
      });
    for (const sign of washedAnyway(record))
      context.addIssue({
        code: 'custom',
        path: ['action'],
        message: `«go_now» manda salir sin lavar si «${sign}» y el paso que lava no lo dice: nómbralo en ese paso, con las mismas palabras`,
      });
  });

export type Toxic = z.output<typeof toxic>;
