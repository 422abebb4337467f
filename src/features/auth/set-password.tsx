import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { errorText, knownError } from '../../lib/errors.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Loading } from '../../ui/empty.tsx';
import { NoScript } from './auth-page.tsx';
import { DeadLink, DeadPasswordLink } from './dead-link.tsx';
import { useLinkToken } from './link-token.ts';
import { LinkedPassword } from './linked-password.tsx';

/** Sets a password with the token behind the # of the address, of a link that was handed out or that came by mail. */
export const SetPassword = () => {
  const check = useMutation(useTRPC().auth.checkLink.mutationOptions());
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
    return <DeadLink text="A esta dirección le falta una parte. Abre otra vez el enlace completo que te dieron." />;
  if (check.error)
    return knownError(check.error) ? (
      <DeadPasswordLink error={check.error} />
    ) : (
      <LoadFailure text={errorText(check.error, 'No se pudo abrir el enlace')} onRetry={() => ask(token)} />
    );
  if (!check.data) return <Loading label="Abriendo el enlace" rows={2} />;
  return <LinkedPassword token={token} of={check.data} />;
};
