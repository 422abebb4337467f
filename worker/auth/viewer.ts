import { and, eq, gt, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { MemberRole } from '../../src/shared/member-roles.ts';
import type { Duties, User } from '../../src/shared/schemas/auth.ts';
import type { SecondStep } from '../../src/shared/second-steps.ts';
import { batch, one } from '../db/batch.ts';
import { builtOnce, type Db } from '../db/client.ts';
import { named } from '../db/columns.ts';
import { memberRoleOf } from '../db/member-role.ts';
import { sessions, users } from '../db/schema/accounts.ts';
import { clinicMembers } from '../db/schema/clinics.ts';
import { toUser, userColumns } from '../db/user.ts';
import { dutiesOf, dutyColumns } from './duties.ts';
import { sha256 } from './hash.ts';
import { heldUntilOf } from './held.ts';
import { livesOf, sessionLivesColumn } from './session-lives.ts';
import { HOUR_MS, isToken } from './sessions.ts';

const TOUCH_EVERY_MS = HOUR_MS;

/** Who is calling: the account, its clinic (and what it is there) if it has one, the session's key, and what the app asks of the person. */
export type Viewer = {
  user: User;
  clinicId: string | null;
  memberRole: MemberRole | null;
  tokenHash: string;
  /** When its person last showed a credential in this session (step-up.ts), ms UTC. */
  provenAt: number;
  /** When it was opened, ms UTC. */
  openedAt: number;
  /** What was shown beside the password when it was opened; null: nothing. */
  secondStep: SecondStep | null;
  /** From when on the records of their clinic are open to them, ms UTC; 0: always, `NEVER`: a titular refused them. */
  recordsOpenAt: number;
  /** From when on what was in the account is open to this session, ms UTC (held.ts); null: it is, `NEVER`: an own password by mail is first. */
  heldUntil: number | null;
  duties: Duties;
};

/** Writes a session's last use, at most once an hour; its idle end moves with it, never past the absolute one. */
const touch = (db: Db, session: { tokenHash: string; expiresAt: number }, idleHours: number, now: number) =>
  db
    .update(sessions)
    .set({ lastUsedAt: now, aliveUntil: Math.min(now + idleHours * HOUR_MS, session.expiresAt) })
    .where(eq(sessions.tokenHash, session.tokenHash));

/** Columns that `viewerOf` reads. */
export const viewerColumns = {
  ...userColumns,
  ...dutyColumns,
  clinicId: clinicMembers.clinicId,
  memberRole: memberRoleOf(clinicMembers),
  tokenHash: sessions.tokenHash,
  provenAt: sessions.provenAt,
  // Under a name of its own: rows of a batch come by column name, and an account has a `created_at` too.
  ...named({ openedAt: sessions.createdAt }),
  secondStep: sessions.secondStep,
  lastUsedAt: sessions.lastUsedAt,
  expiresAt: sessions.expiresAt,
  sessionLives: sessionLivesColumn,
};

/** Whether any request is over for want of an answer and still stands: the cron is late. */
const overdueColumn = (now: number | Placeholder) =>
  sql<number>`EXISTS (SELECT 1 FROM appointments WHERE status = 'pending' AND lapses_at <= ${now})`.as('overdue');
type ViewerRow = Parameters<typeof toUser>[0] &
  Parameters<typeof dutiesOf>[0] &
  Pick<Viewer, 'clinicId' | 'memberRole' | 'tokenHash' | 'provenAt' | 'openedAt' | 'secondStep'>;

/** Rows of `viewerColumns` that a live session of an active account matches: one or none. */
export const liveSession = (tokenHash: string | Placeholder, now: number | Placeholder) =>
  and(eq(sessions.tokenHash, tokenHash), gt(sessions.aliveUntil, now), eq(users.isActive, true));

export const viewerOf = (row: ViewerRow): Viewer => {
  const heldUntil = heldUntilOf(row, row.secondStep);
  return {
    user: toUser(row),
    clinicId: row.clinicId,
    memberRole: row.memberRole,
    tokenHash: row.tokenHash,
    provenAt: row.provenAt,
    openedAt: row.openedAt,
    secondStep: row.secondStep,
    recordsOpenAt: row.recordsOpenAt ?? 0,
    heldUntil,
    duties: dutiesOf(row, heldUntil),
  };
};

const selectViewer = (db: Db, tokenHash: string | Placeholder, now: number | Placeholder) =>
  db
    .select({ ...viewerColumns, overdue: overdueColumn(now) })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(clinicMembers, eq(clinicMembers.userId, users.id))
    .where(liveSession(tokenHash, now));
type SessionRow = Awaited<ReturnType<typeof selectViewer>>[number];

const viewerQuery = builtOnce((db) => selectViewer(db, sql.placeholder('tokenHash'), sql.placeholder('now')).prepare());

/**
 * When and how a session is read; `later` gets the hourly write of its last use. `onOverdue` is waited for where the cron is late
 * with ending requests: nobody reads one as pending whose term is over.
 */
type Reading = {
  db: Db;
  token: string;
  now: number;
  later: (work: Promise<unknown>) => void;
  onOverdue: () => Promise<unknown>;
};

const seen = async (row: SessionRow | undefined, { db, now, later, onOverdue }: Reading): Promise<Viewer | null> => {
  if (!row) return null;
  if (row.overdue) await onOverdue();
  if (now - row.lastUsedAt >= TOUCH_EVERY_MS)
    later(touch(db, row, livesOf(row.sessionLives)[row.role].idleHours, now).run());
  return viewerOf(row);
};

/** Session and account of a bearer token in one read; null for garbage, an ended or idle session and an inactive account. */
export const findViewer = async (reading: Reading): Promise<Viewer | null> => {
  const { db, token, now } = reading;
  if (!isToken(token)) return null;
  const [row] = await viewerQuery(db).all({ tokenHash: await sha256(token), now });
  return seen(row, reading);
};

/** SQL: the clinic of whoever a session belongs to, before anybody has read it; NULL: of none. */
export const clinicOfSession = async (token: string): Promise<SQL> =>
  sql`(SELECT m.clinic_id FROM ${sessions} s JOIN ${clinicMembers} m ON m.user_id = s.user_id WHERE s.token_hash = ${await sha256(token)})`;

/** The same, and the rows of another query in the same trip; none for a token that cannot be one. */
export const findViewerAnd = async <Query extends BatchItem<'sqlite'>>(
  reading: Reading,
  query: Query,
): Promise<{ viewer: Viewer | null; rows: Query['_']['result'] | [] }> => {
  const { db, token, now } = reading;
  if (!isToken(token)) return { viewer: null, rows: [] };
  const { viewer, rows } = await batch(db, {
    viewer: one(selectViewer(db, await sha256(token), now)),
    rows: query,
  });
  return { viewer: await seen(viewer, reading), rows };
};
