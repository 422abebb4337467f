import { eq, sql } from 'drizzle-orm';
import { AppError, SUCCESS } from '../../src/shared/errors.ts';
import type { LoginInput, LoginOutput } from '../../src/shared/schemas/auth.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/client.ts';
import { sessions, users } from '../db/schema/accounts.ts';
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

/** Statement: the session's row, only while the account is active with this very password. */
export const insertSession = (db: Db, row: ReturnType<typeof sessionRow>, passwordHash: string) =>
  db.insert(sessions).select(sql`
    SELECT ${row.tokenHash}, ${row.publicId}, id, ${row.device}, ${row.createdAt}, ${row.lastUsedAt}, ${row.expiresAt},
      ${row.aliveUntil}
    FROM users WHERE id = ${row.userId} AND is_active = 1 AND password_hash = ${passwordHash}`);

/**
 * Opens a session. Unknown e-mail, wrong password and inactive account: the same work and the same `login_failed`.
 * `too_many` comes before any hashing. A hash of another cost than today's is renewed.
 */
export const logIn = async (
  { db, clock, network, device }: Pick<Context, 'db' | 'clock' | 'network' | 'device'>,
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
  const opened = insertSession(db, session, account.passwordHash);
  const renewed = needsRehash(account.passwordHash)
    ? [
        db
          .update(users)
          .set({ passwordHash: await hashPassword(password) })
          .where(sql`${users.id} = ${account.id} AND ${users.passwordHash} = ${account.passwordHash}`),
      ]
    : [];
  const [{ meta }] = await db.batch([opened, ...forgive(db, attempt), rememberNetwork(db, attempt, now), ...renewed]);
  if (meta.changes !== 1) throw new AppError('login_failed');
  return { message: SUCCESS.login, token, user: toUser(account), duties: dutiesOf(account) };
};
