import { and, eq, sql } from 'drizzle-orm';
import { AppError } from '../../../src/shared/errors.ts';
import { MAX_PASSKEYS } from '../../../src/shared/limits.ts';
import type { Attestation, CreationOptions } from '../../../src/shared/schemas/factors.ts';
import type { Context } from '../../context.ts';
import { auditIf, auditIfChanged, wasTraced } from '../../db/audit.ts';
import { batch, one } from '../../db/batch.ts';
import { insertFrom } from '../../db/insert.ts';
import { sessions } from '../../db/schema/accounts.ts';
import { passkeys } from '../../db/schema/factors.ts';
import { sha256 } from '../hash.ts';
import { securityEvent, whereFrom } from '../security-events.ts';
import type { Viewer } from '../viewer.ts';
import { creationOf, selectDescriptors } from './options.ts';
import { dropCodesOfNothing, firstCodes } from './own-codes.ts';
import { challengeOf, judgeAttestation } from './passkey-check.ts';
import { assertPasskeys } from './passkey-login.ts';
import { isLive, newTicket, spend } from './tickets.ts';

/** Who changes their own ways in, in which session. */
export type Own = Pick<Context, 'db' | 'clock' | 'post' | 'factors' | 'device' | 'network'> & { session: Viewer };

const ticketOf = ({ user, tokenHash }: Viewer) => ({ purpose: 'add', userId: user.id, boundTo: tokenHash }) as const;

/** What makes a new passkey of the caller's account: bound to this session. */
export const askNewPasskey = async ({ db, clock, factors, session }: Own): Promise<CreationOptions> => {
  const party = assertPasskeys(factors);
  const { token, statement } = await newTicket(db, ticketOf(session), clock());
  const { keys } = await batch(db, {
    ticket: statement,
    keys: selectDescriptors(db, session.user.id),
  });
  if (keys.length >= MAX_PASSKEYS) throw new AppError('passkeys_full');
  return creationOf(party, token, session.user, keys);
};

/**
 * Adds a passkey that was just made. Answers recovery codes when the account had no second step before: without them a lost phone
 * would lock its person out. Throws `passkey_refused`, and `passkey_stands` for one that some account has.
 */
export const addPasskey = async (
  own: Own,
  { name, passkey }: { name: string; passkey: Attestation },
): Promise<{ codes: string[] | null }> => {
  const { db, clock, post, factors, session } = own;
  const party = assertPasskeys(factors);
  const challenge = challengeOf(passkey) ?? '';
  const made = await judgeAttestation(party, passkey, challenge);
  if (!made) throw new AppError('passkey_refused');
  const now = clock();
  const userId = session.user.id;
  const id = crypto.randomUUID();
  const ticket = await sha256(challenge);
  const stands = sql`EXISTS (SELECT 1 FROM passkeys p WHERE p.id = ${id})`;
  const fresh = await firstCodes(db, userId, now, stands);
  const transports = passkey.response.transports ?? [];
  const { written, counted, known } = await batch(db, {
    written: insertFrom(
      db,
      passkeys,
      {
        id,
        userId,
        credentialId: made.credentialId,
        publicKey: made.publicKey,
        counter: made.counter,
        transports,
        name,
        isBackedUp: made.isBackedUp,
        createdAt: now,
      },
      sql`WHERE ${isLive(ticket, ticketOf(session), now)}
          AND (SELECT count(*) FROM passkeys p WHERE p.user_id = ${userId}) < ${MAX_PASSKEYS}`,
    ).onConflictDoNothing(),
    trace: auditIfChanged(db, { at: now, actorId: userId, action: 'passkey.added', targetId: userId }),
    ticket: spend(db, ticket, stands),
    counted: one(fresh.had),
    known: db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.credentialId, made.credentialId)),
    codes: fresh.statements,
    sessions: db
      .update(sessions)
      .set({ secondStep: 'passkey' })
      .where(and(eq(sessions.tokenHash, session.tokenHash), stands)),
    event: securityEvent(db, { kind: 'passkey_added', userId, at: now, ...whereFrom(own) }, stands),
    notice: post.announce(db, { kind: 'passkey_added', userId, ids: { passkey: id } }, now, stands),
  });
  if (written.meta.changes !== 1) throw new AppError(known.length > 0 ? 'passkey_stands' : 'passkey_refused');
  return { codes: counted ? null : fresh.codes };
};

/** Gives a passkey of the caller another name. */
export const renamePasskey = async (
  { db, session }: Own,
  { id, name }: { id: string; name: string },
): Promise<void> => {
  const { meta } = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, session.user.id)));
  if (meta.changes !== 1) throw new AppError('passkey_not_found');
};

/** Takes a passkey of the caller away; the last second step takes its recovery codes along. */
export const removePasskey = async (own: Own, id: string): Promise<void> => {
  const { db, clock, post, session } = own;
  const now = clock();
  const userId = session.user.id;
  const trace = crypto.randomUUID();
  const done = wasTraced(trace, 'passkey.removed');
  const { written } = await batch(db, {
    written: db.delete(passkeys).where(and(eq(passkeys.id, id), eq(passkeys.userId, userId))),
    trace: auditIf(
      db,
      { id: trace, at: now, actorId: userId, action: 'passkey.removed', targetId: userId },
      sql`changes() = 1`,
    ),
    codes: dropCodesOfNothing(db, userId),
    event: securityEvent(db, { kind: 'passkey_removed', userId, at: now, ...whereFrom(own) }, done),
    notice: post.announce(db, { kind: 'passkey_removed', userId }, now, done),
  });
  if (written.meta.changes !== 1) throw new AppError('passkey_not_found');
};
