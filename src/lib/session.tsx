import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react';
import {
  dropSession,
  getSession,
  type Session,
  type SessionUser,
  saveSession,
  subscribeSession,
} from './session-store.ts';

type Auth = {
  /** null: anonymous. The first render is always anonymous, as the prerendered page is. */
  user: SessionUser | null;
  /** Keeps a session; `entered` happens before anybody draws it. */
  login: (session: Session, entered?: () => void) => Promise<void>;
  /** Ends the session here whatever the server answers (spec §8). */
  logout: () => Promise<void>;
};

const AuthContext = createContext<Auth | null>(null);

const endOnServer = async (token: string) => {
  try {
    await fetch('/auth/logout', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      keepalive: true,
    });
  } catch (error) {
    // spec §8: a network error at logout is only logged.
    // biome-ignore lint/suspicious/noConsole: the spec asks for the log
    console.error('No se pudo cerrar la sesión en el servidor', error);
  }
};

const logout = async () => {
  const session = getSession();
  await Promise.all([dropSession(), session && endOnServer(session.token)]);
};

export const AuthProvider = ({ children }: { children: ReactNode }) => {
  const session = useSyncExternalStore(subscribeSession, getSession, () => null);
  const auth = useMemo<Auth>(() => ({ user: session?.user ?? null, login: saveSession, logout }), [session]);
  return <AuthContext value={auth}>{children}</AuthContext>;
};

export const useAuth = (): Auth => {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth debe ser usado dentro de un AuthProvider');
  return auth;
};
