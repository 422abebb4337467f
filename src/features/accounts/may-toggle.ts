import type { SessionUser } from '../../lib/session-store.ts';
import type { User } from '../../shared/schemas/auth.ts';

/** Whether a switch is offered (product.md, Roles): nobody's own account, and admin neither admins nor toors. The server judges again. */
export const mayToggle = (viewer: SessionUser, account: Pick<User, 'id' | 'role'>): boolean =>
  viewer.id !== account.id && (viewer.role === 'toor' || account.role === 'user' || account.role === 'business');
