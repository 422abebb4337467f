import * as z from 'zod';
import { TEXT } from '../limits.ts';
import { givenName, phone, requiredLine } from './text.ts';

/** Profile form: name, phone and address required (spec §5). Other fields of the old client are ignored. */
export const profileInput = z.object({ name: givenName, phone, address: requiredLine(TEXT.address) });
export type ProfileInput = z.output<typeof profileInput>;
