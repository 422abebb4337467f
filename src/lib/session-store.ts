import { STORAGE } from '../shared/limits.ts';
import { ROLES, type Role } from '../shared/roles.ts';

/** What the client keeps of the current user (spec §3: name and role), under the spec's storage keys. */
export type SessionUser = { id: string; name: string; role: Role };
export type Session = { token: string; user: SessionUser };

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

/** Keeps a session: after login, or with a fresher name and role. */
export const saveSession = (session: Session): void => {
  localStorage.setItem(STORAGE.token, session.token);
  localStorage.setItem(STORAGE.user, JSON.stringify(session.user));
  announce(session);
};

/** Ends the session on this device, and all that was kept for its person (`pyp:{userId}:…`). */
export const dropSession = (): void => {
  const user = getSession()?.user;
  try {
    forget();
    if (user) {
      const prefix = deviceKey(user.id, '');
      for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
    }
  } catch {
    // Nothing is kept where storage is refused.
  }
  announce(null);
};

/** Name under which something of one person is kept on the device. */
export const deviceKey = (userId: string, name: string): string => `pyp:${userId}:${name}`;
