import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTRPC } from '../../lib/trpc.ts';
import { PickField } from '../../ui/pick-field.tsx';

/** Accounts that are offered at a time. */
const OFFERED = 8;

const codeIn = (text: string): string | undefined => (/^[0-9a-f-]{36}$/.test(text) ? text : undefined);

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
  const [typed, setTyped] = useState<string | null>(null);
  const asked = useDeferredValue(typed?.trim() ?? '');
  const chosen = useQuery(accounts.get.queryOptions({ id: id ?? '' }, { enabled: id !== undefined, retry: false }));
  const found = useQuery(
    accounts.list.queryOptions(
      { q: asked, limit: OFFERED },
      { enabled: asked !== '', placeholderData: keepPreviousData },
    ),
  );
  const people = (asked === '' ? [] : (found.data?.rows ?? [])).map(({ id: value, name, email }) => ({
    value,
    text: name,
    aside: email,
  }));
  const code = codeIn(asked);
  const offers = people.length === 0 && code ? [{ value: code, text: 'La cuenta con ese código' }] : people;
  return (
    <PickField
      label={label}
      hint="Nombre, correo o código de la cuenta."
      placeholder="Todas"
      chosen={id === undefined ? '' : (chosen.data?.user.name ?? id)}
      typed={typed}
      onType={setTyped}
      offered={offers.length > 0 ? [{ offers }] : []}
      none={found.isFetching ? 'Buscando...' : 'Ninguna cuenta coincide'}
      unchosen={(text) => `Elige una cuenta de la lista: «${text}» todavía no filtra nada.`}
      takes={codeIn}
      onPick={onChange}
    />
  );
};
