import { eq, sql } from 'drizzle-orm';
import { AppError } from '../../../src/shared/errors.ts';
import type { LoginOutput } from '../../../src/shared/schemas/auth.ts';
import type { Assertion, RequestOptions } from '../../../src/shared/schemas/second-step.ts';
import type { Context } from '../../context.ts';
import { batch, one } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { passkeys } from '../../db/schema/factors.ts';
import { sha256 } from '../hash.ts';
import { type Entering, entryColumns, openSession } from '../open-session.ts';
import {
  assertAdmitted,
  countAttempt,
  forgive,
  isRefused,
  loginAttempt,
  passkeyAttempt,
  rememberNetwork,
} from '../throttle.ts';
import type { FactorSetup, RelyingParty } from './deployment.ts';
import { requestOf } from './options.ts';
import { challengeOf, judgeAssertion } from './passkey-check.ts';
import { findPasskey, usePasskey } from './proof.ts';
import { isLive, newTicket, spend } from './tickets.ts';

type Caller = Entering & Pick<Context, 'clock' | 'factors'>;

/** Throws `no_passkeys` where the deployment has no address for them. */
export const assertPasskeys = ({ relyingParty }: FactorSetup): RelyingParty => {
  if (!relyingParty) throw new AppError('no_passkeys');
  return relyingParty;
};

/**
 * What asks any passkey of this site for its signature: the device shows whose it has, and no e-mail is named, so that nobody learns
 * which accounts have one. Counted per network: each leaves a ticket for five minutes.
 */
export const askPasskey = async ({ db, clock, network, factors }: Caller): Promise<RequestOptions> => {
  const party = assertPasskeys(factors);
  const now = clock();
  const attempt = await passkeyAttempt(network);
  const { refused, counted } = countAttempt(db, attempt, now);
  const ticket = { purpose: 'login', userId: null, boundTo: null } as const;
  const { token, statement } = await newTicket(db, ticket, now, sql`NOT ${isRefused(attempt, now)}`);
  const { verdict } = await batch(db, {
    verdict: refused,
    ticket: statement,
    counted,
  });
  assertAdmitted(verdict, now);
  return requestOf(party, token, { verify: 'required' });
};

/** Statement: the account of a passkey. */
const findHolder = (db: Db, credentialId: string) =>
  db
    .select(entryColumns)
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(sql`${passkeys.credentialId} = ${credentialId} AND ${users.isActive} = 1`);

/**
 * Opens a session with a passkey whose device recognised its person: both factors at once. Unknown, another account's, signed for
 * another challenge or page, used before, or copied (its counter went back): all the same `passkey_failed`.
 */
export const logInByPasskey = async (caller: Caller, passkey: Assertion): Promise<LoginOutput> => {
  const { db, clock, network, factors } = caller;
  const party = assertPasskeys(factors);
  const now = clock();
  const { key, account } = await batch(db, {
    key: one(findPasskey(db, passkey.id)),
    account: one(findHolder(db, passkey.id)),
  });
  const challenge = challengeOf(passkey) ?? '';
  const judged = key && account ? await judgeAssertion(party, passkey, key, challenge) : null;
  if (!key || !account || !judged?.userVerified) throw new AppError('passkey_failed');
  const ticket = await sha256(challenge);
  const serves = isLive(ticket, { purpose: 'login', userId: null, boundTo: null }, now);
  const entry = await openSession(caller, account, now, { secondStep: 'passkey', on: sql`changes() = 1` });
  const { answer, opened, follows, stands } = entry;
  const login = await loginAttempt(account.email, network);
  const { written } = await batch(db, {
    key: usePasskey(db, key, judged, now, serves),
    written: opened,
    ticket: spend(db, ticket, stands),
    attempt: forgive(db, await passkeyAttempt(network), stands),
    network: rememberNetwork(db, login, now, stands),
    follows,
  });
  if (written.meta.changes !== 1) throw new AppError('passkey_failed');
  return answer;
};
