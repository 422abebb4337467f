import { and, asc, eq, ne } from 'drizzle-orm';
import { MAX_EXPORTED } from '../../../src/shared/limits.ts';
import type { Db } from '../../db/client.ts';
import {
  emailChanges,
  knownDevices,
  noticeChoices,
  outbox,
  pushSubscriptions,
  quietHours,
} from '../../db/schema/post.ts';

/** Statements: what the post keeps of a person. */
export const postOf = (db: Db, userId: string) => ({
  notices: db
    .select({ kind: outbox.kind, way: outbox.way, state: outbox.state, createdAt: outbox.createdAt })
    .from(outbox)
    // Of an account that this person erased the addressee is another.
    .where(and(eq(outbox.userId, userId), ne(outbox.kind, 'account_erased')))
    .limit(MAX_EXPORTED),
  choices: db
    .select({
      kind: noticeChoices.kind,
      way: noticeChoices.way,
      wanted: noticeChoices.wanted,
      changedAt: noticeChoices.changedAt,
    })
    .from(noticeChoices)
    .where(eq(noticeChoices.userId, userId)),
  devices: db
    .select({ device: knownDevices.device, lastAt: knownDevices.lastAt })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .limit(MAX_EXPORTED),
  pushes: db
    .select({
      device: pushSubscriptions.device,
      createdAt: pushSubscriptions.createdAt,
      lastOkAt: pushSubscriptions.lastOkAt,
    })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .limit(MAX_EXPORTED),
  quiet: db
    .select({ startsAt: quietHours.startsAt, endsAt: quietHours.endsAt })
    .from(quietHours)
    .where(eq(quietHours.userId, userId)),
  changes: db
    .select({
      oldEmail: emailChanges.oldEmail,
      newEmail: emailChanges.newEmail,
      createdAt: emailChanges.createdAt,
      confirmedAt: emailChanges.confirmedAt,
    })
    .from(emailChanges)
    .where(eq(emailChanges.userId, userId))
    .orderBy(asc(emailChanges.createdAt))
    .limit(MAX_EXPORTED),
});
