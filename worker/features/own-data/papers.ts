import { and, asc, desc, eq, isNotNull } from 'drizzle-orm';
import { MAX_EXPORTED } from '../../../src/shared/limits.ts';
import { reasonOfAct } from '../../db/audit.ts';
import type { Db } from '../../db/client.ts';
import { consents, dataRequests, users } from '../../db/schema/accounts.ts';
import { auditLog } from '../../db/schema/settings.ts';

export const consentsOf = (db: Db, userId: string) =>
  db
    .select({ version: consents.version, via: consents.via, acceptedAt: consents.acceptedAt })
    .from(consents)
    .where(eq(consents.userId, userId))
    .limit(MAX_EXPORTED);

export const actsOf = (db: Db, userId: string) =>
  db
    .select({
      at: auditLog.at,
      action: auditLog.action,
      reason: reasonOfAct.as('reason_said'),
      actorId: auditLog.actorId,
      actorRole: users.role,
    })
    .from(auditLog)
    .leftJoin(users, and(isNotNull(auditLog.actorId), eq(users.id, auditLog.actorId)))
    .where(eq(auditLog.targetId, userId))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(MAX_EXPORTED);

export const requestsOf = (db: Db, userId: string) =>
  db
    .select({
      kind: dataRequests.kind,
      text: dataRequests.text,
      createdAt: dataRequests.createdAt,
      dueOn: dataRequests.dueOn,
      extension: dataRequests.extension,
      answer: dataRequests.answer,
      answeredAt: dataRequests.answeredAt,
    })
    .from(dataRequests)
    .where(eq(dataRequests.userId, userId))
    .orderBy(asc(dataRequests.createdAt))
    .limit(MAX_EXPORTED);
