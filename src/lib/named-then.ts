import { ROLE_NAME, type Role } from '../shared/roles.ts';

/** What stands behind a name in a log: role and e-mail of then; an owner's e-mail is nothing that a list needs. */
export const behindName = (role: Role | null, email: string | null): string =>
  [role && ROLE_NAME[role].toLowerCase(), role !== 'user' && email]
    .filter(Boolean)
    .map((part) => `, ${part}`)
    .join('');
