import { ROLES, type Role } from '../../shared/roles.ts';

/** What the accounts list is narrowed to, as the address says it: `?q=rosa&rol=user&estado=inactivo`. */
export type Filters = { q: string; role: Role | null; state: 'active' | 'inactive' | null };

const STATES = { activo: 'active', inactivo: 'inactive' } as const;
const STATE_WORD = { active: 'activo', inactive: 'inactivo' } as const;

/** Longest search text. */
export const MAX_SEARCH = 80;

/** Reads an address; what it does not know narrows nothing. */
export const readFilters = (params: URLSearchParams): Filters => {
  const role = params.get('rol') as Role | null;
  const state = params.get('estado');
  return {
    q: (params.get('q') ?? '').trim().slice(0, MAX_SEARCH),
    role: role && ROLES.includes(role) ? role : null,
    state: state === 'activo' || state === 'inactivo' ? STATES[state] : null,
  };
};

/** The query of an address; empty filters are left out. */
export const writeFilters = ({ q, role, state }: Filters): URLSearchParams => {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (role) params.set('rol', role);
  if (state) params.set('estado', STATE_WORD[state]);
  return params;
};
