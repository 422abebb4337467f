import { and, inArray, sql } from 'drizzle-orm';
import { ROLES } from '../../../src/shared/roles.ts';
import type { SessionLives } from '../../../src/shared/session-lives.ts';
import { livesOf } from '../../auth/session-lives.ts';
import { auditIfChanged } from '../../db/audit.ts';
import { batch, one } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { insertFrom } from '../../db/insert.ts';
import { sessions } from '../../db/schema/accounts.ts';
import { settings } from '../../db/schema/settings.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Statement: the lives as stored; no row: none were chosen. */
const selectLives = (db: Db) =>
  db.select({ value: settings.value }).from(settings).where(sql`${settings.key} = 'session_lives'`);

/** How long sessions of each role live. */
export const readLives = async (db: Db): Promise<SessionLives> => {
  const [row] = await selectLives(db);
  return livesOf(row?.value ?? null);
};

/**
 * Chooses how long sessions live, in one batch. Those that are open end no later than that; none gets longer for it. Nothing
 * is noted when it stands so already.
 */
export const updateLives = async (db: Db, lives: SessionLives, { actorId, at }: { actorId: string; at: number }) => {
  const value = JSON.stringify(lives);
  const shorten = ROLES.map((role) => {
    const { idleHours, absoluteHours } = lives[role];
    const end = sql`${sessions.createdAt} + ${absoluteHours * HOUR_MS}`;
    return db
      .update(sessions)
      .set({
        expiresAt: sql`min(${sessions.expiresAt}, ${end})`,
        aliveUntil: sql`min(${sessions.aliveUntil}, ${end}, ${sessions.lastUsedAt} + ${idleHours * HOUR_MS})`,
      })
      .where(and(inArray(sessions.userId, sql`(SELECT u.id FROM users u WHERE u.role = ${role})`)));
  });
  const { stored } = await batch(db, {
    settings: insertFrom(
      db,
      settings,
      { key: 'session_lives', value },
      sql`WHERE NOT EXISTS (
          SELECT 1 FROM settings s WHERE s.key = 'session_lives' AND s.value = ${value})`,
    ).onConflictDoUpdate({ target: settings.key, set: { value: sql`excluded.value` } }),
    trace: auditIfChanged(db, { at, actorId, action: 'session_lives.changed', targetId: 'session_lives' }),
    stored: one(selectLives(db)),
    shorten,
  });
  return livesOf(stored?.value ?? null);
};
