// Longer than 200 lines: each write of the settings is a batch whose parts stand in one order; side by side it shows that they do.
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { ClinicPart } from '../../../src/shared/acts.ts';
import { MAX_BLOCKS, MAX_TEXTS } from '../../../src/shared/limits.ts';
import type { BlockInput, ClinicTextInput, WeeklyBlockInput } from '../../../src/shared/schemas/clinic.ts';
import type { PlanItem } from '../../../src/shared/schemas/plan.ts';
import type { Species } from '../../../src/shared/species.ts';
import { today } from '../../../src/shared/time.ts';
import { auditIfChanged, wasTraced } from '../../db/audit.ts';
import { batch, one } from '../../db/batch.ts';
import { type Db, repeatable } from '../../db/client.ts';
import { insertFrom } from '../../db/insert.ts';
import {
  clinicBlocks,
  clinicOpenHolidays,
  clinicPlans,
  clinics,
  clinicTexts,
  clinicWeeklyBlocks,
} from '../../db/schema/clinics.ts';
import { assertSame, type Creation, sameKey } from '../../idempotency.ts';
import type { Post } from '../../post/post.ts';
import { holdsWeekly } from '../availability/rules.ts';
import { addBlock, changedBy, type Editor, noted, otherTitulares } from '../clinic-changes/queries.ts';
import { selectCore, selectSold, storedDays, toCore, toKept } from './queries.ts';
import { isReady } from './rules.ts';

/** SQL over `a` that no visit meets, found by its id. */
const NOTHING = sql`a.id = ''`;

/** SQL over `a`: it is of the agenda of a block (SQL); NULL: of any. */
const isOf = (agenda: SQL) => sql`coalesce(a.seat = ${agenda}, 1)`;

/** SQL: the clinic as the editor saw it, and not closed. */
export const unchanged = ({ clinicId }: Editor, version: number) =>
  sql`${clinics.id} = ${clinicId} AND ${clinics.version} = ${version} AND ${clinics.closedAt} IS NULL`;

type CoreSet = Partial<Omit<typeof clinics.$inferInsert, 'id' | 'version' | 'createdAt' | 'updatedAt' | 'capacity'>> & {
  capacity?: SQL;
};

/**
 * Changes the settings' row as of a version, in one batch. `done`: it did; `core`: the row afterwards; `kept`: sold visits to
 * come that meet `outside` (SQL over `a`), now that the settings are so.
 */
export const updateCore = async (
  { db, post }: { db: Db; post: Post },
  editor: Editor,
  { version, part, set }: { version: number; part: ClinicPart; set: CoreSet },
  { when = sql`1`, outside = NOTHING }: { when?: SQL; outside?: SQL } = {},
) => {
  const { clinicId, now } = editor;
  const { written, core, kept } = await batch(db, {
    written: db
      .update(clinics)
      .set({ ...set, version: sql`${clinics.version} + 1`, updatedAt: now })
      .where(and(unchanged(editor, version), when)),
    noted: noted(db, post, editor, part),
    core: selectCore(db, clinicId),
    kept: selectSold(db, clinicId, outside, now),
  });
  return { done: written.meta.changes === 1, core: toCore(core), kept: toKept(kept, now) };
};

/**
 * Starts or stops taking bookings; starting needs everything that owners must know. Whoever works there may stop it; its other titulares
 * are told, and start it again with one press.
 */
export const updateBookable = async (db: Db, post: Post, editor: Editor, version: number, isBookable: boolean) => {
  const { clinicId, actorId, now } = editor;
  const trace = crypto.randomUUID();
  const { written, core } = await batch(db, {
    written: db
      .update(clinics)
      .set({ isBookable, version: sql`${clinics.version} + 1`, updatedAt: now })
      .where(and(unchanged(editor, version), isBookable ? isReady : undefined)),
    trace: auditIfChanged(db, {
      id: trace,
      at: now,
      actorId,
      action: isBookable ? 'clinic.bookings_opened' : 'clinic.bookings_paused',
      targetId: clinicId,
    }),
    told: post.announce(
      db,
      {
        kind: 'bookings_paused',
        among: otherTitulares(editor),
        ids: changedBy(editor),
      },
      now,
      wasTraced(trace, 'clinic.bookings_paused'),
    ),
    core: selectCore(db, clinicId),
  });
  return { done: written.meta.changes === 1, core: toCore(core) };
};

/** Takes hours out of the agenda. `done` false: there are too many blocks already, or the clinic is closed. */
export const insertBlock = async (
  { db, post }: { db: Db; post: Post },
  editor: Editor,
  made: Creation,
  block: BlockInput,
) => {
  const { clinicId, now } = editor;
  const { startsAt, endsAt, agenda } = block;
  const { core, kept, stands } = await batch(repeatable(db), {
    block: addBlock(db, post, editor, made, block),
    core: selectCore(db, clinicId),
    kept: selectSold(
      db,
      clinicId,
      sql`a.starts_at < ${endsAt} AND strftime('%Y-%m-%dT%H:%M', a.starts_at, '+' || (30 * a.half_hours) || ' minutes') > ${startsAt}
        AND ${isOf(sql`${agenda}`)}`,
      now,
    ),
    stands: one(db.select({ id: clinicBlocks.id }).from(clinicBlocks).where(sameKey(clinicBlocks.id, made))),
  });
  assertSame(stands?.id, made);
  return { done: stands !== undefined, core: toCore(core), kept: toKept(kept, now) };
};

