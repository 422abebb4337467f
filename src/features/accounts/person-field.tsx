import { Combobox, ComboboxItem, ComboboxPopover, ComboboxProvider } from '@ariakit/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTRPC } from '../../lib/trpc.ts';
import { Field } from '../../ui/field.tsx';

/** Accounts that are offered at a time. */
const OFFERED = 8;

/** Chooses an account by a part of its name or e-mail; the id of one that is gone may be pasted. */
export const PersonField = ({
  label,
  id,
  onChange,
}: {
  label: string;
  id: string | undefined;
  /** undefined: nobody in particular. */
  onChange: (id: string | undefined) => void;
}) => {
  const { accounts } = useTRPC();
  /** null: what the address says. */
  const [typed, setTyped] = useState<string | null>(null);
  const asked = useDeferredValue(typed?.trim() ?? '');
  const chosen = useQuery(accounts.get.queryOptions({ id: id ?? '' }, { enabled: id !== undefined, retry: false }));
  const found = useQuery(
    accounts.list.queryOptions(
      { q: asked, limit: OFFERED },
      { enabled: asked !== '', placeholderData: keepPreviousData },
    ),
  );
  const shown = typed ?? (id === undefined ? '' : (chosen.data?.user.name ?? id));
  const offered = asked === '' ? [] : (found.data?.rows ?? []);
  const isId = /^[0-9a-f-]{36}$/.test(asked);
  return (
    <Field label={label} hint="Nombre o correo; de una cuenta eliminada, su código.">
      {(control) => (
        <ComboboxProvider
          value={shown}
          setValue={(text) => {
            setTyped(text);
            if (text === '' && id !== undefined) onChange(undefined);
          }}
          setSelectedValue={(value) => {
            if (typeof value !== 'string' || value === '') return;
            onChange(value);
            setTyped(null);
          }}
        >
          <Combobox
            className="input"
            autoComplete="off"
            placeholder="Todas"
            onBlur={() => {
              // What was typed and not chosen narrows nothing: the field says again what does.
              if (isId) onChange(asked);
              setTyped(null);
            }}
            {...control}
          />
          {typed !== null && asked !== '' && (
            <ComboboxPopover className="suggestions" gutter={6} sameWidth aria-label={label}>
              {offered.map((account) => (
                <ComboboxItem key={account.id} value={account.id} setValueOnClick={false} className="suggestion">
                  <span>
                    {account.name}
                    <span className="soft small"> {account.email}</span>
                  </span>
                </ComboboxItem>
              ))}
              {isId && offered.length === 0 && (
                <ComboboxItem value={asked} setValueOnClick={false} className="suggestion">
                  La cuenta con ese código
                </ComboboxItem>
              )}
              {!isId && offered.length === 0 && (
                <p className="suggestion soft">{found.isFetching ? 'Buscando...' : 'Ninguna cuenta coincide'}</p>
              )}
            </ComboboxPopover>
          )}
        </ComboboxProvider>
      )}
    </Field>
  );
};
