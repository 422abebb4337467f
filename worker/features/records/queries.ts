import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { OWNER_GONE } from '../../../src/shared/appointments.ts';
import { MAX_CARNE_ACTS, SOON_DAYS } from '../../../src/shared/limits.ts';
import { addDays, subtractMonths } from '../../../src/shared/time.ts';
import { batch } from '../../db/batch.ts';
import { caredForBy } from '../../db/carers.ts';
import type { Db } from '../../db/client.ts';
import { named, namedOrNull } from '../../db/columns.ts';
import { isLiving } from '../../db/living.ts';
import { clinics } from '../../db/schema/clinics.ts';
import { pets } from '../../db/schema/pets.ts';
import { records } from '../../db/schema/records.ts';
import { fileIsOpen } from '../patients/rules.ts';
import { toPetDue } from './rules.ts';

const p = alias(pets, 'p');
const r = alias(records, 'r');
const rc = alias(clinics, 'rc');

/** The reader or writer: an owner (`id` of the account) or a clinic (`id` of the clinic, or SQL that finds it). */
export type Reader = { side: 'owner' | 'clinic'; id: string | SQL };

/**
 * SQL over `r`: this reader may read the record. An owner reads everything of their own pets; a clinic what it wrote, and the
 * rest only while its file of the pet is open and the owner's grant lives (product.md, Clinics and appointments).
 */
export const readable = ({ side, id }: Reader): SQL =>
  side === 'owner'
    ? sql`EXISTS (SELECT 1 FROM pets o WHERE o.id = r.pet_id AND ${caredForBy(id, 'o')})`
    : sql`(r.clinic_id = ${id} OR EXISTS (SELECT 1 FROM pet_grants g WHERE g.pet_id = r.pet_id AND g.clinic_id = ${id}
        AND g.revoked_at IS NULL AND ${fileIsOpen(sql`g.clinic_id`, sql`g.pet_id`)}))`;

/** SQL over `p`: the clinic that saw the pet last, of those whose file is open (`max` brings its row along); NULL: none has. */
const lastClinic = sql.raw(`(SELECT one.clinic_id FROM (
  SELECT cp.clinic_id, max(coalesce(cp.last_visit_on, '') || ' ' || cp.last_seen_on) FROM clinic_patients cp
  WHERE cp.pet_id = p.id AND cp.is_open = 1) one)`);

/** Columns over `p` of the plan that counts for it: its last clinic's own, else NULL (the guides' default), and whether it died. */
export const planColumns = (clinicId: SQL = lastClinic) => ({
  planItems: sql<
    string | null
  >`(SELECT k.items FROM clinic_plans k WHERE k.clinic_id = ${clinicId} AND k.species = p.species)`.as('planItems'),
  planClinic: sql<string | null>`(SELECT c.name FROM clinics c WHERE c.id = ${clinicId})`.as('planClinic'),
  ...named({ diedAt: p.diedAt }),
});

/** Statement: the pets that meet a condition over `p`, with the plan that counts for each. */
export const selectDuePets = (db: Db, where: SQL, limit: number, clinicId?: SQL) =>
  db
    .select({
      ...named({ petId: p.id, petName: p.name, species: p.species, birthMonth: p.birthMonth }),
      ...planColumns(clinicId),
    })
    .from(sql`pets p`)
    .where(where)
    .orderBy(sql`p.created_at, p.id`)
    .limit(limit);

export const actColumns = {
  ...named({
    petId: r.petId,
    rootId: r.rootId,
    kind: r.kind,
    date: r.date,
    title: r.title,
    planKey: r.planKey,
    nextDue: r.nextDue,
    product: r.product,
    lot: r.lot,
    manufacturer: r.manufacturer,
    lotExpiresOn: r.lotExpiresOn,
    licence: r.licence,
    clinicId: r.clinicId,
    authorName: r.authorName,
  }),
  ...namedOrNull({ clinicName: rc.name }),
};

/** SQL over `r`: what counts for a carné. */
export const counts = sql.raw(
  `r.is_current = 1 AND (r.kind IN ('vacuna', 'desparasitacion', 'consulta') OR r.next_due IS NOT NULL)`,
);
export const actsJoined = sql.raw('records r LEFT JOIN clinics rc ON rc.id = r.clinic_id');

/** Statement: what counts for the carné of a pet, as far as the reader may see it; latest first. */
export const selectActs = (db: Db, petId: string, reader: Reader) =>
  db
    .select(actColumns)
    .from(actsJoined)
    .where(sql`r.pet_id = ${petId} AND ${counts} AND ${readable(reader)}`)
    .orderBy(sql`r.date DESC, r.id DESC`)
    .limit(MAX_CARNE_ACTS);

/**
 * Statement: what a clinic's plan for a pet is asked with, after an act of one of its items: the pet with the plan on every row,
 * and the acts of that item (one row without, when there is none). Give the rows to `proposedDue` (rules.ts).
 */
export const selectPlanActs = (db: Db, petId: string, planKey: string, clinicId: SQL) =>
  db
    .select({
      ...named({ species: p.species, birthMonth: p.birthMonth, nextDue: r.nextDue }),
      ...planColumns(clinicId),
      ...namedOrNull({ date: r.date }),
    })
    .from(
      sql`pets p LEFT JOIN records r ON r.pet_id = p.id AND r.plan_key = ${planKey} AND ${counts} AND ${readable({ side: 'clinic', id: clinicId })}`,
    )
    .where(sql`p.id = ${petId}`)
    .orderBy(sql`r.date DESC`)
    .limit(MAX_CARNE_ACTS);

