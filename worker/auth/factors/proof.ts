import { type SQL, sql } from 'drizzle-orm';
import { TOTP_DIGITS } from '../../../src/shared/limits.ts';
import type { Assertion } from '../../../src/shared/schemas/second-step.ts';
import type { SecondStep } from '../../../src/shared/second-steps.ts';
import type { Db } from '../../db/client.ts';
import { named } from '../../db/columns.ts';
import { passkeys, recoveryCodes, totps } from '../../db/schema/factors.ts';
import type { FactorSetup } from './deployment.ts';
import { judgeAssertion, type KeptKey } from './passkey-check.ts';
import { findCode, hashCode } from './recovery-codes.ts';
import { unseal } from './seal.ts';
import { stepOf } from './totp.ts';

/** What a person shows beside the password. */
export type Proof = { code: string } | { passkey: Assertion };

/** What a proof proved, and the statement that uses it up, once, if `on` holds: `changes()` tells whether. */
export type Proven = {
  kind: SecondStep;
  use: (on: SQL) => ReturnType<typeof useTotp | typeof useCode | typeof usePasskey>;
};

const isTotp = (code: string): boolean => new RegExp(`^\\d{${TOTP_DIGITS}}$`).test(code.replace(/\s/g, ''));

/** What a proof would be, before it is judged. */
export const kindOf = (proof: Proof): SecondStep =>
  'passkey' in proof ? 'passkey' : isTotp(proof.code) ? 'totp' : 'recovery_code';

/** Statement: a passkey by its authenticator's name for it. */
export const findPasskey = (db: Db, credentialId: string) =>
  db
    .select({
      ...named({ keyId: passkeys.id, keyUserId: passkeys.userId }),
      credentialId: passkeys.credentialId,
      publicKey: passkeys.publicKey,
      counter: passkeys.counter,
    })
    .from(passkeys)
    .where(sql`${passkeys.credentialId} = ${credentialId}`);

/** By what the key or the recovery code of a proof is found. */
export const soughtBy = async (proof: Proof): Promise<{ credentialId: string } | { codeHash: string }> =>
  'passkey' in proof ? { credentialId: proof.passkey.id } : { codeHash: await hashCode(proof.code) };

/** Statement: what must be known of a proof before it can be judged. One row, or none. */
export const findShown = (db: Db, sought: Awaited<ReturnType<typeof soughtBy>>) =>
  'credentialId' in sought ? findPasskey(db, sought.credentialId) : findCode(db, sought.codeHash);

/** A row of `findShown`. */
export type Shown = Partial<KeptKey & { keyId: string; keyUserId: string; codeUserId: string }>;

const useTotp = (db: Db, userId: string, sealed: string, step: number, now: number, on: SQL) =>
  db
    .update(totps)
    .set({ lastStep: step, lastUsedAt: now })
    .where(sql`${totps.userId} = ${userId} AND ${totps.secret} = ${sealed} AND ${totps.lastStep} < ${step} AND ${on}`);

const useCode = (db: Db, userId: string, codeHash: string, now: number, on: SQL) =>
  db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(sql`${recoveryCodes.codeHash} = ${codeHash} AND ${recoveryCodes.userId} = ${userId}
      AND ${recoveryCodes.usedAt} IS NULL AND ${on}`);

/** The counter that was judged must still be the one that is kept: two signatures at once are judged one after the other. */
export const usePasskey = (
  db: Db,
  { keyId, counter }: { keyId: string; counter: number },
  judged: { counter: number; isBackedUp: boolean },
  now: number,
  on: SQL,
) =>
  db
    .update(passkeys)
    .set({ counter: judged.counter, isBackedUp: judged.isBackedUp, lastUsedAt: now })
    .where(sql`${passkeys.id} = ${keyId} AND ${passkeys.counter} = ${counter} AND ${on}`);

type Account = { id: string; totpSecret: string | null };

/**
 * Judges what was shown for an account: a code of its app, one of its recovery codes, or the signature of one of its passkeys over
 * `challenge`. Null: it proves nothing. What it proves is used up by the batch that acts on it.
 */
export const judge = async (
  { db, factors: { relyingParty, secret } }: { db: Db; factors: FactorSetup },
  { id, totpSecret }: Account,
  proof: Proof,
  shown: Shown | undefined,
  { challenge, now }: { challenge: string; now: number },
): Promise<Proven | null> => {
  const kind = kindOf(proof);
  if ('passkey' in proof) {
    if (!relyingParty || shown?.keyUserId !== id) return null;
    const key = shown as KeptKey & { keyId: string };
    const judged = await judgeAssertion(relyingParty, proof.passkey, key, challenge);
    return judged && { kind, use: (on) => usePasskey(db, key, judged, now, on) };
  }
  if (kind === 'totp') {
    const plain = secret && totpSecret !== null ? await unseal(secret, id, totpSecret) : null;
    const step = plain === null ? null : stepOf(plain, proof.code.replace(/\s/g, ''), now);
    return step === null || totpSecret === null
      ? null
      : { kind, use: (on) => useTotp(db, id, totpSecret, step, now, on) };
  }
  if (shown?.codeUserId !== id) return null;
  const codeHash = await hashCode(proof.code);
  return { kind, use: (on) => useCode(db, id, codeHash, now, on) };
};
