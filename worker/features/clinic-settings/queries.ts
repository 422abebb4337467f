import { eq, type SQL, sql } from 'drizzle-orm';
import { holidayName } from '../../../src/shared/holidays.ts';
import { MAX_BLOCKS, MAX_TEXTS } from '../../../src/shared/limits.ts';
import type { ClinicCore } from '../../../src/shared/schemas/clinic.ts';
import type { PlanItem } from '../../../src/shared/schemas/plan.ts';
import { SPECIES } from '../../../src/shared/species.ts';
import { thisMonth, today, wallTime } from '../../../src/shared/time.ts';
import { batch } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import {
  clinicBlocks,
  clinicOpenHolidays,
  clinicPlans,
  clinics,
  clinicTexts,
  clinicWeeklyBlocks,
} from '../../db/schema/clinics.ts';
import { liveStatuses } from '../../db/schema/columns.ts';
import { agendasOf } from '../availability/queries.ts';
import { datesFrom } from '../availability/rules.ts';
import { selectAgendaVisits, toAgendaVisit } from '../visits/queries.ts';
import { missingOf } from './rules.ts';

/** Sold visits that one answer lists. */
const MAX_KEPT = 200;
/** Holidays are shown a year ahead. */
const HOLIDAY_DAYS = 366;

/** The weekdays of a weekly block as they are stored, and as they are told (0 is Monday). */
export const storedDays = (days: readonly number[]): string =>
  Array.from({ length: 7 }, (_, day) => (days.includes(day) ? '1' : '0')).join('');
const toDays = (stored: string): number[] => [...stored].flatMap((letter, day) => (letter === '1' ? [day] : []));

/** Statement: the settings' own row. */
export const selectCore = (db: Db, clinicId: string) =>
  db
    .select({
      id: clinics.id,
      version: clinics.version,
      name: clinics.name,
      city: clinics.city,
      address: clinics.address,
      phone: clinics.phone,
      hours: clinics.hours,
      pauses: clinics.pauses,
      capacity: clinics.capacity,
      minNoticeMin: clinics.minNoticeMin,
      horizonDays: clinics.horizonDays,
      takesEmergencies: clinics.takesEmergencies,
      prices: clinics.prices,
      lengths: clinics.lengths,
      priceIva: clinics.priceIva,
      isBookable: clinics.isBookable,
      isListed: clinics.isListed,
      species: clinics.species,
      allHoursAt: clinics.allHoursAt,
      retentionYears: clinics.retentionYears,
      contractVersion: clinics.contractVersion,
      contractAt: clinics.contractAt,
      contractBy: sql<string | null>`(SELECT u.name FROM users u WHERE u.id = ${clinics.contractBy})`.as('contractBy'),
      contractUntil: clinics.contractUntil,
      closedAt: clinics.closedAt,
      agendas: agendasOf(sql`${clinicId}`),
    })
    .from(clinics)
    .where(eq(clinics.id, clinicId));

/** The settings as answers show them. A session's clinic is always there. */
export const toCore = ([row]: Awaited<ReturnType<typeof selectCore>>): ClinicCore => {
  if (!row) throw new Error('a clinic of a session is not there');
  return { ...row, hours: row.hours.map((day) => (day ? [day[0], day[1]] : null)), missing: missingOf(row) };
};

/** Statement: sold visits to come that meet a condition over `a`. */
export const selectSold = (db: Db, clinicId: string, where: SQL, now: number) =>
  selectAgendaVisits(
    db,
    clinicId,
    sql`a.starts_at > ${wallTime(now)} AND a.status IN (${liveStatuses}) AND ${where}`,
    MAX_KEPT,
  );
export const toKept = (rows: Awaited<ReturnType<typeof selectSold>>, now: number) =>
  rows.map((row) => toAgendaVisit(row, thisMonth(now)));

/** Everything of the settings screen, in one batch: what is over is left out. */
export const readSettings = async (db: Db, clinicId: string, now: number) => {
  const day = today(now);
  const { core, blocks, weekly, open, plans, texts } = await batch(db, {
    core: selectCore(db, clinicId),
    blocks: db
      .select({
        id: clinicBlocks.id,
        startsAt: clinicBlocks.startsAt,
        endsAt: clinicBlocks.endsAt,
        agenda: clinicBlocks.agenda,
        reason: clinicBlocks.reason,
      })
      .from(clinicBlocks)
      .where(sql`${clinicBlocks.clinicId} = ${clinicId} AND ${clinicBlocks.endsAt} > ${wallTime(now)}`)
      .orderBy(clinicBlocks.endsAt, clinicBlocks.startsAt)
      .limit(MAX_BLOCKS),
    weekly: db
      .select({
        id: clinicWeeklyBlocks.id,
        days: clinicWeeklyBlocks.days,
        fromTime: clinicWeeklyBlocks.fromTime,
        untilTime: clinicWeeklyBlocks.untilTime,
        fromDate: clinicWeeklyBlocks.fromDate,
        untilDate: clinicWeeklyBlocks.untilDate,
        agenda: clinicWeeklyBlocks.agenda,
        reason: clinicWeeklyBlocks.reason,
      })
      .from(clinicWeeklyBlocks)
      .where(
        sql`${clinicWeeklyBlocks.clinicId} = ${clinicId} AND coalesce(${clinicWeeklyBlocks.untilDate} >= ${day}, 1)`,
      )
      .orderBy(clinicWeeklyBlocks.fromDate, clinicWeeklyBlocks.fromTime, clinicWeeklyBlocks.id)
      .limit(MAX_BLOCKS),
    open: db
      .select({ date: clinicOpenHolidays.date })
      .from(clinicOpenHolidays)
      .where(sql`${clinicOpenHolidays.clinicId} = ${clinicId} AND ${clinicOpenHolidays.date} >= ${day}`),
    plans: db
      .select({ species: clinicPlans.species, items: clinicPlans.items, updatedAt: clinicPlans.updatedAt })
      .from(clinicPlans)
      .where(eq(clinicPlans.clinicId, clinicId))
      .limit(SPECIES.length),
    texts: db
      .select({
        id: clinicTexts.id,
        purpose: clinicTexts.purpose,
        kind: clinicTexts.kind,
        title: clinicTexts.title,
        body: clinicTexts.body,
        updatedAt: clinicTexts.updatedAt,
      })
      .from(clinicTexts)
      .where(eq(clinicTexts.clinicId, clinicId))
      .orderBy(clinicTexts.purpose, clinicTexts.title, clinicTexts.id)
      .limit(MAX_TEXTS),
  });
  const openDates = new Set(open.map(({ date }) => date));
  const holidays = datesFrom(day, HOLIDAY_DAYS).flatMap((date) => {
    const name = holidayName(date);
    return name ? [{ date, name, isOpen: openDates.has(date) }] : [];
  });
  return {
    ...toCore(core),
    blocks,
    weeklyBlocks: weekly.map((block) => ({ ...block, days: toDays(block.days) })),
    holidays,
    plans: plans.map((plan) => ({ ...plan, items: plan.items as PlanItem[] })),
    texts: texts.map((text) => ({ ...text, kind: text.kind as null })),
  };
};