/** Statement: the same of several pets (`pets`: a SELECT of their ids), in no order; `reader` null: they are the owner's own. */
const selectActsOf = (db: Db, pets: SQL, reader: Reader | null, limit: number) =>
  db
    .select(actColumns)
    .from(actsJoined)
    .where(sql`r.pet_id IN (${pets}) AND ${counts} AND ${reader ? readable(reader) : sql`1`}`)
    .limit(limit);

/** Pets of one owner whose carnés are read together, and acts of them all. */
const OWNER_PETS = 60;
const OWNER_ACTS = 3000;

/** Statements for a batch of an owner's screen: give their rows to `toPetDue` (rules.ts). Archived pets and those that died have nothing due. */
export const selectOwnerDue = (db: Db, ownerId: string | SQL) =>
  selectDueOf(db, sql`${caredForBy(ownerId)} AND ${isLiving}`, OWNER_PETS, OWNER_ACTS);

/** The same of all pets that meet a condition over `p`. */
export const selectDueOf = (db: Db, own: SQL, mostPets: number, mostActs: number) => ({
  pets: selectDuePets(db, own, mostPets),
  acts: selectActsOf(db, sql`SELECT p.id FROM pets p WHERE ${own}`, null, mostActs),
});

/** What is and will be due of all pets of an owner, in one batch. */
export const findOwnerDue = async (db: Db, ownerId: string, today: string) => {
  const { pets, acts } = await batch(db, selectOwnerDue(db, ownerId));
  return toPetDue(pets, acts, today);
};

/** A patient with whom to speak about what is due. */
const contact = {
  ownerName: sql<string>`coalesce(u.name, o.name, ${OWNER_GONE})`.as('ownerName'),
  ownerPhone: sql<string | null>`CASE WHEN u.id IS NULL THEN o.phone ELSE u.phone END`.as('ownerPhone'),
  ownerEmail: sql<string | null>`CASE WHEN u.id IS NULL THEN o.email ELSE u.email END`.as('ownerEmail'),
  isClient: sql<number>`o.id IS NOT NULL`.as('isClient'),
};

/** Reminders look back this far: what is overdue for longer is no reminder any more. */
const PAST_DAYS = 90;
/** A first series is looked for in animals this young, among those seen within as many days. */
const YOUNG_MONTHS = 8;
const SEEN_DAYS = 240;
/** Patients and acts that one list of reminders reads. */
const DUE_PATIENTS = 300;
const DUE_ACTS = 5000;

/**
 * A clinic's patients of whom something is due within `days`, or overdue for less than `PAST_DAYS`; archived animals, those that died
 * and those that nobody owns are left out. By index: what its own records ask for, and young animals seen lately (a first series may stand
 * in no record yet). The plan is the clinic's own, else the guides'; acts count as far as the clinic may read them. One batch.
 */
export const findDuePatients = async (db: Db, clinicId: string, today: string, days: number = SOON_DAYS) => {
  const [from, until] = [addDays(today, -PAST_DAYS), addDays(today, days)];
  const candidates = sql`
    SELECT r.pet_id FROM records r
      WHERE r.clinic_id = ${clinicId} AND r.is_current = 1 AND r.next_due IS NOT NULL
        AND r.next_due BETWEEN ${from} AND ${until}
    UNION ALL
    SELECT cp.pet_id FROM clinic_patients cp CROSS JOIN pets y ON y.id = cp.pet_id
      WHERE cp.clinic_id = ${clinicId} AND (cp.last_seen_on >= ${addDays(today, -SEEN_DAYS)} OR cp.last_seen_on = '') AND cp.is_open = 1
        AND y.birth_month >= ${subtractMonths(today.slice(0, 7), YOUNG_MONTHS)}`;
  const alive = sql`${isLiving} AND (p.owner_id IS NOT NULL OR p.client_id IS NOT NULL)`;
  const { pets, acts } = await batch(db, {
    pets: db
      .select({
        ...named({ petId: p.id, petName: p.name, species: p.species, birthMonth: p.birthMonth }),
        ...contact,
        ...planColumns(sql`${clinicId}`),
      })
      .from(sql`pets p LEFT JOIN users u ON u.id = p.owner_id
        LEFT JOIN clinic_clients o ON o.id = p.client_id AND o.clinic_id = ${clinicId}`)
      .where(sql`p.id IN (${candidates}) AND ${alive}`)
      .limit(DUE_PATIENTS),
    acts: selectActsOf(db, candidates, { side: 'clinic', id: clinicId }, DUE_ACTS),
  });
  const byName = pets.toSorted((a, b) => a.petName.localeCompare(b.petName, 'es') || (a.petId < b.petId ? -1 : 1));
  return toPetDue(byName, acts, today).flatMap(
    ({ due, isClient, planItems: _, planClinic: __, diedAt: ___, ...pet }) => {
      const now = due.filter(
        ({ state, dueOn }) =>
          (state === 'soon' || state === 'overdue') && dueOn !== null && dueOn >= from && dueOn <= until,
      );
      return now.length > 0 ? [{ ...pet, isClient: isClient === 1, due: now }] : [];
    },
  );
};
