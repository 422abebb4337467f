import * as z from 'zod';
import { figures, line, provenance, slug } from './common.ts';
import { triage, triageProblems } from './first-aid-triage.ts';
import { guarded } from './guard-kinds.ts';
import { guard } from './guards.ts';
import { prose } from './prose.ts';

const FOR_SPECIES = z.array(z.enum(['perros', 'gatos', 'hamsters', 'loros']));

const picture = z.strictObject({
  file: z
    .string()
    .regex(/^[a-z]+(-[a-z]+)*$/, 'el nombre de un dibujo de src/features/guides/first-aid/drawings, sin extensión')
    .describe('Drawing in src/features/guides/first-aid/drawings, without .svg (scripts/drawings/aid.ts makes them).'),
  alt: line(220).describe('What the drawing shows and what the hands do, for who does not see it.'),
  caption: line(60)
    .optional()
    .describe('For whom or how, when a step has several: "Gato: dos dedos bajo las costillas".'),
  for: FOR_SPECIES.min(1).optional().describe('Only for these species; left out when for all.'),
});

const otherwise = z
  .strictObject({
    title: line(70).describe('What is done in its place for this species, imperative.'),
    text: line(360).describe('How, in one to three short sentences.'),
    guard: guard().optional().describe('Key of the condition (guards.ts) whose sentence is added to the text.'),
  })
  .transform(({ guard, ...way }) => ({ ...way, text: guarded(way.text, guard) }))
  .optional();

const step = z
  .strictObject({
    id: slug().optional().describe('Name of the step for the signs of the triage that lead to it: "comprimir".'),
    title: line(70).describe('The action, imperative, without final period: "Guarda el empaque".'),
    text: line(360).describe('How to do it and what to look at; one to three short sentences.'),
    call: z.enum(['toxicologia', 'emergencias']).optional().describe('Line whose tel: button stands under the step.'),
    guard: guard().optional().describe('Key of the condition (guards.ts) whose sentence is added to the text.'),
    pictures: z.array(picture).min(1).max(2).optional().describe('How the hands do it, drawn.'),
    for: FOR_SPECIES.min(1)
      .optional()
      .describe('Only these species are done it; left out when all are, each its own way.'),
    instead: z
      .strictObject({
        perros: otherwise.describe('For dogs.'),
        gatos: otherwise.describe('For cats.'),
        hamsters: otherwise.describe('For hamsters.'),
        loros: otherwise.describe('For parrots.'),
      })
      .optional()
      .describe(
        'The step of a species that does it another way: stands under the same number, and alone where that species was chosen.',
      ),
  })
  .transform(({ guard, ...step }) => ({ ...step, text: guarded(step.text, guard) }));

const common = {
  title: line(60).describe('Name of the entry.'),
  order: z.int().min(1).max(40).describe('Place in its group.'),
  hint: line(70).describe('Half a line under the title in lists: "Atropello, caída de un balcón, pelea".'),
  summary: line(220).describe('What the page is for, one or two sentences. Also the page description.'),
  related: z.array(slug()).max(5).default([]).describe('Slugs of other entries to read next.'),
  ...provenance,
};

const situationFields = z.strictObject({
  kind: z.literal('situation').describe('Something that is happening.'),
  group: z.enum(['urgentes', 'heridas']).describe('Group on the guide.'),
  urgent: z.boolean().describe('True for the flag "Urgente": all of Situaciones Urgentes.'),
  poison: z
    .boolean()
    .default(false)
    .describe('True where the matter is a poison: the lines of toxicology stand beside the clinic.'),
  ...common,
  triage: triage.describe('What to look at before anything else, and what each sign asks for first.'),
  signs: z.array(line(140)).min(3).max(9).describe('How to recognise it.'),
  first_minute: z.array(step).min(1).max(4).describe('Steps of the first minute.'),
  then: z.array(step).min(1).max(7).describe('The steps after it; numbering goes on.'),
  never: z.array(line(160)).min(3).max(8).describe('What never to do, each a sentence.'),
  leave_at_once: z.array(line(160)).min(2).max(8).describe('When to leave for the clinic without waiting.'),
  tell_the_vet: z.array(line(120)).min(2).max(7).describe('What to say on the phone.'),
  differences: z
    .strictObject({
      perros: prose().optional().describe('What changes for dogs.'),
      gatos: prose().optional().describe('What changes for cats.'),
      hamsters: prose().optional().describe('What changes for hamsters.'),
      loros: prose().optional().describe('What changes for parrots.'),
    })
    .describe('Differences by species; left out when the steps are the same.'),
  figures: figures(12).describe(
    'Every number in triage, steps, never and leave_at_once with its source; for those who edit, no page shows it.',
  ),
});

const situation = situationFields.superRefine(({ triage: own, first_minute, then }, context) => {
  const steps = new Set([...first_minute, ...then].flatMap(({ id }) => id ?? []));
  for (const problem of triageProblems(own, steps)) context.addIssue({ code: 'custom', ...problem });
});

const kit = z.strictObject({
  kind: z.literal('kit').describe('Something to have ready.'),
  group: z.literal('kit').describe('Group on the guide.'),
  urgent: z.literal(false).describe('Never urgent.'),
  ...common,
  items: z
    .array(
      z.strictObject({
        name: line(80).describe('The thing, with its measure: "Gasa estéril de 10 × 10 cm".'),
        note: line(220).describe('What it is for, or how to keep it.'),
        species: FOR_SPECIES.optional().describe('Only for these species; left out when for all.'),
      }),
    )
    .min(4)
    .max(22)
    .describe('Items to tick.'),
  content: z
    .array(
      z.strictObject({
        subtitle: line(80).describe('Heading of the block.'),
        text: prose().describe('Text of the block.'),
      }),
    )
    .min(1)
    .max(6)
    .describe('How to use and keep it.'),
  never: z.array(line(160)).min(2).max(8).describe('What never to do.'),
});

export const firstAid = z.discriminatedUnion('kind', [situation, kit]);
export type FirstAid = z.output<typeof firstAid>;
export type FirstAidSituation = z.output<typeof situation>;
export type FirstAidKit = z.output<typeof kit>;
