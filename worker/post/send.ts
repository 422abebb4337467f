import { BRAND } from '../../src/shared/brand.ts';
import type { Mailer } from './post.ts';

/** What became of a mail or a push. `refused`: the service itself said no, so it certainly did not go out. */
export type Outcome = { sent: true } | { sent: false; refused: boolean; error: string };

export type Message = {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
};

/** Codes of the Email Service (`E_RATE_LIMIT_EXCEEDED`). What else an error says may name an address, and is kept nowhere. */
const codeOf = (error: unknown): string | null => {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^E_[A-Z_]{1,60}$/.test(code) ? code : null;
};

/** Hands a mail to the deployment's e-mail. It does not throw; no answer within `timeoutMs` counts as a failure. */
export const sendMail = (mailer: Mailer, mail: Message, timeoutMs: number): Promise<Outcome> => {
  const sending = async (): Promise<Outcome> => {
    try {
      await mailer.email.send({
        from: { name: BRAND, email: mailer.from },
        ...(mailer.replyTo && { replyTo: mailer.replyTo }),
        ...mail,
      });
      return { sent: true };
    } catch (error) {
      const code = codeOf(error);
      return { sent: false, refused: code !== null, error: code ?? 'error' };
    }
  };
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ sent: false, refused: false, error: 'timeout' }), timeoutMs);
    void sending().then((outcome) => {
      clearTimeout(timer);
      resolve(outcome);
    });
  });
};
