import { dashboardFor, type Role } from '../../shared/roles.ts';
import { internalPath, matchPage } from '../../shared/routes.ts';

/**
 * Where a login from a page with this query leads: back to where the guard stopped the person, when that is a page of this site that their role may see,
 * else to their dashboard (spec §4).
 */
export const afterLogin = (search: string, role: Role): string => {
  const to = internalPath(new URLSearchParams(search).get('from'));
  const access = to ? matchPage(to.replace(/[?#].*$/, ''))?.page.access : undefined;
  const open = access === 'all' || (Array.isArray(access) && access.includes(role));
  return to && open ? to : dashboardFor(role);
};

/** The address of another way in that remembers the same place. */
export const withFrom = (path: string, search: string): string => {
  const from = internalPath(new URLSearchParams(search).get('from'));
  return from ? `${path}?from=${encodeURIComponent(from)}` : path;
};
