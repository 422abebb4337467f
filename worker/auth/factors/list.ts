import { desc, eq, sql } from 'drizzle-orm';
import { MAX_PASSKEYS, RECENT_WAYS_DAYS } from '../../../src/shared/limits.ts';
import { isLookedAfter } from '../../../src/shared/looked-after.ts';
import type { KeptWays, RemovedWays } from '../../../src/shared/schemas/auth.ts';
import type { OwnFactors } from '../../../src/shared/schemas/factors.ts';
import { DAY_MS } from '../../../src/shared/time.ts';
import { batch, one } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { passkeys, recoveryCodes, totps } from '../../db/schema/factors.ts';
import type { FactorSetup } from './deployment.ts';

/** Statements: what a person has beside the password, without what proves it. */
export const selectFactors = (db: Db, userId: string) => ({
  passkeys: db
    .select({
      id: passkeys.id,
      name: passkeys.name,
      createdAt: passkeys.createdAt,
      lastUsedAt: passkeys.lastUsedAt,
      isBackedUp: passkeys.isBackedUp,
    })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt))
    .limit(MAX_PASSKEYS),
  totp: one(
    db
      .select({ confirmedAt: totps.confirmedAt, lastUsedAt: totps.lastUsedAt })
      .from(totps)
      .where(eq(totps.userId, userId)),
  ),
  codes: one(
    db
      .select({
        left: sql<number>`coalesce(sum(${recoveryCodes.usedAt} IS NULL), 0)`.as('left_codes'),
        madeAt: sql<number | null>`max(${recoveryCodes.createdAt})`.as('made_at'),
      })
      .from(recoveryCodes)
      .where(eq(recoveryCodes.userId, userId)),
  ),
});

const keptColumns = (userId: string) => ({
  passkeys: sql<number[]>`(SELECT json_group_array(p.created_at) FROM passkeys p WHERE p.user_id = ${userId})`
    .mapWith((text: string): number[] => (JSON.parse(text) as number[]).sort((a, b) => a - b))
    .as('kept_passkeys'),
  totp: sql<number | null>`(SELECT t.confirmed_at FROM totps t WHERE t.user_id = ${userId})`.as('kept_totp'),
  codes: sql<boolean>`EXISTS (SELECT 1 FROM recovery_codes r WHERE r.user_id = ${userId})`
    .mapWith(Boolean)
    .as('kept_codes'),
});

/** Statement: what opens an account beside its password. One row. */
export const selectKept = (db: Db, userId: string) =>
  db.select(keptColumns(userId)).from(users).where(eq(users.id, userId));

type Ways = KeptWays & { codes: boolean };

/** The answer of `selectKept`: none of an account that is gone. */
const keptOf = ([row]: Ways[]): KeptWays => ({ passkeys: row?.passkeys ?? [], totp: row?.totp ?? null });

/** What went between two answers of `selectKept`; null: nothing. */
const removedOf = ([had]: Ways[], [left]: Ways[]): RemovedWays | null => {
  if (!had || !left) return null;
  const passkeys = had.passkeys.filter((at) => !left.passkeys.includes(at));
  const totp = left.totp === null ? had.totp : null;
  const codes = had.codes && !left.codes;
  return passkeys.length > 0 || totp !== null || codes ? { passkeys, totp, codes } : null;
};

/** What a password that was just set left and took away, of what was there before and after it in its batch. */
export const waysLeft = (had: Ways[], left: Ways[]) => ({ kept: keptOf(left), removed: removedOf(had, left) });

/** The ways of `selectFactors` in one trip, with what this deployment can do. */
export const listFactors = async (
  { db, factors }: { db: Db; factors: FactorSetup },
  userId: string,
): Promise<OwnFactors> => {
  const { passkeys: keys, totp, codes } = await batch(db, selectFactors(db, userId));
  return {
    passkeys: keys,
    totp: totp ?? null,
    codesLeft: codes?.left ?? 0,
    codesMadeAt: codes?.madeAt ?? null,
    can: { passkeyOrigin: factors.relyingParty?.origin ?? null, totp: factors.secret !== null },
  };
};

/** What of an owner or a clinic was added lately to get in; null: nothing, and of who looks after others. */
export const findRecent = async (db: Db, userId: string, now: number): Promise<RemovedWays | null> => {
  const since = now - RECENT_WAYS_DAYS * DAY_MS;
  const [row] = await db
    .select({
      ...keptColumns(userId),
      role: users.role,
      codesAt: sql<number | null>`(SELECT max(r.created_at) FROM recovery_codes r WHERE r.user_id = ${userId})`.as(
        'codes_at',
      ),
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!row || !isLookedAfter(row.role)) return null;
  const left = {
    ...row,
    passkeys: row.passkeys.filter((at) => at <= since),
    totp: (row.totp ?? 0) > since ? null : row.totp,
  };
  return removedOf([row], [{ ...left, codes: row.codes && (row.codesAt ?? 0) <= since }]);
};
