import { and, eq, isNull, sql } from 'drizzle-orm';
import { CHOOSABLE, type Choosable, isChoosable, isOnAtFirst, WAYS } from '../../../src/shared/notices.ts';
import { QUIET, type QuietHours } from '../../../src/shared/quiet.ts';
import type { NoticeChoice } from '../../../src/shared/schemas/post.ts';
import type { Db } from '../../db/client.ts';
import { clinicClients, clinics } from '../../db/schema/clinics.ts';
import { noticeChoices, outbox, quietHours } from '../../db/schema/post.ts';

/** What a person chose, kind by kind and way by way; what they did not choose is sent, but what is off at first. */
export const findChoices = async (db: Db, userId: string) => {
  const rows = await db
    .select({ kind: noticeChoices.kind, way: noticeChoices.way, wanted: noticeChoices.wanted })
    .from(noticeChoices)
    .where(eq(noticeChoices.userId, userId));
  const chosen = new Map(rows.map(({ kind, way, wanted }) => [`${kind} ${way}`, wanted]));
  return CHOOSABLE.flatMap((kind) =>
    WAYS.map((way) => ({ kind, way, wanted: chosen.get(`${kind} ${way}`) ?? isOnAtFirst(kind, way) })),
  );
};

/** Keeps what a person chose of a kind. */
export const saveChoice = (db: Db, userId: string, { kind, way, wanted }: NoticeChoice, now: number) =>
  db
    .insert(noticeChoices)
    .values({ userId, kind, way, wanted, changedAt: now })
    .onConflictDoUpdate({
      target: [noticeChoices.userId, noticeChoices.kind, noticeChoices.way],
      set: { wanted: sql`excluded.wanted`, changedAt: now },
    });

/** The hours in which no device of a person sounds. */
export const findQuiet = async (db: Db, userId: string): Promise<QuietHours> => {
  const [row] = await db
    .select({ startsAt: quietHours.startsAt, endsAt: quietHours.endsAt })
    .from(quietHours)
    .where(eq(quietHours.userId, userId));
  return row ?? QUIET;
};

export const saveQuiet = (db: Db, userId: string, hours: QuietHours) =>
  db
    .insert(quietHours)
    .values({ userId, ...hours })
    .onConflictDoUpdate({ target: quietHours.userId, set: hours });

/** SQL over outbox, and clinic_clients: the clinic of the visit that a mail is about; of a visit that is gone the client's. */
const told = sql`coalesce((SELECT a.clinic_id FROM appointments a WHERE a.id = ${outbox.ids} ->> 'visit'), ${clinicClients.clinicId})`;

/** What the 'no recibir más' of a mail would switch off, and for whom; null: that mail is gone, or nothing of it may be switched off. */
export const findSubscription = async (db: Db, id: string): Promise<Subscription | null> => {
  const [row] = await db
    .select({
      userId: outbox.userId,
      kind: outbox.kind,
      clientId: outbox.clientId,
      clinicId: clinics.id,
      clinicName: clinics.name,
    })
    .from(outbox)
    .leftJoin(clinicClients, and(eq(clinicClients.id, outbox.clientId), eq(clinicClients.clinicId, told)))
    .leftJoin(clinics, eq(clinics.id, clinicClients.clinicId))
    .where(eq(outbox.id, id));
  if (!row || !isChoosable(row.kind)) return null;
  const { userId, clientId, clinicId, clinicName, kind } = row;
  if (userId !== null) return { userId, kind };
  return clientId !== null && clinicId !== null && clinicName !== null ? { clientId, clinicId, clinicName } : null;
};
/** Of whom: a kind that a person with an account hears of, or all that a clinic's client does. */
type Subscription = { userId: string; kind: Choosable } | { clientId: string; clinicId: string; clinicName: string };

/** Somebody without an account wants no more mails of their clinic. */
export const endClientMails = (db: Db, { clinicId, clientId }: { clinicId: string; clientId: string }, now: number) =>
  db
    .update(clinicClients)
    .set({ mailsEndedAt: now })
    .where(
      and(eq(clinicClients.id, clientId), eq(clinicClients.clinicId, clinicId), isNull(clinicClients.mailsEndedAt)),
    );
