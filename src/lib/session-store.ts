import { STORAGE } from '../shared/limits.ts';
import type { Role } from '../shared/roles.ts';
import { clearHalf, clearPair, inTurn, readPair, type Session, type SessionUser, writePair } from './session-keys.ts';

export type { Session, SessionUser } from './session-keys.ts';

/** Begins every name of `deviceKey`. */
const DEVICE = 'pyp:';

const listeners = new Set<() => void>();
/** `undefined`: not read yet. */
let current: Session | null | undefined;
/** Role of the person whose session ended by itself; null: none ended so, or the person left, or somebody is logged in again. */
let expired: Role | null = null;

export const expiredRole = (): Role | null => expired;

const announce = (session: Session | null) => {
  const stays = current?.token === session?.token && JSON.stringify(current?.user) === JSON.stringify(session?.user);
  if (!stays) current = session;
  document.documentElement.classList.toggle('has-session', session !== null);
  if (!stays) for (const listener of listeners) listener();
};

/** The session of this browser, read once and then kept in step with other tabs. */
export const getSession = (): Session | null => {
  if (current === undefined) {
    current = readPair();
    void clearHalf();
  }
  return current;
};

export const subscribeSession = (listener: () => void): (() => void) => {
  if (listeners.size === 0) follow('add');
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) follow('remove');
  };
};

/** What the device keeps for a person is erased when they log out, and stays when their session ends by itself. */
const keepsFor = (userId: string) => Object.keys(localStorage).some((key) => key.startsWith(deviceKey(userId, '')));

/** Another tab wrote: its pair is read once it stands whole. A listener never erases. */
const followOtherTabs = ({ key }: StorageEvent) => {
  if (key !== null && key !== STORAGE.token && key !== STORAGE.user) return;
  void inTurn(() => {
    const next = readPair();
    if (current) expired = !next && keepsFor(current.user.id) ? current.user.role : null;
    announce(next);
  });
};

/** The page may be put aside whole and brought back later: until it is known whose session it is by then, nothing of it shows. */
const putAside = ({ persisted }: PageTransitionEvent) => {
  if (persisted && current) document.body.style.visibility = 'hidden';
};

const bringBack = ({ persisted }: PageTransitionEvent) => {
  if (!persisted) return;
  const now = readPair();
  // The page's own knowledge of the person is dropped with the session.
  if (current && current.user.id !== now?.user.id) return window.location.reload();
  announce(now);
  document.body.style.visibility = '';
};

const follow = (how: 'add' | 'remove') => {
  const set = how === 'add' ? addEventListener : removeEventListener;
  set('storage', followOtherTabs);
  set('pagehide', putAside);
  set('pageshow', bringBack);
};

/** Name under which something of one person is kept on the device. */
export const deviceKey = (userId: string, name: string): string => `${DEVICE}${userId}:${name}`;

/** Erases what the device keeps for persons, all but `userId`'s (null: erases all). */
const eraseKept = (userId: string | null) => {
  try {
    const own = userId && deviceKey(userId, '');
    for (const key of Object.keys(localStorage))
      if (key.startsWith(DEVICE) && !(own && key.startsWith(own))) localStorage.removeItem(key);
  } catch {
    // Nothing is kept where storage is refused.
  }
};

/**
 * Keeps a session: after login, or with another token. What the device kept for others is erased. `entered` happens before anybody
 * draws the session.
 */
export const saveSession = async (session: Session, entered?: () => void): Promise<void> => {
  await inTurn(() => {
    writePair(session);
    eraseKept(session.user.id);
  });
  expired = null;
  announce(session);
  entered?.();
};

/** A fresher name or role of the person who is in; another session that stands by now stays as it is. */
export const renewUser = async (user: SessionUser): Promise<void> => {
  await inTurn(() => {
    const stored = readPair();
    if (!stored || stored.token !== current?.token || stored.user.id !== user.id) return;
    writePair({ ...stored, user });
    announce({ ...stored, user });
  });
};

/**
 * Ends the session on this device, and erases all that was kept for persons (`pyp:{userId}:…`): but for who has come in another tab
 * by then, and goes on.
 */
export const dropSession = async (): Promise<void> => {
  const left = current?.user.id;
  expired = null;
  announce(null);
  await inTurn(() => {
    const next = readPair()?.user.id ?? null;
    const stays = left && next !== left ? next : null;
    if (!stays) clearPair();
    eraseKept(stays);
  });
  announce(readPair());
};

/**
 * Ends the session of `token`, which the server no longer knows; another that stands by now goes on. What the device keeps for the
 * person stays, so that what they were typing comes back when they log in again; another person's login erases it.
 */
export const expireSession = async (token: string): Promise<void> => {
  const stored = readPair();
  if (stored && stored.token !== token) return announce(stored);
  expired = current?.user.role ?? expired;
  announce(null);
  await inTurn(() => {
    if (readPair()?.token === token) clearPair();
  });
  announce(readPair());
};
