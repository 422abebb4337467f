import * as z from 'zod';
import { isoDate, line } from './common.ts';

/** content/contrato.yaml: what a clinic and whoever runs the service agree on. Its version is the hash of the text and of `controller`. */
export const contractFile = z.strictObject({
  title: line(80).describe('Title of the contract.'),
  since: isoDate().describe('Day from which this text holds.'),
  content: z
    .array(
      z.strictObject({
        subtitle: line(80).describe('Heading of the clause.'),
        paragraphs: z.array(line(700)).min(1).describe('Its paragraphs, plain.'),
      }),
    )
    .min(5)
    .describe('The clauses in reading order.'),
});
export type ContractFile = z.output<typeof contractFile>;
