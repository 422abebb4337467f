import { afterLogin } from '../features/auth/after-login.ts';
import type { SessionUser } from '../lib/session-store.ts';
import type { Role } from '../shared/roles.ts';
import { matchPage } from '../shared/routes.ts';

/**
 * Where a visitor must go instead of `path`, or null to stay (spec §4, Route guard): anonymous to /login, remembering where
 * they came from; a wrong role to /unauthorized; who is logged in leaves the pages for visitors. `expired`: role of the person
 * whose session has just ended by itself, who goes back in by their own door. `left`: somebody logged out on this page, in this tab
 * or another; where they were (whose file, what they searched) is not told to who comes next.
 */
export const redirectFor = (
  path: string,
  search: string,
  user: SessionUser | null,
  expired: Role | null = null,
  left = false,
): string | null => {
  const access = matchPage(path)?.page.access ?? 'all';
  if (access === 'all') return null;
  if (access === 'anonymous') return user ? afterLogin(search, user.role) : null;
  const door = expired === 'business' ? '/login/business' : '/login';
  if (!user && left) return door;
  if (!user) return `${door}?from=${encodeURIComponent(path + search)}`;
  return access.includes(user.role) ? null : '/unauthorized';
};
