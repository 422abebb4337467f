import { type ReactNode, useState } from 'react';
import type { Change } from '../../lib/address-filters.ts';
import type { SecurityKind } from '../../shared/security-events.ts';
import { SelectField, TextField } from '../../ui/field.tsx';
import { LogFilters } from '../../ui/log-filters.tsx';
import { type AccessFilters, KIND_CHOICES } from './access-filters.ts';

/** A network, or an address of it: it narrows once it is whole (Enter, or leaving the field). */
const NetworkField = ({
  value,
  error,
  onChange,
}: {
  value: string;
  error: string | undefined;
  onChange: (network: string | undefined) => void;
}) => {
  /** null: what the address says. */
  const [typed, setTyped] = useState<string | null>(null);
  const done = () => {
    if (typed === null) return;
    onChange(typed.trim() || undefined);
    setTyped(null);
  };
  return (
    <TextField
      label="Red"
      hint="Como 190.25.3.7, o una red de la lista."
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={64}
      placeholder="Todas"
      error={error}
      value={typed ?? value}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={done}
      onKeyDown={({ key }) => key === 'Enter' && done()}
    />
  );
};

/** Draws the choice of an account. */
export type PersonChoice = (id: string | undefined, onChange: (id: string | undefined) => void) => ReactNode;

/** Whose, what, from where, between which days. */
export const AccessFilterForm = ({
  filters,
  isNarrowed,
  wrongNetwork,
  person,
  onChange,
  onClear,
}: {
  filters: AccessFilters;
  isNarrowed: boolean;
  wrongNetwork: string | undefined;
  person: PersonChoice;
  onChange: (change: Change<AccessFilters>) => void;
  onClear: () => void;
}) => (
  <LogFilters days={filters} isNarrowed={isNarrowed} onDays={onChange} onClear={onClear}>
    {person(filters.user, (user) => onChange({ user }))}
    <NetworkField value={filters.network ?? ''} error={wrongNetwork} onChange={(network) => onChange({ network })} />
    <SelectField
      label="Qué pasó"
      value={filters.kind ?? ''}
      onChange={({ target }) => onChange({ kind: (target.value || undefined) as SecurityKind | undefined })}
    >
      <option value="">Todo</option>
      {KIND_CHOICES.map(([kind, text]) => (
        <option key={kind} value={kind}>
          {text}
        </option>
      ))}
    </SelectField>
  </LogFilters>
);
