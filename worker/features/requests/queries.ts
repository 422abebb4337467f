import { and, asc, desc, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm';
import * as z from 'zod';
import { MAX_COUNTED, MAX_OPEN_REQUESTS } from '../../../src/shared/limits.ts';
import type { PageInput } from '../../../src/shared/schemas/page.ts';
import type { InboxInput, InboxRequest, RequestKind } from '../../../src/shared/schemas/request.ts';
import { auditIfChanged } from '../../db/audit.ts';
import { batch, one } from '../../db/batch.ts';
import { type Db, repeatable } from '../../db/client.ts';
import { decodeCursor, instantAndId, pageFrom, textAndId } from '../../db/cursor.ts';
import { insertFrom } from '../../db/insert.ts';
import { dataRequests, users } from '../../db/schema/accounts.ts';
import { assertSame, type Creation, sameKey } from '../../idempotency.ts';
import type { Post } from '../../post/post.ts';
import type { Actor } from '../authority/rules.ts';
import { mayHandle } from './rules.ts';

const columns = {
  id: dataRequests.id,
  kind: dataRequests.kind,
  text: dataRequests.text,
  createdAt: dataRequests.createdAt,
  dueOn: dataRequests.dueOn,
  extension: dataRequests.extension,
  answer: dataRequests.answer,
  answeredAt: dataRequests.answeredAt,
};

/** Where a row stands among those of the same instant: the index of a person's requests ends with it. */
const place = sql<number>`data_requests.rowid`;
const instantAndPlace = z.tuple([z.number(), z.number()]);

/** A person's own requests, the latest first. */
export const listOwnRequests = async (db: Db, userId: string, { limit, cursor }: PageInput) => {
  const after = decodeCursor(cursor, instantAndPlace);
  const rows = await db
    .select({ ...columns, place })
    .from(dataRequests)
    .where(
      and(
        eq(dataRequests.userId, userId),
        after ? sql`(${dataRequests.createdAt}, ${place}) < (${after[0]}, ${after[1]})` : undefined,
      ),
    )
    .orderBy(desc(dataRequests.createdAt), desc(place))
    .limit(limit + 1);
  return pageFrom(rows, limit, (row) => [row.createdAt, row.place]);
};

type Extension = { id: string; dueOn: string; reason: string; until: Record<RequestKind, string>; today: string };
/** Who does it and when (ms UTC). */
type Act = { actorId: string; at: number };

/** Files a request with its due day, once for a submission; null when the person has as many open ones as may be. */
export const insertRequest = async (
  db: Db,
  made: Creation,
  row: { userId: string; kind: RequestKind; text: string; dueOn: string },
  { actorId, at }: Act,
) => {
  const { userId, kind, text, dueOn } = row;
  const { filed } = await batch(repeatable(db), {
    dataRequests: insertFrom(
      db,
      dataRequests,
      { id: made.id, userId, kind, text, createdAt: at, dueOn },
      sql`WHERE (SELECT count(*) FROM data_requests WHERE user_id = ${userId} AND answered_at IS NULL) < ${MAX_OPEN_REQUESTS}
        AND NOT EXISTS (SELECT 1 FROM data_requests s WHERE ${sameKey(sql`s.id`, made)})`,
    ),
    trace: auditIfChanged(db, { at, actorId, action: 'request.filed', targetId: userId }),
    filed: one(db.select(columns).from(dataRequests).where(sameKey(dataRequests.id, made))),
  });
  assertSame(filed?.id, made);
  return filed ?? null;
};

/** Requests of everybody: the open ones by due day, the answered ones by when they were. */
export const listInbox = async (db: Db, { state, limit, cursor }: InboxInput) => {
  const open = state === 'open';
  const due = open ? decodeCursor(cursor, textAndId) : null;
  const answered = open ? null : decodeCursor(cursor, instantAndId);
  const rows = await db
    .select({
      ...columns,
      userId: users.id,
      name: users.name,
      email: users.email,
      role: users.role,
    })
    .from(dataRequests)
    .leftJoin(users, eq(users.id, dataRequests.userId))
    .where(
      and(
        open ? isNull(dataRequests.answeredAt) : isNotNull(dataRequests.answeredAt),
        due ? sql`(${dataRequests.dueOn}, ${dataRequests.id}) > (${due[0]}, ${due[1]})` : undefined,
        answered ? sql`(${dataRequests.answeredAt}, ${dataRequests.id}) < (${answered[0]}, ${answered[1]})` : undefined,
      ),
    )
    .orderBy(
      ...(open
        ? [asc(dataRequests.dueOn), asc(dataRequests.id)]
        : [desc(dataRequests.answeredAt), desc(dataRequests.id)]),
    )
    .limit(limit + 1);
  const page = pageFrom(rows, limit, (row) => [open ? row.dueOn : (row.answeredAt ?? 0), row.id]);
  return {
    rows: page.rows.map(
      ({ userId, name, email, role, ...request }): InboxRequest => ({
        ...request,
        person: userId && name && email && role ? { id: userId, name, email, role } : null,
      }),
    ),
    next: page.next,
  };
};

/** How many wait for an answer, and the first due day. */
export const countPending = async (db: Db) => {
  const { counts, first } = await batch(db, {
    counts: db
      .select({ open: sql<number>`count(*)` })
      .from(sql`(SELECT 1 FROM data_requests WHERE answered_at IS NULL AND due_on > '' LIMIT ${MAX_COUNTED + 1})`),
    first: one(
      db
        .select({ dueOn: dataRequests.dueOn })
        .from(dataRequests)
        .where(isNull(dataRequests.answeredAt))
        .orderBy(asc(dataRequests.dueOn), asc(dataRequests.id))
        .limit(1),
    ),
  });
  return { open: counts[0]?.open ?? 0, dueOn: first?.dueOn ?? null };
};

/** The person it is about; the request itself once the account is gone. */
const targetOf = (id: string) => sql`(SELECT coalesce(user_id, id) FROM data_requests WHERE id = ${id})`;

/** Statement: a request by its id. */
const findRequest = (db: Db, id: string) => db.select(columns).from(dataRequests).where(eq(dataRequests.id, id));

/** Who handles a request, and when (ms UTC). */
type Handling = { actor: Actor; at: number };

/** Answers an open request. `request` is the row afterwards (null: there is none), `changed` whether this wrote it. */
export const answerRequest = async (db: Db, post: Post, id: string, answer: string, { actor, at }: Handling) => {
  const actorId = actor.id;
  const { written, request } = await batch(db, {
    written: db
      .update(dataRequests)
      .set({ answer, answeredBy: actorId, answeredAt: at })
      .where(and(eq(dataRequests.id, id), isNull(dataRequests.answeredAt), mayHandle(actor))),
    trace: auditIfChanged(db, { at, actorId, action: 'request.answered', targetId: targetOf(id) }),
    request: one(findRequest(db, id)),
    notice: post.announce(
      db,
      {
        kind: 'request_answered',
        userId: sql`(SELECT user_id FROM data_requests WHERE id = ${id})`,
        ids: { request: id },
      },
      at,
      sql`EXISTS (SELECT 1 FROM data_requests WHERE id = ${id} AND answered_at = ${at} AND answered_by = ${actorId})`,
    ),
  });
  return { changed: written.meta.changes === 1, request: request ?? null };
};

/**
 * Extends the term of an open request once, while it runs. `until` is the new last day by kind, counted from `dueOn`, which must
 * still be the old one. Answers as `answerRequest` does.
 */
export const extendRequest = async (
  db: Db,
  { id, dueOn, reason, until, today }: Extension,
  { actor, at }: Handling,
) => {
  const actorId = actor.id;
  const { written, request } = await batch(db, {
    written: db
      .update(dataRequests)
      .set({
        extension: reason,
        dueOn: sql`CASE ${dataRequests.kind} WHEN 'consulta' THEN ${until.consulta} ELSE ${until.reclamo} END`,
      })
      .where(
        and(
          eq(dataRequests.id, id),
          eq(dataRequests.dueOn, dueOn),
          gte(dataRequests.dueOn, today),
          isNull(dataRequests.answeredAt),
          isNull(dataRequests.extension),
          mayHandle(actor),
        ),
      ),
    trace: auditIfChanged(db, { at, actorId, action: 'request.extended', targetId: targetOf(id), reason }),
    request: one(findRequest(db, id)),
  });
  return { changed: written.meta.changes === 1, request: request ?? null };
};
