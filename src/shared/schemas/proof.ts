import * as z from 'zod';
import { currentPassword } from './auth.ts';
import { email } from './text.ts';

/** The six digits of a mail, as people type them: blanks and hyphens between them are fine. */
export const mailCode = z
  .string()
  .trim()
  .max(20)
  .transform((text) => text.replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'El código tiene seis números.'));

/** Asks for recovery. The answer is the same whether the address has an account or not. */
export const recoveryInput = z.object({ email });
export const recoveryCodeInput = z.object({ email, code: mailCode });
/** What the link of the same mail carries; shown to whoever typed its code. */
export const recoveryCodeOutput = z.object({ token: z.string() });

/** What a link that came by mail and serves no more still tells: the address to ask for another one. */
export const deadLinkDetails = z.object({ email: z.string() });

/** The address that a mail proves, whether it takes the place of another one, and whether all that is done already. */
export const proofOutput = z.object({ email: z.string(), isChange: z.boolean(), isDone: z.boolean() });
export type Proof = z.output<typeof proofOutput>;
export const proofCodeInput = z.object({ code: mailCode });

/** Another e-mail for one's own account: the password in use is asked; nothing changes before the new one is proven. */
export const changeEmailInput = z.object({ email, current: currentPassword });
export type ChangeEmailInput = z.output<typeof changeEmailInput>;
/** The new e-mail that a person sees waiting, whose mail is to be sent again. */
export const waitingChangeInput = z.object({ email });
