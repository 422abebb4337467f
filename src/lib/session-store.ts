import { STORAGE } from '../shared/limits.ts';
import { ROLES, type Role } from '../shared/roles.ts';

/** What the client keeps of the current user (spec §3: name and role), under the spec's storage keys. */
export type SessionUser = { id: string; name: string; role: Role };
export type Session = { token: string; user: SessionUser };

/** Begins every name of `deviceKey`. */
const DEVICE = 'pyp:';

const listeners = new Set<() => void>();
/** `undefined`: not read yet. */
let current: Session | null | undefined;

const parseUser = (text: string): SessionUser | null => {
  try {
    const user = JSON.parse(text) as Partial<SessionUser> | null;
    const known = typeof user?.name === 'string' && typeof user.id === 'string' && ROLES.includes(user.role as Role);
    return known ? { id: user.id as string, name: user.name as string, role: user.role as Role } : null;
  } catch {
    return null;
  }
};

const forget = () => {
  localStorage.removeItem(STORAGE.token);
  localStorage.removeItem(STORAGE.user);
};

// spec §4: both a stored token and a stored user, or neither.
const read = (): Session | null => {
  try {
    const token = localStorage.getItem(STORAGE.token);
    const stored = localStorage.getItem(STORAGE.user);
    const user = stored ? parseUser(stored) : null;
    if (token && user) return { token, user };
    forget();
  } catch {
    // Storage may be refused (private windows); the visitor is anonymous then.
  }
  return null;
};

const announce = (session: Session | null) => {
  current = session;
  document.documentElement.classList.toggle('has-session', session !== null);
  for (const listener of listeners) listener();
};

/** The session of this browser, read once and then kept in step with other tabs. */
export const getSession = (): Session | null => {
  if (current === undefined) current = read();
  return current;
};

export const subscribeSession = (listener: () => void): (() => void) => {
  if (listeners.size === 0) addEventListener('storage', followOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', followOtherTabs);
  };
};

const followOtherTabs = (event: StorageEvent) => {
  if (event.key === null || event.key === STORAGE.token || event.key === STORAGE.user) announce(read());
};

/** Name under which something of one person is kept on the device. */
export const deviceKey = (userId: string, name: string): string => `${DEVICE}${userId}:${name}`;

/** Erases what the device keeps for persons, all but `userId`'s (null: nobody's stays). */
const eraseKept = (userId: string | null) => {
  const own = userId && deviceKey(userId, '');
  for (const key of Object.keys(localStorage))
    if (key.startsWith(DEVICE) && !(own && key.startsWith(own))) localStorage.removeItem(key);
};

/** Keeps a session: after login, or with a fresher name and role. What the device kept for others is erased. */
export const saveSession = (session: Session): void => {
  localStorage.setItem(STORAGE.token, session.token);
  localStorage.setItem(STORAGE.user, JSON.stringify(session.user));
  eraseKept(session.user.id);
  announce(session);
};

/** Ends the session on this device, and erases all that was kept for persons (`pyp:{userId}:…`). */
export const dropSession = (): void => {
  try {
    forget();
    eraseKept(null);
  } catch {
    // Nothing is kept where storage is refused.
  }
  announce(null);
};

/**
 * Ends a session that the server no longer knows. What the device keeps for the person stays, so that what they were typing
 * comes back when they log in again; another person's login erases it.
 */
export const expireSession = (): void => {
  try {
    forget();
  } catch {
    // Nothing is kept where storage is refused.
  }
  announce(null);
};
