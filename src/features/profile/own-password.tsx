import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { dayText } from '../../lib/formats.ts';
import { keptText } from '../../lib/kept-ways.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { useOwnDetails } from './use-own-account.ts';

/** Since when the password stands and what it leaves as it is, above the form that replaces it. */
export const OwnPassword = ({ form }: { form: ReactNode }) => {
  const { data } = useOwnDetails();
  const { data: ways } = useQuery(useTRPC().factors.list.queryOptions());
  const kept =
    ways &&
    keptText({
      passkeys: ways.passkeys.map(({ createdAt }) => createdAt).sort((a, b) => a - b),
      totp: ways.totp?.confirmedAt ?? null,
    });
  return (
    <>
      <p className="soft measure">
        {data && `La pusiste el ${dayText(data.passwordSetAt)}. `}
        Al cambiarla se cierran las sesiones de los demás equipos; esta sigue abierta.
        {kept && ` También siguen sirviendo ${kept}: si algo de eso no lo pusiste tú, quítalo en «Cómo entras».`}
      </p>
      <div className="narrow-form">{form}</div>
    </>
  );
};