/** Takes hours out of every week. `done` false: there are too many such blocks already, or the clinic is closed. */
export const insertWeeklyBlock = async (
  { db, post }: { db: Db; post: Post },
  editor: Editor,
  made: Creation,
  { days, ...block }: WeeklyBlockInput,
) => {
  const { clinicId, actorId, now } = editor;
  const standing = sql`(SELECT count(*) FROM clinic_weekly_blocks b WHERE b.clinic_id = c.id
    AND coalesce(b.until_date >= ${today(now)}, 1))`;
  const isOurs = sameKey(sql`wb.id`, made);
  const { core, kept, stands } = await batch(repeatable(db), {
    clinicWeeklyBlocks: insertFrom(
      db,
      clinicWeeklyBlocks,
      { id: made.id, clinicId: sql`c.id`, days: storedDays(days), ...block, createdBy: actorId, createdAt: now },
      sql`FROM clinics c WHERE c.id = ${clinicId} AND c.closed_at IS NULL AND ${standing} < ${MAX_BLOCKS}
        AND NOT EXISTS (SELECT 1 FROM clinic_weekly_blocks wb WHERE ${isOurs})`,
    ),
    noted: noted(db, post, editor, 'block'),
    core: selectCore(db, clinicId),
    kept: selectSold(
      db,
      clinicId,
      sql`EXISTS (SELECT 1 FROM clinic_weekly_blocks wb WHERE ${isOurs}
        AND ${holdsWeekly(sql`substr(a.starts_at, 1, 10)`, sql`substr(a.starts_at, 12)`, sql`a.half_hours`)} AND ${isOf(sql`wb.agenda`)})`,
      now,
    ),
    stands: one(
      db.select({ id: clinicWeeklyBlocks.id }).from(clinicWeeklyBlocks).where(sameKey(clinicWeeklyBlocks.id, made)),
    ),
  });
  assertSame(stands?.id, made);
  return { done: stands !== undefined, core: toCore(core), kept: toKept(kept, now) };
};

/** Gives a block's hours back, one of a week's too; false: it is not there. */
export const removeBlock = async (
  { db, post }: { db: Db; post: Post },
  editor: Editor,
  id: string,
): Promise<boolean> => {
  const { clinicId } = editor;
  const { once, weekly } = await batch(db, {
    once: db.delete(clinicBlocks).where(and(eq(clinicBlocks.id, id), eq(clinicBlocks.clinicId, clinicId))),
    notedOnce: noted(db, post, editor, 'unblock'),
    weekly: db
      .delete(clinicWeeklyBlocks)
      .where(and(eq(clinicWeeklyBlocks.id, id), eq(clinicWeeklyBlocks.clinicId, clinicId))),
    notedWeekly: noted(db, post, editor, 'unblock'),
  });
  return once.meta.changes + weekly.meta.changes === 1;
};

/** Opens or closes the clinic on a holiday; answers the sold visits of a day that it closes. */
export const updateHoliday = async (
  { db, post }: { db: Db; post: Post },
  editor: Editor,
  date: string,
  isOpen: boolean,
) => {
  const { clinicId, now } = editor;
  const write = isOpen
    ? db.insert(clinicOpenHolidays).values({ clinicId, date }).onConflictDoNothing()
    : db
        .delete(clinicOpenHolidays)
        .where(and(eq(clinicOpenHolidays.clinicId, clinicId), eq(clinicOpenHolidays.date, date)));
  const outside = isOpen ? NOTHING : sql`substr(a.starts_at, 1, 10) = ${date}`;
  const { kept } = await batch(db, {
    write,
    noted: noted(db, post, editor, 'holiday'),
    kept: selectSold(db, clinicId, outside, now),
  });
  return toKept(kept, now);
};

/** Writes a clinic's own plan of a species. */
export const savePlan = (db: Db, { clinicId, now }: Editor, species: Species, items: PlanItem[]) =>
  db
    .insert(clinicPlans)
    .values({ clinicId, species, items, updatedAt: now })
    .onConflictDoUpdate({ target: [clinicPlans.clinicId, clinicPlans.species], set: { items, updatedAt: now } });

/** Back to the default plan of the guides. */
export const removePlan = (db: Db, clinicId: string, species: Species) =>
  db.delete(clinicPlans).where(and(eq(clinicPlans.clinicId, clinicId), eq(clinicPlans.species, species)));

/** Writes a text, a new one when `id` is null; its id, or null: there is no such text, or there are too many. */
export const saveText = async (db: Db, { clinicId, now }: Editor, made: Creation, input: ClinicTextInput) => {
  const { id, ...text } = input;
  if (id !== null) {
    const { meta } = await db
      .update(clinicTexts)
      .set({ ...text, updatedAt: now })
      .where(and(eq(clinicTexts.id, id), eq(clinicTexts.clinicId, clinicId)));
    return meta.changes === 1 ? id : null;
  }
  const { stands } = await batch(repeatable(db), {
    clinicTexts: insertFrom(
      db,
      clinicTexts,
      {
        id: made.id,
        clinicId,
        purpose: text.purpose,
        kind: text.kind,
        title: text.title,
        body: text.body,
        createdAt: now,
        updatedAt: now,
      },
      sql`WHERE (SELECT count(*) FROM clinic_texts t WHERE t.clinic_id = ${clinicId}) < ${MAX_TEXTS}
        AND NOT EXISTS (SELECT 1 FROM clinic_texts s WHERE ${sameKey(sql`s.id`, made)})`,
    ),
    stands: one(db.select({ id: clinicTexts.id }).from(clinicTexts).where(sameKey(clinicTexts.id, made))),
  });
  assertSame(stands?.id, made);
  return stands?.id ?? null;
};

/** Removes a text; false: it is not there. */
export const removeText = async (db: Db, clinicId: string, id: string): Promise<boolean> => {
  const { meta } = await db.delete(clinicTexts).where(and(eq(clinicTexts.id, id), eq(clinicTexts.clinicId, clinicId)));
  return meta.changes === 1;
};
