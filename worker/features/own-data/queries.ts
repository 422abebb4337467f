import { eq } from 'drizzle-orm';
import { selectFactors } from '../../auth/factors/list.ts';
import { securityEvent, whereFrom } from '../../auth/security-events.ts';
import type { Context } from '../../context.ts';
import { batch, one } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { memberRoleOf } from '../../db/member-role.ts';
import { users } from '../../db/schema/accounts.ts';
import { clinicMembers, clinics } from '../../db/schema/clinics.ts';
import { licences } from '../../db/schema/licences.ts';
import { calendarFeeds } from '../../db/schema/pets.ts';
import { auditLog } from '../../db/schema/settings.ts';
import { selectOwnFiles } from '../files/queries.ts';
import { grantsOf, petsOf, recordsOf, sharesOf, weightsOf } from './animals.ts';
import { careOf } from './care.ts';
import { anyClinicName, named } from './columns.ts';
import { doorsOf } from './doors.ts';
import { entriesOf } from './entries.ts';
import { householdOf } from './household.ts';
import { actsOf, consentsOf, requestsOf } from './papers.ts';
import { postOf } from './post.ts';
import { appointmentsOf, chargesOf, closuresOf, messagesOf } from './visits.ts';

type Taker = Pick<Context, 'db' | 'clock' | 'device' | 'network' | 'post'>;

/** Statements: somebody took a copy of their data, and is told: what left the house cannot be called back. */
export const noteExport = (caller: Taker, userId: string) => {
  const { db, post } = caller;
  const at = caller.clock();
  return [
    db
      .insert(auditLog)
      .values({ id: crypto.randomUUID(), at, actorId: userId, action: 'data.exported', targetId: userId }),
    securityEvent(db, { kind: 'data_exported', userId, at, ...whereFrom(caller) }),
    ...post.announce(db, { kind: 'data_exported', userId }, at),
  ];
};

const accountOf = (db: Db, userId: string) =>
  db
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      phone: users.phone,
      address: users.address,
      role: users.role,
      createdAt: users.createdAt,
      updatedAt: users.updatedAt,
      emailVerifiedAt: users.emailVerifiedAt,
      passwordSetAt: users.passwordSetAt,
      consentVersion: users.consentVersion,
      consentAt: users.consentAt,
      aiConsentAt: users.aiConsentAt,
      clinic: anyClinicName,
      memberRole: memberRoleOf(clinicMembers),
      licence: licences.number,
      memberSince: named<number | null>(clinicMembers.createdAt, 'member_since'),
      calendarSince: named<number | null>(calendarFeeds.createdAt, 'calendar_since'),
      calendarReadAt: calendarFeeds.lastReadAt,
    })
    .from(users)
    .leftJoin(clinicMembers, eq(clinicMembers.userId, users.id))
    .leftJoin(licences, eq(licences.userId, users.id))
    .leftJoin(clinics, eq(clinics.id, clinicMembers.clinicId))
    .leftJoin(calendarFeeds, eq(calendarFeeds.userId, users.id))
    .where(eq(users.id, userId));

/**
 * Everything that is kept of a person, in one batch, with the act of reading it. Each list stops at `MAX_EXPORTED` rows. Null:
 * the account is gone.
 */
export const readOwnData = async (caller: Taker, userId: string) => {
  const { db } = caller;
  const now = caller.clock();
  const {
    account,
    animals,
    weights,
    shares,
    grants,
    closures,
    visits,
    charges,
    history,
    care,
    house,
    papers,
    talk,
    proofs,
    doors,
    acts,
    asked,
    post,
    factors,
    entries,
  } = await batch(db, {
    account: one(accountOf(db, userId)),
    animals: petsOf(db, userId),
    weights: weightsOf(db, userId),
    shares: sharesOf(db, userId),
    grants: grantsOf(db, userId),
    closures: closuresOf(db, userId),
    visits: appointmentsOf(db, userId),
    charges: chargesOf(db, userId),
    history: recordsOf(db, userId),
    care: careOf(db, userId),
    house: householdOf(db, userId),
    papers: selectOwnFiles(db, userId),
    talk: messagesOf(db, userId),
    proofs: consentsOf(db, userId),
    doors: doorsOf(db, userId, now),
    acts: actsOf(db, userId),
    asked: requestsOf(db, userId),
    post: postOf(db, userId),
    factors: selectFactors(db, userId),
    entries: entriesOf(db, userId),
    noted: noteExport(caller, userId),
  });
  if (!account) return null;
  return {
    account,
    pets: animals,
    weights,
    shares,
    grants,
    closures,
    appointments: visits,
    charges,
    records: history,
    ...care,
    ...house,
    files: papers,
    messages: talk,
    consents: proofs,
    ...doors,
    acts,
    requests: asked,
    post,
    factors,
    entries,
  };
};
export type OwnData = NonNullable<Awaited<ReturnType<typeof readOwnData>>>;
