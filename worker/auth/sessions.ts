import { eq, sql } from 'drizzle-orm';
import type { Role } from '../../src/shared/roles.ts';
import type { SecondStep } from '../../src/shared/second-steps.ts';
import { SESSION_LIVES, type SessionLives } from '../../src/shared/session-lives.ts';
import { encodeBase64url } from '../base64url.ts';
import type { Context } from '../context.ts';
import { batch } from '../db/batch.ts';
import { sessions } from '../db/schema/accounts.ts';
import { sha256 } from './hash.ts';
import { prefixOf } from './network.ts';
import { securityEvent, whereFrom } from './security-events.ts';

export const HOUR_MS = 60 * 60 * 1000;

/** A new bearer token: 256 random bits, base64url. Shown once; its SHA-256 is stored (unsalted: 256 random bits need no salt). */
export const newToken = (): string => encodeBase64url(crypto.getRandomValues(new Uint8Array(32)));

/** Whose session, and where it is opened. */
type Opened = {
  tokenHash: string;
  userId: string;
  role: Role;
  device: string | null;
  network: string;
  secondStep?: SecondStep | null;
};

/** A session's row as of `now`, with the lives that are in force. */
export const sessionRow = (
  { tokenHash, userId, role, device, network, secondStep }: Opened,
  now: number,
  lives: SessionLives = SESSION_LIVES,
) => {
  const { idleHours, absoluteHours } = lives[role];
  return {
    tokenHash,
    publicId: crypto.randomUUID(),
    userId,
    device,
    network: prefixOf(network),
    provenAt: now,
    secondStep: secondStep ?? null,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: now + absoluteHours * HOUR_MS,
    aliveUntil: now + Math.min(idleHours, absoluteHours) * HOUR_MS,
  };
};

/** Ends the session of a token in one batch; also fine for one that opens none. */
export const logOut = async (caller: Pick<Context, 'db' | 'clock' | 'device' | 'network'>, token: string) => {
  const { db, clock } = caller;
  const at = clock();
  const tokenHash = await sha256(token);
  const userId = sql`(SELECT s.user_id FROM sessions s WHERE s.token_hash = ${tokenHash} AND s.alive_until > ${at})`;
  await batch(db, {
    event: securityEvent(db, { kind: 'logout', userId, at, ...whereFrom(caller) }),
    sessions: db.delete(sessions).where(eq(sessions.tokenHash, tokenHash)),
  });
};

/** Whether a text can be a token of ours: garbage is never looked up. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);
