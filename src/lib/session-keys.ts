import { STORAGE } from '../shared/limits.ts';
import { ROLES, type Role } from '../shared/roles.ts';

/** What the client keeps of the current user (spec §3: name and role), under the spec's storage keys. */
export type SessionUser = { id: string; name: string; role: Role };
export type Session = { token: string; user: SessionUser };

const LOCK = 'sesion';
/** A tab that sleeps with the lock in its hand stops nobody for longer, ms. */
const PATIENCE_MS = 1000;
/** What another tab wrote just before it let the lock go may still be on its way to this one, ms. */
const ARRIVES_MS = 100;

/**
 * Work on the two keys, one tab at a time. Where the browser knows no locks, or somebody holds it too long, it is done all the same:
 * a writer leaves a whole pair or none at every moment but one (`writePair`).
 */
export const inTurn = async (work: () => void | Promise<void>): Promise<void> => {
  let begun = false;
  const once = async () => {
    if (begun) return;
    begun = true;
    await work();
  };
  try {
    await navigator.locks.request(LOCK, { signal: AbortSignal.timeout(PATIENCE_MS) }, once);
  } catch {
    await once();
  }
};

const parseUser = (text: string): SessionUser | null => {
  try {
    const user = JSON.parse(text) as Partial<SessionUser> | null;
    const known = typeof user?.name === 'string' && typeof user.id === 'string' && ROLES.includes(user.role as Role);
    return known ? { id: user.id as string, name: user.name as string, role: user.role as Role } : null;
  } catch {
    return null;
  }
};

/** The session that storage holds now; one key of two counts as none. Only reads. */
export const readPair = (): Session | null => {
  try {
    const token = localStorage.getItem(STORAGE.token);
    const user = parseUser(localStorage.getItem(STORAGE.user) ?? '');
    return token && user ? { token, user } : null;
  } catch {
    // Storage may be refused (private windows); the visitor is anonymous then.
    return null;
  }
};

const isHalf = () => {
  try {
    return (localStorage.getItem(STORAGE.token) ?? localStorage.getItem(STORAGE.user)) !== null && readPair() === null;
  } catch {
    return false;
  }
};

/** Takes the pair away, inside `inTurn`. */
export const clearPair = (): void => {
  try {
    localStorage.removeItem(STORAGE.user);
    localStorage.removeItem(STORAGE.token);
  } catch {
    // Nothing is kept where storage is refused.
  }
};

/** Writes the pair, inside `inTurn`: the token last, and never one person's beside another's name. */
export const writePair = ({ token, user }: Session): void => {
  try {
    localStorage.removeItem(STORAGE.token);
    localStorage.setItem(STORAGE.user, JSON.stringify(user));
    localStorage.setItem(STORAGE.token, token);
  } catch {
    // Where storage is refused the session lasts as long as its page.
  }
};

/** spec §4, at start: both a stored token and a stored user, or neither. A pair that another tab is writing is no half. */
export const clearHalf = async (): Promise<void> => {
  if (!isHalf()) return;
  await inTurn(async () => {
    await new Promise((resolve) => setTimeout(resolve, ARRIVES_MS));
    if (isHalf()) clearPair();
  });
};
