import * as z from 'zod';
import { line, provenance } from './common.ts';
import { prose } from './prose.ts';

/** A topic page (spec §2): title and blocks of subtitle and text. Species and section come from the folder. */
export const topic = z.strictObject({
  title: line(70).describe('Title of the page.'),
  short_title: line(30).describe('Name inside its species, for menus and the index: "Higiene dental".'),
  order: z.int().min(1).max(30).describe('Place in the index of its section.'),
  summary: line(200).describe('One sentence: what the reader will be able to do. Also the page description.'),
  essentials: z
    .strictObject({
      facts: z
        .array(
          z.strictObject({
            mark: line(12).describe('A figure with its unit, or one or two words: "2–3", "45°", "A diario".'),
            text: line(90).describe('What it is of, as the page below says it, in other words.'),
          }),
        )
        .min(2)
        .max(3)
        .describe('What one would pin on the fridge, figures first.'),
      never: line(110)
        .regex(/^(Nunca|No) /, 'empieza por «Nunca» o «No»')
        .describe('The one mistake that costs most.'),
      see: line(170)
        .regex(
          /^(Sal ya|Llama ya|Llama hoy|Pide cita hoy) si /,
          'empieza por «Sal ya si», «Llama ya si», «Llama hoy si» o «Pide cita hoy si»',
        )
        .optional()
        .describe('When the clinic cannot wait; left out where the page has no such moment.'),
    })
    .describe('What whoever reads nothing else takes along; says nothing that the blocks do not.'),
  content: z
    .array(
      z.strictObject({
        subtitle: line(80).describe('Heading of the block, sentence case.'),
        text: prose().describe('Up to 160 words; may hold one list.'),
      }),
    )
    .min(5)
    .max(9)
    .describe('The blocks in reading order, 400–900 words together.'),
  related: z
    .array(z.string().startsWith('/'))
    .max(4)
    .default([])
    .describe('Paths of our own pages that a reader wants next.'),
  ...provenance,
});
export type Topic = z.output<typeof topic>;
