import { z } from 'zod';
import { TEXT } from '../limits.ts';
import { phone, requiredText } from './text.ts';

/** Profile form: name, phone and address required (spec §5). Other fields of the old client are ignored. */
export const profileInput = z.object({ name: requiredText(TEXT.name), phone, address: requiredText(TEXT.address) });
export type ProfileInput = z.output<typeof profileInput>;
