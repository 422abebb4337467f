import { eq, sql } from 'drizzle-orm';
import { CHOOSABLE, type NoticeKind } from '../../../src/shared/notices.ts';
import type { Db } from '../../db/client.ts';
import { noticeChoices, outbox } from '../../db/schema/post.ts';

type Choosable = (typeof CHOOSABLE)[number];
const isChoosable = (kind: NoticeKind): kind is Choosable => CHOOSABLE.some((one) => one === kind);

/** What a person chose, kind by kind; what they did not choose is sent. */
export const findChoices = async (db: Db, userId: string) => {
  const rows = await db
    .select({ kind: noticeChoices.kind, wanted: noticeChoices.wanted })
    .from(noticeChoices)
    .where(eq(noticeChoices.userId, userId));
  const chosen = new Map(rows.map(({ kind, wanted }) => [kind, wanted]));
  return CHOOSABLE.map((kind) => ({ kind, wanted: chosen.get(kind) ?? true }));
};

/** Keeps what a person chose of a kind. */
export const saveChoice = (db: Db, userId: string, { kind, wanted }: { kind: Choosable; wanted: boolean }) =>
  db
    .insert(noticeChoices)
    .values({ userId, kind, way: 'email', wanted })
    .onConflictDoUpdate({
      target: [noticeChoices.userId, noticeChoices.kind, noticeChoices.way],
      set: { wanted: sql`excluded.wanted` },
    });

/** What the 'no recibir más' of a mail would switch off, and for whom; null: that mail is gone, or nothing of it may be switched off. */
export const findSubscription = async (db: Db, id: string): Promise<{ userId: string; kind: Choosable } | null> => {
  const [row] = await db.select({ userId: outbox.userId, kind: outbox.kind }).from(outbox).where(eq(outbox.id, id));
  return row && isChoosable(row.kind) ? { userId: row.userId, kind: row.kind } : null;
};
