import type { SessionUser } from '../lib/session-store.ts';
import { dashboardFor } from '../shared/roles.ts';
import { matchPage } from '../shared/routes.ts';

/**
 * Where a visitor must go instead of `path`, or null to stay (spec §4, Route guard): anonymous to /login, remembering where
 * they came from; a wrong role to /unauthorized; who is logged in leaves the pages for visitors.
 */
export const redirectFor = (path: string, search: string, user: SessionUser | null): string | null => {
  const access = matchPage(path)?.page.access ?? 'all';
  if (access === 'all') return null;
  if (access === 'anonymous') return user ? dashboardFor(user.role) : null;
  if (!user) return `/login?from=${encodeURIComponent(path + search)}`;
  return access.includes(user.role) ? null : '/unauthorized';
};
