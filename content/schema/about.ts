import * as z from 'zod';
import { isoDate, key, line } from './common.ts';
import { prose } from './prose.ts';

/** content/acerca.yaml: who writes, from what, who has checked it, and how a mistake is mended. */
export const aboutFile = z.strictObject({
  title: line(80).describe('Title of the page.'),
  summary: line(220).describe('One or two sentences under it. Also the page description.'),
  revised: isoDate().describe('Day of the last revision.'),
  questions: z
    .array(
      z.strictObject({
        key: key().describe('Place on the page: "corregir" is where every guide sends who finds a mistake.'),
        question: line(90).describe('What a reader asks, with its question marks.'),
        text: prose().describe('The answer. Its first sentence answers already.'),
      }),
    )
    .min(5)
    .describe('Questions and answers in reading order.'),
});
export type AboutFile = z.output<typeof aboutFile>;
