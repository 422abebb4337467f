import * as z from 'zod';
import { line, provenance } from './common.ts';
import { prose } from './prose.ts';

/** A topic page (spec §2): title and blocks of subtitle and text. Species and section come from the folder. */
export const topic = z.strictObject({
  title: line(70).describe('Title of the page.'),
  short_title: line(30).describe('Name inside its species, for menus and the index: "Higiene dental".'),
  order: z.int().min(1).max(30).describe('Place in the index of its section.'),
  summary: line(200).describe('One sentence: what the reader will be able to do. Also the page description.'),
  content: z
    .array(
      z.strictObject({
        subtitle: line(80).describe('Heading of the block, sentence case.'),
        text: prose().describe('60–160 words; may hold one list.'),
      }),
    )
    .min(5)
    .max(8)
    .describe('The blocks in reading order, 400–900 words together.'),
  related: z
    .array(z.string().startsWith('/'))
    .max(4)
    .default([])
    .describe('Paths of our own pages that a reader wants next.'),
  ...provenance,
});
export type Topic = z.output<typeof topic>;
