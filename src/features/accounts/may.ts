import type { SessionUser } from '../../lib/session-store.ts';
import { isLookedAfter, LOOKED_AFTER } from '../../shared/looked-after.ts';
import { ROLES, type Role } from '../../shared/roles.ts';
import type { User } from '../../shared/schemas/auth.ts';

/** What is offered to whoever looks after accounts (product.md, Roles). The server judges each act again. */
type Account = Pick<User, 'id' | 'role'>;

const touches = (viewer: SessionUser, account: Account): boolean =>
  viewer.id === account.id || viewer.role === 'toor' || isLookedAfter(account.role);

/** Data: of everybody one looks after, and one's own. */
export const mayEdit = touches;
/** Sessions of an account. */
export const mayEnd = touches;
/** What would end or demote an account, and its password: nobody does it to themselves. */
export const mayDecide = (viewer: SessionUser, account: Account): boolean =>
  viewer.id !== account.id && touches(viewer, account);

/** Roles that a viewer gives. */
export const rolesOf = (viewer: Pick<SessionUser, 'role'>): readonly Role[] =>
  viewer.role === 'toor' ? ROLES : LOOKED_AFTER;

/** The page of one account, where this viewer has theirs. */
export const pageOf = (viewer: Pick<SessionUser, 'role'>, id: string): string =>
  viewer.role === 'toor' ? `/dashboard/toor/users/${id}` : `/dashboard/admin/users/${id}`;

/** The list of accounts of this viewer. */
export const listOf = (viewer: Pick<SessionUser, 'role'>): string =>
  viewer.role === 'toor' ? '/dashboard/toor/users' : '/dashboard/admin';
