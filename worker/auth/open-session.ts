import { type SQL, sql } from 'drizzle-orm';
import { SUCCESS } from '../../src/shared/errors.ts';
import { MAX_SESSIONS } from '../../src/shared/limits.ts';
import type { Role } from '../../src/shared/roles.ts';
import type { LoginOutput } from '../../src/shared/schemas/auth.ts';
import type { SecondStep } from '../../src/shared/second-steps.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/client.ts';
import { insertFrom } from '../db/insert.ts';
import { sessions, users } from '../db/schema/accounts.ts';
import { knownDevices } from '../db/schema/post.ts';
import { toUser, userColumns } from '../db/user.ts';
import { dutiesOf, dutyColumns } from './duties.ts';
import { factorColumns } from './factors/columns.ts';
import { sha256 } from './hash.ts';
import { heldUntilOf } from './held.ts';
import { securityEvent } from './security-events.ts';
import { livesOf, sessionLivesColumn } from './session-lives.ts';
import { newToken, sessionRow } from './sessions.ts';

/** Columns of an account that somebody is about to enter. */
export const entryColumns = {
  ...userColumns,
  ...dutyColumns,
  ...factorColumns,
  passwordHash: users.passwordHash,
  sessionLives: sessionLivesColumn,
};
const selectEntry = (db: Db) => db.select(entryColumns).from(users);
export type EntryRow = Awaited<ReturnType<typeof selectEntry>>[number];

type SessionRow = ReturnType<typeof sessionRow>;

/** Statement: the session's row, only while the account is active with this very password and role, by which its life was measured, and if `on` holds. */
export const insertSession = (db: Db, row: SessionRow, role: Role, passwordHash: string, on: SQL = sql`1`) =>
  insertFrom(
    db,
    sessions,
    {
      tokenHash: row.tokenHash,
      publicId: row.publicId,
      userId: sql`id`,
      device: row.device,
      createdAt: row.createdAt,
      lastUsedAt: row.lastUsedAt,
      expiresAt: row.expiresAt,
      aliveUntil: row.aliveUntil,
      network: row.network,
      provenAt: row.provenAt,
      secondStep: row.secondStep,
    },
    sql`FROM users WHERE id = ${row.userId} AND is_active = 1 AND role = ${role} AND password_hash = ${passwordHash} AND ${on}`,
  );

/** Statement: of more sessions than a person can see, those with the least life left end. The one of `tokenHash` stays. */
const endSurplus = (db: Db, userId: string, tokenHash: string) =>
  db
    .delete(sessions)
    .where(sql`${sessions.tokenHash} IN (SELECT s.token_hash FROM sessions s WHERE s.user_id = ${userId}
    ORDER BY s.alive_until DESC LIMIT -1 OFFSET ${MAX_SESSIONS}) AND ${sessions.tokenHash} <> ${tokenHash}`);

/** SQL: the session was opened. */
const stands = ({ tokenHash }: SessionRow) => sql`EXISTS (SELECT 1 FROM sessions s WHERE s.token_hash = ${tokenHash})`;

/** SQL: the session stands, from a device that this account did not have while it had others. A first one is no news. */
const isNewDevice = (session: SessionRow) => sql`${stands(session)}
  AND EXISTS (SELECT 1 FROM known_devices k WHERE k.user_id = ${session.userId})
  AND NOT EXISTS (SELECT 1 FROM known_devices k WHERE k.user_id = ${session.userId} AND k.device = ${session.device ?? ''})`;

/** Statement: from now on the device of a session that stands is known. */
const rememberDevice = (db: Db, userId: string, { tokenHash, device, createdAt }: SessionRow) =>
  insertFrom(
    db,
    knownDevices,
    { userId, device: device ?? '', lastAt: createdAt },
    sql`FROM sessions s WHERE s.token_hash = ${tokenHash}`,
  ).onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.device], set: { lastAt: createdAt } });

/** Who is let in where; `post` hears of a new device. */
export type Entering = Pick<Context, 'db' | 'network' | 'device' | 'post'>;

/**
 * A new session of an account that has shown what it must: the answer with its token, the statement that opens it if `on` holds
 * (its `changes` tell whether it did), and those that follow in the same batch.
 */
export const openSession = async (
  { db, network, device, post }: Entering,
  account: EntryRow,
  now: number,
  { secondStep, on }: { secondStep?: SecondStep; on?: SQL } = {},
) => {
  const token = newToken();
  const { id: userId, role } = account;
  const session = sessionRow(
    { tokenHash: await sha256(token), userId, role, device, network, ...(secondStep && { secondStep }) },
    now,
    livesOf(account.sessionLives),
  );
  const answer: LoginOutput = {
    message: SUCCESS.login,
    token,
    user: toUser(account),
    duties: dutiesOf(account, heldUntilOf(account, secondStep ?? null)),
  };
  return {
    answer,
    opened: insertSession(db, session, role, account.passwordHash, on),
    follows: [
      endSurplus(db, userId, session.tokenHash),
      ...post.announce(
        db,
        { kind: 'new_device', userId, ids: { session: session.publicId } },
        now,
        isNewDevice(session),
      ),
      securityEvent(
        db,
        { kind: sql`iif(${isNewDevice(session)}, 'new_device', 'login')`, userId, at: now, device, network },
        stands(session),
      ),
      rememberDevice(db, userId, session),
    ] as const,
    /** SQL: it stands, for statements of the batch after `opened`. */
    stands: stands(session),
  };
};
