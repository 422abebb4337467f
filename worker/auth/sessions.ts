import { eq } from 'drizzle-orm';
import type { Role } from '../../src/shared/roles.ts';
import { SESSION_LIVES, type SessionLives } from '../../src/shared/session-lives.ts';
import type { Db } from '../db/client.ts';
import { sessions } from '../db/schema/accounts.ts';

export const HOUR_MS = 60 * 60 * 1000;

/** A new bearer token: 256 random bits, base64url. Shown once; its SHA-256 is stored (unsalted: 256 random bits need no salt). */
export const newToken = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** A session's row as of `now`, with the lives that are in force. */
export const sessionRow = (
  tokenHash: string,
  userId: string,
  role: Role,
  device: string | null,
  now: number,
  lives: SessionLives = SESSION_LIVES,
) => {
  const { idleHours, absoluteHours } = lives[role];
  return {
    tokenHash,
    publicId: crypto.randomUUID(),
    userId,
    device,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: now + absoluteHours * HOUR_MS,
    aliveUntil: now + Math.min(idleHours, absoluteHours) * HOUR_MS,
  };
};

/** Statement: ends one session; also fine for a token that opens none. */
export const endSession = (db: Db, tokenHash: string) => db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));

/** Whether a text can be a token of ours: garbage is never looked up. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);
