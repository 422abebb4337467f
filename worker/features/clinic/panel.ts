import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { OWNER_GONE, USER_GONE } from '../../../src/shared/appointments.ts';
import { PANEL_ROWS } from '../../../src/shared/limits.ts';
import type { Panel } from '../../../src/shared/schemas/panel.ts';
import { addDays, monthSpan, thisMonth, today } from '../../../src/shared/time.ts';
import { batch, one } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { named } from '../../db/columns.ts';
import { threads } from '../../db/schema/messages.ts';
import { clinicPatients } from '../../db/schema/patients.ts';
import { pets } from '../../db/schema/pets.ts';
import { lapsedCount, waitingCount } from '../clinic-requests/queries.ts';
import { selectAgendaVisits, toAgendaVisit } from '../visits/queries.ts';
import { figureColumns, ONE_ROW } from './statistics.ts';

const p = alias(pets, 'p');
const k = alias(clinicPatients, 'k');
const t = alias(threads, 't');

/** Statement: the clinic's name, its figures and the facts beneath them. */
const selectFigures = (db: Db, clinicId: string, userId: string, now: number) => {
  const date = today(now);
  const [from, to] = monthSpan(thisMonth(now));
  const ofToday = (status: string) => sql<number>`(SELECT count(*) FROM appointments WHERE clinic_id = ${clinicId}
    AND starts_at >= ${date} AND starts_at < ${addDays(date, 1)} AND status = ${status})`;
  return db
    .select({
      ...figureColumns(clinicId, now),
      clinicName: sql<string>`(SELECT name FROM clinics WHERE id = ${clinicId})`.as('clinicName'),
      asksLicence:
        sql<number>`EXISTS (SELECT 1 FROM clinic_members m WHERE m.user_id = ${userId} AND m.clinic_id = ${clinicId}
        AND (m.member_role = 'titular' OR m.duty = 'veterinario')
        AND NOT EXISTS (SELECT 1 FROM licences l WHERE l.user_id = m.user_id))`.as('asksLicence'),
      completedToday: ofToday('completed').as('completedToday'),
      missedToday: ofToday('no_show').as('missedToday'),
      pendingToday: ofToday('pending').as('pendingToday'),
      chargedVisits: sql<number>`(SELECT count(*) FROM appointments WHERE clinic_id = ${clinicId}
        AND completed_at >= ${from} AND completed_at < ${to} AND charge_cop > 0)`.as('chargedVisits'),
      waitingRequests: waitingCount(clinicId, now).as('waitingRequests'),
      lapsedRequests: lapsedCount(clinicId, now).as('lapsedRequests'),
      oldestUnreadAt: sql<number | null>`(SELECT min(last_message_at) FROM threads WHERE clinic_id = ${clinicId}
        AND clinic_unread > 0)`.as('oldestUnreadAt'),
    })
    .from(ONE_ROW);
};

/** Statement: the patients that a clinic saw last. */
const selectRecent = (db: Db, clinicId: string) =>
  db
    .select({
      ...named({
        id: p.id,
        name: p.name,
        breed: p.breed,
        species: p.species,
        lastVisit: k.lastVisitOn,
        isOpen: k.isOpen,
      }),
      owner: sql<string>`coalesce(u.name, o.name, ${OWNER_GONE})`.as('owner'),
    })
    .from(
      sql.raw(`clinic_patients k CROSS JOIN pets p ON p.id = k.pet_id LEFT JOIN users u ON u.id = p.owner_id
      LEFT JOIN clinic_clients o ON o.id = p.client_id AND o.clinic_id = k.clinic_id`),
    )
    .where(sql`k.clinic_id = ${clinicId} AND k.last_visit_on IS NOT NULL AND p.archived_at IS NULL`)
    .orderBy(sql`k.last_visit_on DESC, k.pet_id DESC`)
    .limit(PANEL_ROWS);

/** Statement: what owners wrote and nobody of the clinic has read. */
const selectUnread = (db: Db, clinicId: string) =>
  db
    .select({
      ...named({ id: t.id, petName: p.name, lastAt: t.lastMessageAt }),
      ownerName: sql<string>`coalesce(u.name, ${USER_GONE})`.as('ownerName'),
      lastText: sql<string>`coalesce((SELECT substr(m.text, 1, 120) FROM messages m WHERE m.thread_id = t.id
        ORDER BY m.at DESC, m.id DESC LIMIT 1), '')`.as('lastText'),
    })
    .from(sql.raw('threads t JOIN pets p ON p.id = t.pet_id LEFT JOIN users u ON u.id = p.owner_id'))
    .where(sql`t.clinic_id = ${clinicId} AND t.clinic_unread > 0`)
    .orderBy(sql`t.last_message_at DESC, t.id DESC`)
    .limit(PANEL_ROWS);

/** The clinic's panel at `now`, in one batch. */
export const readPanel = async (db: Db, clinicId: string, userId: string, now: number): Promise<Panel> => {
  const {
    figures: first,
    coming,
    recent,
    unread,
  } = await batch(db, {
    figures: one(selectFigures(db, clinicId, userId, now)),
    coming: selectAgendaVisits(
      db,
      clinicId,
      sql`a.starts_at >= ${addDays(today(now), 1)} AND a.status IN ('pending', 'confirmed')`,
      PANEL_ROWS,
    ),
    recent: selectRecent(db, clinicId),
    unread: selectUnread(db, clinicId),
  });
  if (!first) throw new Error('a statement of one row has one');
  const { clinicName, asksLicence, ...figures } = first;
  const iso = (at: number) => new Date(at).toISOString();
  return {
    clinicName,
    asksLicence: asksLicence === 1,
    figures: { ...figures, oldestUnreadAt: figures.oldestUnreadAt === null ? null : iso(figures.oldestUnreadAt) },
    coming: coming.map((row) => toAgendaVisit(row, thisMonth(now))),
    recent,
    unread: unread.map((row) => ({ ...row, lastAt: iso(row.lastAt) })),
  };
};
