import { useEffect, useRef, useState } from 'react';
import { useWide } from '../../lib/wide.ts';
import { ROLE_NAME, ROLES } from '../../shared/roles.ts';
import { ACCOUNT_SORTS, type AccountSort } from '../../shared/schemas/account.ts';
import { Choice, ChoiceGroup, Tick } from '../../ui/choices.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type Filters, MAX_SEARCH } from './filters.ts';

/** A pause in typing after which the list follows, ms. */
const PAUSE_MS = 300;

const STATES = [
  { value: null, label: 'Todos' },
  { value: 'active', label: 'Activos' },
  { value: 'inactive', label: 'Inactivos' },
] as const;

const SORT_NAME: Record<AccountSort, string> = {
  name: 'Nombre',
  email: 'Correo',
  newest: 'Las más nuevas primero',
};

const Search = ({ q, onSearch }: { q: string; onSearch: (q: string) => void }) => {
  const [typed, setTyped] = useState(q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(q);
  // Going back in the history brings its text; the echo of what was just typed does not overwrite the next letters.
  useEffect(() => {
    if (q !== sent.current) setTyped(q);
    sent.current = q;
  }, [q]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = (text: string) => {
    clearTimeout(timer.current);
    sent.current = text.trim();
    onSearch(text.trim());
  };
  return (
    <search className="account-search">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send(typed);
        }}
      >
        <Icon name="search" />
        <input
          type="search"
          className="input"
          aria-label="Buscar usuario"
          placeholder="Nombre, correo o teléfono"
          autoComplete="off"
          maxLength={MAX_SEARCH}
          value={typed}
          onChange={({ target: { value } }) => {
            setTyped(value);
            clearTimeout(timer.current);
            timer.current = setTimeout(() => send(value), PAUSE_MS);
          }}
        />
      </form>
    </search>
  );
};

type Props = { filters: Filters; onChange: (change: Partial<Filters>) => void };

const Narrowing = ({ filters, onChange }: Props) => (
  <>
    <div className="account-sort">
      <SelectField
        label="Ordenar por"
        value={filters.sort}
        onChange={({ target }) => onChange({ sort: target.value as AccountSort })}
      >
        {ACCOUNT_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {SORT_NAME[sort]}
          </option>
        ))}
      </SelectField>
    </div>
    <ChoiceGroup legend="Rol">
      {[null, ...ROLES].map((role) => (
        <Choice
          key={role}
          name="rol"
          value={role ?? ''}
          checked={filters.role === role}
          onChange={() => onChange({ role })}
        >
          <Tick />
          {role ? ROLE_NAME[role] : 'Todos'}
        </Choice>
      ))}
    </ChoiceGroup>
    <ChoiceGroup legend="Estado">
      {STATES.map(({ value, label }) => (
        <Choice
          key={label}
          name="estado"
          value={value ?? ''}
          checked={filters.state === value}
          onChange={() => onChange({ state: value })}
        >
          <Tick />
          {label}
        </Choice>
      ))}
    </ChoiceGroup>
  </>
);

/** What narrows and orders the list, in a word each, for a phone where it is folded. */
const inShort = ({ role, state, sort }: Filters): string =>
  [
    role && ROLE_NAME[role],
    STATES.find(({ value }) => value !== null && value === state)?.label,
    sort !== 'name' && SORT_NAME[sort],
  ]
    .filter(Boolean)
    .join(' · ') || 'Todas, por nombre';

/** Search, order, role and state of the accounts list; on a phone all but the search is folded. */
export const AccountFilters = ({ filters, onChange }: Props) => {
  const isWide = useWide(45);
  return (
    <div className="account-filters">
      <Search q={filters.q} onSearch={(q) => onChange({ q })} />
      {isWide ? (
        <Narrowing filters={filters} onChange={onChange} />
      ) : (
        <details className="fold">
          <summary>
            Filtros y orden <span className="soft small">{inShort(filters)}</span>
          </summary>
          <div className="account-filters">
            <Narrowing filters={filters} onChange={onChange} />
          </div>
        </details>
      )}
    </div>
  );
};
