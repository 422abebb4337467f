import { and, eq, gt, type Placeholder, sql } from 'drizzle-orm';
import type { Role } from '../../src/shared/roles.ts';
import type { Duties, User } from '../../src/shared/schemas/auth.ts';
import type { MemberRole } from '../../src/shared/schemas/clinic.ts';
import { SESSION_LIVES, type SessionLives } from '../../src/shared/session-lives.ts';
import { builtOnce, type Db } from '../db/client.ts';
import { sessions, users } from '../db/schema/accounts.ts';
import { clinicMembers } from '../db/schema/clinics.ts';
import { toUser, userColumns } from '../db/user.ts';
import { dutiesOf, dutyColumns } from './duties.ts';
import { sha256 } from './hash.ts';
import { livesOf, sessionLivesColumn } from './session-lives.ts';

const HOUR_MS = 60 * 60 * 1000;

const TOUCH_EVERY_MS = HOUR_MS;

/** Who is calling: the account, its clinic (and what it is there) if it has one, the session's key, and what the app asks of the person. */
export type Viewer = {
  user: User;
  clinicId: string | null;
  memberRole: MemberRole | null;
  tokenHash: string;
  duties: Duties;
};

/** A new bearer token: 256 random bits, base64url. Shown once; its SHA-256 is stored (unsalted: 256 random bits need no salt). */
export const newToken = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** A session's row as of `now`, with the lives that are in force. */
export const sessionRow = (
  tokenHash: string,
  userId: string,
  role: Role,
  device: string | null,
  now: number,
  lives: SessionLives = SESSION_LIVES,
) => {
  const { idleHours, absoluteHours } = lives[role];
  return {
    tokenHash,
    publicId: crypto.randomUUID(),
    userId,
    device,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: now + absoluteHours * HOUR_MS,
    aliveUntil: now + Math.min(idleHours, absoluteHours) * HOUR_MS,
  };
};

/** Statement: ends one session; also fine for a token that opens none. */
export const endSession = (db: Db, tokenHash: string) => db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));

/** Writes a session's last use, at most once an hour; its idle end moves with it, never past the absolute one. */
const touch = (db: Db, session: { tokenHash: string; expiresAt: number }, idleHours: number, now: number) =>
  db
    .update(sessions)
    .set({ lastUsedAt: now, aliveUntil: Math.min(now + idleHours * HOUR_MS, session.expiresAt) })
    .where(eq(sessions.tokenHash, session.tokenHash));

/** Whether a text can be a token of ours: garbage is never looked up. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** Columns that `viewerOf` reads. */
export const viewerColumns = {
  ...userColumns,
  ...dutyColumns,
  clinicId: clinicMembers.clinicId,
  memberRole: clinicMembers.memberRole,
  tokenHash: sessions.tokenHash,
  lastUsedAt: sessions.lastUsedAt,
  expiresAt: sessions.expiresAt,
  sessionLives: sessionLivesColumn,
};
type ViewerRow = Parameters<typeof toUser>[0] &
  Parameters<typeof dutiesOf>[0] & { clinicId: string | null; memberRole: MemberRole | null; tokenHash: string };

/** Rows of `viewerColumns` that a live session of an active account matches: one or none. */
export const liveSession = (tokenHash: string | Placeholder, now: number | Placeholder) =>
  and(eq(sessions.tokenHash, tokenHash), gt(sessions.aliveUntil, now), eq(users.isActive, true));

export const viewerOf = (row: ViewerRow): Viewer => ({
  user: toUser(row),
  clinicId: row.clinicId,
  memberRole: row.memberRole,
  tokenHash: row.tokenHash,
  duties: dutiesOf(row),
});

const viewerQuery = builtOnce((db) =>
  db
    .select(viewerColumns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(clinicMembers, eq(clinicMembers.userId, users.id))
    .where(liveSession(sql.placeholder('tokenHash'), sql.placeholder('now')))
    .prepare(),
);

/**
 * Session and account of a bearer token in one read; null for garbage, an ended or idle session and an inactive account.
 * `later` gets the hourly write of the last use.
 */
export const findViewer = async (
  db: Db,
  token: string,
  now: number,
  later: (work: Promise<unknown>) => void,
): Promise<Viewer | null> => {
  if (!isToken(token)) return null;
  const [row] = await viewerQuery(db).all({ tokenHash: await sha256(token), now });
  if (!row) return null;
  if (now - row.lastUsedAt >= TOUCH_EVERY_MS)
    later(touch(db, row, livesOf(row.sessionLives)[row.role].idleHours, now).run());
  return viewerOf(row);
};
