import * as z from 'zod';
import { isoDate, line } from './common.ts';
import { prose } from './prose.ts';

/** content/politica.yaml: the personal-data policy (Ley 1581 de 2012). Its version is the hash of the file. */
export const policyFile = z.strictObject({
  title: line(80).describe('Title of the page.'),
  summary: line(220).describe('One or two sentences under it. Also the page description.'),
  controller: z
    .strictObject({
      name: line(120).describe('Person or company that answers for the data of this deployment.'),
      address: line(160).describe('Postal address with city.'),
      email: z.email().describe('Where requests about personal data are received.'),
    })
    .nullable()
    .describe('Who answers for the data; null only in a trial installation (`npm run deploy` refuses it).'),
  since: isoDate().describe('Day from which this text holds.'),
  content: z
    .array(
      z.strictObject({
        subtitle: line(80).describe('Heading of the block.'),
        text: prose().describe('Text of the block.'),
      }),
    )
    .min(5)
    .describe('The blocks in reading order.'),
});
export type PolicyFile = z.output<typeof policyFile>;
