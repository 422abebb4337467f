import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { errorText, knownError } from '../../lib/errors.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Loading } from '../../ui/empty.tsx';
import { NoScript } from './auth-page.tsx';
import { DeadLink } from './dead-link.tsx';
import { useLinkToken } from './link-token.ts';

type Props<Data, E> = {
  /** Asks the server what the token is for. */
  check: Pick<UseMutationResult<Data, E, { token: string }>, 'mutate' | 'data' | 'error'>;
  /** The way on where the address has no token: a reload loses it. */
  missing: ReactNode;
  /** What is said of a token that serves no more. */
  dead: (error: E) => ReactNode;
  children: (of: Data, token: string) => ReactNode;
};

/** What stands behind a link whose token is behind the # of the address: read once, checked, then shown. */
export const OpenedLink = <Data, E>({ check, missing, dead, children }: Props<Data, E>) => {
  const ask = useRef((found: string) => check.mutate({ token: found })).current;
  const token = useLinkToken(ask);

  if (token === null)
    return (
      <>
        <NoScript />
        <Loading label="Abriendo el enlace" rows={2} />
      </>
    );
  if (token === '')
    return (
      <DeadLink text="A esta dirección le falta una parte, o la página se cargó de nuevo. Abre otra vez el enlace completo que te llegó: si nadie lo usó, todavía sirve.">
        {missing}
      </DeadLink>
    );
  if (check.error)
    return knownError(check.error) ? (
      dead(check.error)
    ) : (
      <LoadFailure text={errorText(check.error, 'No se pudo abrir el enlace')} onRetry={() => ask(token)} />
    );
  return check.data ? children(check.data, token) : <Loading label="Abriendo el enlace" rows={2} />;
};
