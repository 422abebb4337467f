import { and, desc, eq, gte, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import { AppError, ISSUE } from '../../../src/shared/errors.ts';
import type { Role } from '../../../src/shared/roles.ts';
import type { AccessesInput, ClinicReadsInput, OwnAccessesInput } from '../../../src/shared/schemas/accesses.ts';
import { FAILURES } from '../../../src/shared/security-events.ts';
import { addDays, instantOf } from '../../../src/shared/time.ts';
import { prefixTyped } from '../../auth/network.ts';
import { batch } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { decodeCursor, instantAndId, pageFrom } from '../../db/cursor.ts';
import { insertFrom } from '../../db/insert.ts';
import { users } from '../../db/schema/accounts.ts';
import { pets } from '../../db/schema/pets.ts';
import { auditLog, securityEvents } from '../../db/schema/settings.ts';

const { id, at, kind, device, network, userId } = securityEvents;

const olderThan = (cursor: string | undefined) => {
  const after = decodeCursor(cursor, instantAndId);
  return after ? sql`(${at}, ${id}) < (${after[0]}, ${after[1]})` : undefined;
};

/** What happened at the doors of one account, the latest first. */
export const listOwnAccesses = async (db: Db, owner: string, { failed, limit, cursor }: OwnAccessesInput) => {
  const rows = await db
    .select({ id, at, kind, device, network })
    .from(securityEvents)
    // What was read in a clinic is nothing that happened at the door of an account.
    .where(
      and(
        eq(userId, owner),
        ne(kind, 'records_read'),
        failed ? inArray(kind, [...FAILURES]) : undefined,
        olderThan(cursor),
      ),
    )
    .orderBy(desc(at), desc(id))
    .limit(limit + 1);
  return pageFrom(rows, limit, (row) => [row.at, row.id]);
};

const midnight = (date: string) => instantOf(`${date}T00:00`);

/** SQL for a network as somebody types it; throws `invalid` for what is none. */
const isFrom = (typed: string) => {
  const prefix = prefixTyped(typed);
  if (prefix === null) throw new AppError('invalid', { issues: [{ path: 'network', message: ISSUE.network_form }] });
  return eq(network, prefix);
};

/** Statement: a page of what happened at the doors of all accounts, and the row after it. */
const selectAccesses = (db: Db, filters: AccessesInput) => {
  const { limit, from, to } = filters;
  return db
    .select({
      ...{ id, at, kind, device, network, userId },
      name: sql<string | null>`coalesce(${securityEvents.name}, ${users.name})`.as('named'),
      role: sql<Role | null>`coalesce(${securityEvents.role}, ${users.role})`.as('role_then'),
      email: sql<string | null>`coalesce(${securityEvents.email}, ${users.email})`.as('email_then'),
      stands: sql`${users.id} IS NOT NULL`.mapWith(Boolean).as('stands') as SQL.Aliased<boolean>,
    })
    .from(securityEvents)
    .leftJoin(users, eq(users.id, userId))
    .where(
      and(
        filters.user ? eq(userId, filters.user) : undefined,
        filters.kind ? eq(kind, filters.kind) : undefined,
        filters.network ? isFrom(filters.network) : undefined,
        from ? gte(at, midnight(from)) : undefined,
        to ? lt(at, midnight(addDays(to, 1))) : undefined,
        olderThan(filters.cursor),
      ),
    )
    .orderBy(desc(at), desc(id))
    .limit(limit + 1);
};

const toPage = (rows: Awaited<ReturnType<typeof selectAccesses>>, { limit }: AccessesInput) => {
  const page = pageFrom(rows, limit, (row) => [row.at, row.id]);
  return {
    rows: page.rows.map(({ userId: whose, name, role, email, stands, ...access }) => ({
      ...access,
      user: whose === null ? null : { id: whose, name, role, email, stands },
    })),
    next: page.next,
  };
};

/** What happened at the doors of all accounts, the latest first. */
export const listAccesses = async (db: Db, filters: AccessesInput) =>
  toPage(await selectAccesses(db, filters), filters);

/** The same for a file that leaves the service: the first page leaves the trace of the whole, with the filters' names. */
export const exportAccesses = async (
  db: Db,
  filters: AccessesInput,
  { actorId, now }: { actorId: string; now: number },
) => {
  const names = (['kind', 'user', 'network', 'from', 'to'] as const).filter((name) => filters[name] !== undefined);
  const { rows } = await batch(db, {
    rows: selectAccesses(db, filters),
    auditLog: insertFrom(
      db,
      auditLog,
      {
        id: crypto.randomUUID(),
        at: now,
        actorId,
        action: 'accesses.exported',
        targetId: actorId,
        reason: names.join(', ') || null,
      },
      sql`WHERE ${filters.cursor === undefined ? 1 : 0}`,
    ),
  });
  return toPage(rows, filters);
};

/** Who read a clinic's records with a login that came from an administrator, and of which patient, the latest first. */
export const listClinicReads = async (db: Db, clinicId: string, { pet, limit, cursor }: ClinicReadsInput) => {
  const { subject } = securityEvents;
  const sought = sql`substr(${subject}, instr(${subject}, ':') + 1)`;
  const petId = sql<string | null>`coalesce(
    (SELECT a.pet_id FROM appointments a WHERE a.id = ${sought} AND a.clinic_id = ${clinicId}),
    (SELECT t.pet_id FROM threads t WHERE t.id = ${sought} AND t.clinic_id = ${clinicId}), ${sought})`;
  const rows = await db
    .select({
      id,
      at,
      call: sql<string>`substr(${subject}, 1, instr(${subject}, ':') - 1)`,
      reader: sql<string | null>`coalesce(${securityEvents.name}, ${users.name})`.as('reader_name'),
      readerRole: sql<Role | null>`coalesce(${securityEvents.role}, ${users.role})`.as('reader_role'),
      readerEmail: sql<string | null>`coalesce(${securityEvents.email}, ${users.email})`.as('reader_email'),
      petId: pets.id,
      petName: pets.name,
    })
    .from(securityEvents)
    .leftJoin(users, eq(users.id, userId))
    .leftJoin(pets, eq(pets.id, petId))
    .where(and(eq(securityEvents.clinicId, clinicId), pet ? eq(pets.id, pet) : undefined, olderThan(cursor)))
    .orderBy(desc(at), desc(id))
    .limit(limit + 1);
  const page = pageFrom(rows, limit, (row) => [row.at, row.id]);
  return {
    rows: page.rows.map(({ petId: patient, petName, ...row }) => ({
      ...row,
      pet: patient === null || petName === null ? null : { id: patient, name: petName },
    })),
    next: page.next,
  };
};
