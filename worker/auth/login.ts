import { eq, sql } from 'drizzle-orm';
import { AppError, SUCCESS } from '../../src/shared/errors.ts';
import { MAX_SESSIONS } from '../../src/shared/limits.ts';
import type { Role } from '../../src/shared/roles.ts';
import type { LoginInput, LoginOutput } from '../../src/shared/schemas/auth.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/client.ts';
import { sessions, users } from '../db/schema/accounts.ts';
import { knownDevices } from '../db/schema/post.ts';
import { toUser, userColumns } from '../db/user.ts';
import { dutiesOf, dutyColumns } from './duties.ts';
import { sha256 } from './hash.ts';
import { hashPassword, needsRehash, verifyPassword } from './password.ts';
import { livesOf, sessionLivesColumn } from './session-lives.ts';
import { newToken, sessionRow } from './sessions.ts';
import { assertAdmitted, countAttempt, forgive, loginAttempt, rememberNetwork } from './throttle.ts';

const findCredentials = (db: Db, email: string) =>
  db
    .select({ ...userColumns, ...dutyColumns, passwordHash: users.passwordHash, sessionLives: sessionLivesColumn })
    .from(users)
    .where(eq(users.email, email));

/** Statement: the session's row, only while the account is active with this very password and role, by which its life was measured. */
export const insertSession = (db: Db, row: ReturnType<typeof sessionRow>, role: Role, passwordHash: string) =>
  db.insert(sessions).select(sql`
    SELECT ${row.tokenHash}, ${row.publicId}, id, ${row.device}, ${row.createdAt}, ${row.lastUsedAt}, ${row.expiresAt},
      ${row.aliveUntil}
    FROM users WHERE id = ${row.userId} AND is_active = 1 AND role = ${role} AND password_hash = ${passwordHash}`);

/** Statement: of more sessions than a person can see, those with the least life left end. The one of `tokenHash` stays. */
const endSurplus = (db: Db, userId: string, tokenHash: string) =>
  db
    .delete(sessions)
    .where(sql`${sessions.tokenHash} IN (SELECT s.token_hash FROM sessions s WHERE s.user_id = ${userId}
    ORDER BY s.alive_until DESC LIMIT -1 OFFSET ${MAX_SESSIONS}) AND ${sessions.tokenHash} <> ${tokenHash}`);

/** SQL: the session stands, from a device that this account did not have while it had others. A first one is no news. */
const isNewDevice = (userId: string, { tokenHash, device }: ReturnType<typeof sessionRow>) => sql`
  EXISTS (SELECT 1 FROM sessions s WHERE s.token_hash = ${tokenHash})
  AND EXISTS (SELECT 1 FROM known_devices k WHERE k.user_id = ${userId})
  AND NOT EXISTS (SELECT 1 FROM known_devices k WHERE k.user_id = ${userId} AND k.device = ${device ?? ''})`;

/** Statement: from now on the device of a session that stands is known. */
const rememberDevice = (db: Db, userId: string, { tokenHash, device, createdAt }: ReturnType<typeof sessionRow>) =>
  db
    .insert(knownDevices)
    .select(sql`SELECT ${userId}, ${device ?? ''}, ${createdAt} FROM sessions s WHERE s.token_hash = ${tokenHash}`)
    .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.device], set: { lastAt: createdAt } });

/**
 * Opens a session. Unknown e-mail, wrong password and inactive account: the same work and the same `login_failed`.
 * `too_many` comes before any hashing. A hash of another cost than today's is renewed.
 */
export const logIn = async (
  { db, clock, network, device, post }: Pick<Context, 'db' | 'clock' | 'network' | 'device' | 'post'>,
  { email, password }: LoginInput,
): Promise<LoginOutput> => {
  const now = clock();
  const attempt = await loginAttempt(email, network);
  const [refused, , [account]] = await db.batch([...countAttempt(db, attempt, now), findCredentials(db, email)]);
  assertAdmitted(refused, now);
  const matches = await verifyPassword(password, account?.passwordHash ?? null);
  if (!account?.isActive || !matches) throw new AppError('login_failed');

  const token = newToken();
  const session = sessionRow(await sha256(token), account.id, account.role, device, now, livesOf(account.sessionLives));
  const opened = insertSession(db, session, account.role, account.passwordHash);
  const renewed = needsRehash(account.passwordHash)
    ? [
        db
          .update(users)
          .set({ passwordHash: await hashPassword(password) })
          .where(sql`${users.id} = ${account.id} AND ${users.passwordHash} = ${account.passwordHash}`),
      ]
    : [];
  const [{ meta }] = await db.batch([
    opened,
    ...forgive(db, attempt),
    rememberNetwork(db, attempt, now),
    ...renewed,
    endSurplus(db, account.id, session.tokenHash),
    ...post.announce(
      db,
      { kind: 'new_device', userId: account.id, ids: { session: session.publicId } },
      now,
      isNewDevice(account.id, session),
    ),
    rememberDevice(db, account.id, session),
  ]);
  if (meta.changes !== 1) throw new AppError('login_failed');
  return { message: SUCCESS.login, token, user: toUser(account), duties: dutiesOf(account) };
};
