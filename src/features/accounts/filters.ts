import { ROLES, type Role } from '../../shared/roles.ts';
import type { AccountSort } from '../../shared/schemas/account.ts';
import { MAX_CURSOR } from '../../shared/schemas/page.ts';

/** What the accounts list is narrowed to, in which order, and where it begins. */
export type Filters = {
  q: string;
  role: Role | null;
  state: 'active' | 'inactive' | null;
  sort: AccountSort;
  /** Where the page begins, as the page before answered it; null: the first page. */
  cursor: string | null;
  /** Number of that page, for reading only. */
  page: number;
};

export const ALL: Filters = { q: '', role: null, state: null, sort: 'name', cursor: null, page: 1 };

const STATES = { activo: 'active', inactivo: 'inactive' } as const;
const STATE_WORD = { active: 'activo', inactive: 'inactivo' } as const;
const SORTS = { correo: 'email', nuevas: 'newest' } as const;
const SORT_WORD = { email: 'correo', newest: 'nuevas' } as const;

/** Longest search text. */
export const MAX_SEARCH = 80;

const known = <Key extends string, Value>(words: Record<Key, Value>, word: string | null): Value | null =>
  word !== null && Object.hasOwn(words, word) ? words[word as Key] : null;

/** Reads an address (`?q=rosa&rol=user&estado=inactivo&orden=correo&pagina=2&desde=…`); what it does not know narrows nothing. */
export const readFilters = (params: URLSearchParams): Filters => {
  const role = params.get('rol') as Role | null;
  const cursor = params.get('desde');
  const page = Number(params.get('pagina'));
  return {
    q: (params.get('q') ?? '').trim().slice(0, MAX_SEARCH),
    role: role && ROLES.includes(role) ? role : null,
    state: known(STATES, params.get('estado')),
    sort: known(SORTS, params.get('orden')) ?? 'name',
    cursor: cursor && cursor.length <= MAX_CURSOR ? cursor : null,
    page: cursor && Number.isInteger(page) && page > 1 ? page : 1,
  };
};

/** The query of an address; what narrows nothing is left out. */
export const writeFilters = ({ q, role, state, sort, cursor, page }: Filters): URLSearchParams => {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (role) params.set('rol', role);
  if (state) params.set('estado', STATE_WORD[state]);
  if (sort !== 'name') params.set('orden', SORT_WORD[sort]);
  if (cursor) {
    params.set('pagina', String(page));
    params.set('desde', cursor);
  }
  return params;
};

/** Whether anything is narrowed. */
export const narrows = ({ q, role, state }: Filters): boolean => q !== '' || role !== null || state !== null;
