import { and, eq, sql } from 'drizzle-orm';
import { AppError } from '../../../src/shared/errors.ts';
import type { Assertion, RequestOptions } from '../../../src/shared/schemas/second-step.ts';
import type { Context } from '../../context.ts';
import { batch, one } from '../../db/batch.ts';
import { sessions } from '../../db/schema/accounts.ts';
import { factorTickets } from '../../db/schema/factors.ts';
import { admitted, askCaller } from '../ask-caller.ts';
import { sha256 } from '../hash.ts';
import { securityEvent, whereFrom } from '../security-events.ts';
import { forgive } from '../throttle.ts';
import type { Viewer } from '../viewer.ts';
import { requestOf, selectDescriptors } from './options.ts';
import { challengeOf, judgeAssertion } from './passkey-check.ts';
import { assertPasskeys } from './passkey-login.ts';
import { findPasskey, usePasskey } from './proof.ts';
import { isLive, newTicket, spend } from './tickets.ts';

const ticketOf = (userId: string, tokenHash: string) => ({ purpose: 'step_up', userId, boundTo: tokenHash }) as const;

/** What asks a passkey of the caller for its signature, in this session. A session has one such ticket: the last. */
export const askStepUp = async ({
  db,
  clock,
  factors,
  session: { user, tokenHash },
}: Pick<Context, 'db' | 'clock' | 'factors'> & { session: Viewer }): Promise<RequestOptions> => {
  const party = assertPasskeys(factors);
  const { token, statement } = await newTicket(db, ticketOf(user.id, tokenHash), clock());
  const { keys } = await batch(db, {
    factorTickets: db
      .delete(factorTickets)
      .where(
        and(
          eq(factorTickets.userId, user.id),
          eq(factorTickets.purpose, 'step_up'),
          eq(factorTickets.boundTo, tokenHash),
        ),
      ),
    ticket: statement,
    keys: selectDescriptors(db, user.id),
  });
  if (keys.length === 0) throw new AppError('passkey_not_found');
  return requestOf(party, token, { keys, verify: 'required' });
};

type Caller = Pick<Context, 'db' | 'clock' | 'token' | 'device' | 'network' | 'factors'>;

/**
 * Proves the session with a passkey whose device recognised its person, counted together with passwords that are asked again. Another
 * account's, signed for another session or page, used before or too late: all the same `step_up_failed`.
 */
export const stepUpByPasskey = async (caller: Caller, passkey: Assertion): Promise<void> => {
  const { db } = caller;
  const party = assertPasskeys(caller.factors);
  const { now, tokenHash, attempt, asking } = await askCaller(caller);
  const { asked, key } = await batch(db, {
    asked: asking,
    key: one(findPasskey(db, passkey.id)),
  });
  const { id: userId } = admitted(asked, now);
  const event = { userId, at: now, ...whereFrom(caller) };
  const failed = async (): Promise<AppError> => {
    await securityEvent(db, { ...event, kind: 'step_up_failed' });
    return new AppError('step_up_failed');
  };
  const challenge = challengeOf(passkey) ?? '';
  const judged = key?.keyUserId === userId ? await judgeAssertion(party, passkey, key, challenge) : null;
  if (!key || !judged?.userVerified) throw await failed();
  const ticket = await sha256(challenge);
  const serves = sql`${isLive(ticket, ticketOf(userId, tokenHash), now)}
    AND EXISTS (SELECT 1 FROM sessions s WHERE s.token_hash = ${tokenHash})`;
  // Each statement acts where the one before it changed its row: of many at once one proves the session and forgives.
  const did = sql`changes() = 1`;
  const { written } = await batch(db, {
    written: usePasskey(db, key, judged, now, serves),
    ticket: spend(db, ticket, did),
    sessions: db
      .update(sessions)
      .set({ provenAt: now })
      .where(and(eq(sessions.tokenHash, tokenHash), did)),
    attempt: forgive(db, attempt, did).own,
    event: securityEvent(db, { ...event, kind: 'step_up' }, did),
  });
  if (written.meta.changes !== 1) throw await failed();
};
