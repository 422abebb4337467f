import type { ReactNode } from 'react';
import { dayText } from '../../lib/formats.ts';
import { useOwnDetails } from './use-own-account.ts';

/** Since when the password stands, above the form that replaces it. */
export const OwnPassword = ({ form }: { form: ReactNode }) => {
  const { data } = useOwnDetails();
  return (
    <>
      <p className="soft measure">
        {data && `La pusiste el ${dayText(data.passwordSetAt)}. `}
        Al cambiarla se cierran las sesiones de los demás equipos; esta sigue abierta.
      </p>
      <div className="narrow-form">{form}</div>
    </>
  );
};
