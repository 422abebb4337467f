import * as z from 'zod';
import { isoDate, key, line, source } from './common.ts';

/** content/cifras.yaml: figures that stand on several pages, each once. A text writes `{{clave}}` and the loader puts the value there. */
export const sharedFiguresFile = z.strictObject({
  revised: isoDate().describe('Day of the last revision.'),
  figures: z
    .array(
      z.strictObject({
        key: key().describe('What texts write between double braces: "presion-ave".'),
        value: line(60).describe('What stands in its place, with its unit unless the text says it: "3 minutos".'),
        about: line(200).describe('What the figure says and for whom, and why this value where sources differ.'),
        source: source().describe('Where the value was read.'),
      }),
    )
    .min(1)
    .describe('All figures.'),
});
