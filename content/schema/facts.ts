import * as z from 'zod';
import { isoDate, key, line, range, source } from './common.ts';
import { prose } from './prose.ts';

/** How sure we are (the marks of our research): read in the named source, press or secondary page, not checked. */
const confidence = z.enum(['confirmado', 'secundario', 'sin confirmar']);

/** content/numeros.yaml: the dated table of telephone lines, in the offline copy too. */
export const numbersFile = z.strictObject({
  reviewed: isoDate().describe('Day on which somebody last checked the lines.'),
  lines: z
    .array(
      z.strictObject({
        key: key().describe('Name that pages use: "emergencias", "toxicologia".'),
        label: line(60).describe('Name on the button.'),
        display: line(30).describe('Number as people read it: "01 8000 916012".'),
        tel: z
          .string()
          .regex(/^\+?\d{3,13}$/)
          .describe('What the tel: link dials.'),
        note: line(140).describe('Whom it serves and when.'),
        scope: line(40).describe('Where it works: "Colombia", "Bogotá".'),
        confidence: confidence.describe('How sure we are.'),
        source: source().describe('Where the number was read.'),
      }),
    )
    .min(2)
    .describe('The lines, most urgent first.'),
});

/** content/legal.yaml: notices that pages show above the charm. No amounts of fines, nothing that is advice. */
export const legalFile = z.strictObject({
  reviewed: isoDate().describe('Day of the last check of the norms.'),
  notices: z
    .array(
      z.strictObject({
        key: key().describe('Key that records name.'),
        label: line(70).describe('Short label: "Fauna silvestre: prohibida su tenencia".'),
        title: line(90).describe('Heading of the band.'),
        text: prose().describe('What the law says, in plain words.'),
        duties: z.array(line(160)).max(10).describe('Duties to tick; empty when there are none.'),
        norms: z.array(line(120)).min(1).describe('Names of the norms.'),
        confidence: confidence.describe('How sure we are.'),
        sources: z.array(source()).min(1).describe('Where the norm was read.'),
      }),
    )
    .describe('All notices.'),
});

const vital = (low: number, high: number) => range(low, high).optional();

const folder = () => z.enum(['perros', 'gatos', 'hamsters', 'loros']);

/** How one sign is counted and what the counter says of the result. */
const counting = (what: string) =>
  z
    .strictObject({
      steps: z.array(line(170)).min(2).max(5).describe('How to do it, one action a line.'),
      species: z.array(folder()).min(1).describe('For whom it is counted at home.'),
      not_for: line(200).optional().describe('What the others read instead; needed when one is left out.'),
      below: line(220).describe('Said below the range: what to do.'),
      within: line(220).describe('Said within the range. Never that all is well.'),
      above: line(220).describe('Said above the range: what to do.'),
      asleep: z
        .strictObject({
          more_than: z.int().positive().describe('Count of a sleeping animal from which it matters.'),
          species: z.array(folder()).min(1).describe('For whom.'),
          text: line(200).describe('Said beside the result when the count is higher.'),
        })
        .optional()
        .describe('A limit of its own for a sleeping animal.'),
    })
    .describe(`Counting ${what}.`);

/** content/signos-vitales.yaml: normal values at rest, per species. */
export const vitalsFile = z.strictObject({
  revised: isoDate().describe('Day of the last revision.'),
  note: prose().describe('How to measure and what moves the values.'),
  rows: z
    .array(
      z.strictObject({
        animal: line(60).describe('Whom the row is for: "Perro pequeño", "Gato", "Hámster sirio".'),
        folder: folder().describe('Species.'),
        heart: vital(30, 800).describe('Beats a minute at rest; left out when no good source says.'),
        breaths: vital(5, 250).describe('Breaths a minute at rest.'),
        temperature: vital(30, 43).describe('Temperature, °C.'),
        gums: line(80).describe('Normal colour of gums (mouth or cere for birds) and refill.'),
        source_note: line(160).describe('Which source gives the row, and where they differ.'),
      }),
    )
    .min(4)
    .describe('Rows of the table.'),
  counting: z
    .strictObject({ breaths: counting('breaths'), heart: counting('heart beats') })
    .describe('The counter above the table.'),
  sources: z.array(source()).min(2).describe('Sources of the table.'),
});

/** content/chocolate.yaml: published thresholds of methylxanthines, for the calculator. */
export const chocolateFile = z.strictObject({
  revised: isoDate().describe('Day of the last revision.'),
  note: prose().describe('How wide the margins are and what the answer means.'),
  kinds: z
    .array(
      z.strictObject({
        key: key().describe('Key.'),
        name: line(60).describe('Kind of chocolate as Colombians buy it.'),
        mg_per_g: range(0, 40).describe('Methylxanthines (theobromine and caffeine), mg in a gram.'),
      }),
    )
    .min(4)
    .describe('Kinds of chocolate.'),
  below: z
    .strictObject({
      label: line(60).describe('That it is little, and why that is not safe.'),
      action: line(200).describe('Whom to call all the same, how long to watch, and what then sends the dog out.'),
    })
    .describe('What a dose below every threshold means.'),
  thresholds: z
    .array(
      z.strictObject({
        mg_per_kg: z.number().positive().describe('Dose from which it may happen, mg per kg of body weight.'),
        label: line(60).describe('What may happen.'),
        action: line(200).describe('What to do.'),
      }),
    )
    .min(3)
    .describe('Thresholds for dogs, rising.'),
  sources: z.array(source()).min(2).describe('Sources.'),
});

export type NumbersFile = z.output<typeof numbersFile>;
export type LegalFile = z.output<typeof legalFile>;
export type VitalsFile = z.output<typeof vitalsFile>;
export type ChocolateFile = z.output<typeof chocolateFile>;
