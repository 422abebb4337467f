import { and, desc, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { MAX_MEMBERS } from '../../../src/shared/limits.ts';
import { POLICY_VERSION } from '../../../src/shared/policy-version.ts';
import type { AccountDetail } from '../../../src/shared/schemas/account.ts';
import type { ActsInput } from '../../../src/shared/schemas/audit.ts';
import { addDays, instantOf } from '../../../src/shared/time.ts';
import { isGoverned, NEVER } from '../../auth/clinic-entry.ts';
import { wasOf } from '../../auth/coming-back.ts';
import { dutyColumns } from '../../auth/duties.ts';
import { selectSessions } from '../../auth/own-sessions.ts';
import { actorEmail, actorName, actorRole } from '../../db/actor-names.ts';
import { emailsOfAnyAct, namesOfAct, reasonOfAct } from '../../db/audit.ts';
import { batch, one } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { decodeCursor, instantAndId, pageFrom } from '../../db/cursor.ts';
import { memberRoleOf } from '../../db/member-role.ts';
import { passwordLinks, users } from '../../db/schema/accounts.ts';
import { clinicMembers, clinics } from '../../db/schema/clinics.ts';
import { clinicLeavings } from '../../db/schema/departures.ts';
import { auditLog } from '../../db/schema/settings.ts';
import { toUser, userColumns } from '../../db/user.ts';
import { addressGiver, linkGiver } from './rules.ts';

/** One account with its sessions, its clinic and what waits for it; null: there is none. */
export const findAccount = async (db: Db, id: string, now: number): Promise<AccountDetail | null> => {
  const ofTheirs = sql`(SELECT m.clinic_id FROM clinic_members m WHERE m.user_id = ${id})`;
  const { row, sessions, link, clinic, former, members } = await batch(db, {
    row: one(
      db
        .select({
          ...userColumns,
          ...dutyColumns,
          consentAt: users.consentAt,
          linkGiver: sql<string | null>`${linkGiver}`.as('link_giver'),
          isRefusedByLink:
            sql`EXISTS (SELECT 1 FROM clinic_entries e WHERE e.user_id = users.id AND e.decision = 'refused'
            AND e.decided_by IS NULL)`
              .mapWith(Boolean)
              .as('refused_by_link') as SQL.Aliased<boolean>,
          addressGiver: addressGiver.as('address_giver') as SQL.Aliased<string | null>,
          addressGiverName: sql<string | null>`(SELECT o.name FROM users o WHERE o.id = ${addressGiver})`.as(
            'address_giver_name',
          ),
          linkGiverName: sql<string | null>`(SELECT o.name FROM users o WHERE o.id = ${linkGiver})`.as(
            'link_giver_name',
          ),
        })
        .from(users)
        .where(eq(users.id, id)),
    ),
    sessions: selectSessions(db, { userId: id, tokenHash: '' }, now),
    link: one(
      db
        .select({ expiresAt: passwordLinks.expiresAt })
        .from(passwordLinks)
        .where(
          and(eq(passwordLinks.userId, id), isNull(passwordLinks.usedAt), sql`${passwordLinks.expiresAt} > ${now}`),
        ),
    ),
    clinic: one(
      db
        .select({
          id: clinics.id,
          name: clinics.name,
          city: clinics.city,
          phone: clinics.phone,
          memberRole: memberRoleOf(clinicMembers),
          isBookable: clinics.isBookable,
          isClosed: sql<boolean>`${clinics.closedAt} IS NOT NULL`.mapWith(Boolean).as('is_closed'),
        })
        .from(clinicMembers)
        .innerJoin(clinics, eq(clinics.id, clinicMembers.clinicId))
        .where(eq(clinicMembers.userId, id)),
    ),
    former: one(
      db
        .select({
          clinicId: clinicLeavings.clinicId,
          name: clinics.name,
          memberRole: memberRoleOf(clinicLeavings),
          leftAt: clinicLeavings.leftAt,
          isClosed: sql<boolean>`${clinics.closedAt} IS NOT NULL`.mapWith(Boolean).as('is_closed'),
        })
        .from(clinicLeavings)
        .innerJoin(clinics, eq(clinics.id, clinicLeavings.clinicId))
        .where(
          sql`${clinicLeavings.userId} = ${id} AND ${wasOf(id, sql`${clinicLeavings.clinicId}`)} AND ${ofTheirs} IS NULL
            AND NOT ${isGoverned(sql`${clinicLeavings.clinicId}`, sql`('')`, now)}`,
        )
        .orderBy(desc(clinicLeavings.leftAt))
        .limit(1),
    ),
    members: db
      .select({
        id: users.id,
        name: users.name,
        memberRole: memberRoleOf(clinicMembers),
        isActive: users.isActive,
      })
      .from(clinicMembers)
      .innerJoin(users, eq(users.id, clinicMembers.userId))
      .where(eq(clinicMembers.clinicId, ofTheirs))
      .limit(MAX_MEMBERS),
  });
  if (!row) return null;
  const { consentVersion, consentAt, passwordSetBy, passwordSetByName, passwordSetAt } = row;
  return {
    user: toUser(row),
    temporaryPassword:
      passwordSetBy === null ? null : { by: passwordSetByName, at: passwordSetAt, until: row.passwordExpiresAt },
    passwordByLink: row.linkGiver === null ? null : { by: row.linkGiverName, at: passwordSetAt },
    passwordByMail: row.addressGiver === null ? null : { by: row.addressGiverName, at: passwordSetAt },
    consent:
      consentVersion === null || consentAt === null
        ? null
        : { version: consentVersion, at: consentAt, isInForce: consentVersion === POLICY_VERSION },
    hasSecondStep: row.hasSecondStep,
    sessions,
    entry:
      row.recordsOpenAt !== null && row.recordsOpenAt > now
        ? { opensAt: row.recordsOpenAt >= NEVER ? null : row.recordsOpenAt, byLink: row.isRefusedByLink }
        : null,
    link: link ?? null,
    former: former ?? null,
    clinic: clinic ? { ...clinic, members: members.toSorted((a, b) => a.name.localeCompare(b.name, 'es')) } : null,
  };
};

/** Statement: e-mail and name of an account. */
export const selectOwner = (db: Db, id: string) =>
  db.select({ email: users.email, name: users.name }).from(users).where(eq(users.id, id));

const midnight = (date: string) => instantOf(`${date}T00:00`);

/** Statement: a page of the audit log, and the row after it. */
export const selectActs = (db: Db, { actor, action, target, from, to, limit, cursor }: ActsInput) => {
  const after = decodeCursor(cursor, instantAndId);
  const nameOf = (id: typeof auditLog.actorId | typeof auditLog.targetId, column: 'name' | 'role') =>
    sql`(SELECT u.${sql.identifier(column)} FROM users u WHERE u.id = ${id})`;
  const erasedName = (id: typeof auditLog.actorId | typeof auditLog.targetId) =>
    sql`(SELECT e.name || ' (' || e.email || ', eliminada)' FROM erased_accounts e WHERE e.user_id = ${id})`;
  const written = [sql`${auditLog.id}`, sql`${auditLog.actorId}`] as const;
  return db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      action: auditLog.action,
      reason: reasonOfAct.as('reason_said'),
      emails: emailsOfAnyAct,
      names: namesOfAct,
      actorId: auditLog.actorId,
      actorName: sql<string | null>`coalesce(${actorName(...written)}, ${erasedName(auditLog.actorId)})`.as(
        'actor_name',
      ),
      actorRole: actorRole(...written).as('actor_role'),
      actorEmail: actorEmail(...written).as('actor_email'),
      actorStands: sql`EXISTS (SELECT 1 FROM users u WHERE u.id = ${auditLog.actorId})`
        .mapWith(Boolean)
        .as('actor_stands') as SQL.Aliased<boolean>,
      targetId: auditLog.targetId,
      targetName: sql<
        string | null
      >`coalesce((SELECT n.name FROM target_names n WHERE n.row_id = ${auditLog.id}), ${nameOf(auditLog.targetId, 'name')}, ${erasedName(auditLog.targetId)},
        (SELECT c.name FROM clinics c WHERE c.id = ${auditLog.targetId}))`.as('target_name'),
      targetRole: sql<AccountDetail['user']['role'] | null>`${nameOf(auditLog.targetId, 'role')}`.as('target_role'),
    })
    .from(auditLog)
    .where(
      and(
        actor ? eq(auditLog.actorId, actor) : undefined,
        action ? eq(auditLog.action, action) : undefined,
        target ? eq(auditLog.targetId, target) : undefined,
        from ? gte(auditLog.at, midnight(from)) : undefined,
        to ? lt(auditLog.at, midnight(addDays(to, 1))) : undefined,
        after ? sql`(${auditLog.at}, ${auditLog.id}) < (${after[0]}, ${after[1]})` : undefined,
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit + 1);
};

/** A page of the audit log from its rows. */
export const pageOfActs = (rows: Awaited<ReturnType<typeof selectActs>>, { limit }: ActsInput) => {
  const page = pageFrom(rows, limit, (row) => [row.at, row.id]);
  return {
    rows: page.rows.map(({ actorId, actorStands, targetId, targetName, targetRole, ...row }) => {
      const { actorName: name, actorRole: role, actorEmail: email, ...act } = row;
      return {
        ...act,
        actor: actorId === null ? null : { id: actorId, name, role, email, stands: actorStands },
        target: { id: targetId, name: targetName, role: targetRole },
      };
    }),
    next: page.next,
  };
};

/** The audit log, the latest first. */
export const listActs = async (db: Db, filters: ActsInput) => pageOfActs(await selectActs(db, filters), filters);
