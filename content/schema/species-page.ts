import * as z from 'zod';
import { line, provenance, slug } from './common.ts';
import { prose } from './prose.ts';

/** content/{folder}/especie.yaml: what living with one of them asks, and the tiles of its breed list. */
export const speciesPage = z.strictObject({
  title: line(60).describe('Heading of the species page.'),
  summary: line(220).describe('One or two sentences under it. Also the page description.'),
  asks: z
    .array(
      z.strictObject({
        label: line(30).describe('What it asks: "Tiempo", "Espacio".'),
        figure: line(40).describe('The figure that sums it up: "1–2 horas al día".'),
        text: prose().describe('Two or three sentences that make the figure honest.'),
      }),
    )
    .min(4)
    .max(6)
    .describe('Time, space, money in kind, years, company.'),
  before: z
    .strictObject({
      title: line(80).describe('Heading.'),
      text: prose().describe('What to settle before one comes home, adoption first.'),
    })
    .describe('Before the animal comes home.'),
  choice: z
    .array(slug())
    .min(2)
    .max(6)
    .describe('Breeds chosen by hand for the page, criollo first where there is one.'),
  legal: z
    .string()
    .nullable()
    .describe('Key of a notice in content/legal.yaml that concerns the whole species; null when none.'),
  tiles: z
    .strictObject({
      title: line(80).describe('Heading of the tiles on the breed list (spec §2: hamsters and parrots).'),
      items: z
        .array(
          z.strictObject({
            title: line(40).describe('Benefit.'),
            text: line(220).describe('What it means, honestly.'),
          }),
        )
        .length(3)
        .describe('Three benefit tiles.'),
    })
    .nullable()
    .describe('Benefit tiles; null for dogs and cats.'),
  ...provenance,
});
export type SpeciesPage = z.output<typeof speciesPage>;
