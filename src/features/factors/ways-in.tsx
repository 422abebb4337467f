import { useState } from 'react';
import { errorText } from '../../lib/errors.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Loading } from '../../ui/empty.tsx';
import { CodesShown } from './codes-shown.tsx';
import { OwnPasskeys } from './own-passkeys.tsx';
import { OwnTotp } from './own-totp.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useChanged, useFactors } from './use-factors.ts';

/** How one enters beside the password: passkeys, an app of codes, and what helps when both are lost. */
export const WaysIn = ({ email }: { email: string }) => {
  const factors = useFactors();
  const changed = useChanged();
  const [codes, setCodes] = useState<string[] | null>(null);
  /** Codes are shown before anything else is drawn anew: the page may have been waiting for just this. */
  const follow = (made: string[] | null) => (made ? setCodes(made) : void changed());
  if (factors.error && !factors.data)
    return (
      <LoadFailure text={errorText(factors.error, 'No se pudo cargar cómo entras')} onRetry={() => factors.refetch()} />
    );
  if (!factors.data) return <Loading label="Cargando cómo entras" rows={3} />;
  const { data } = factors;
  const hasStep = data.passkeys.length > 0 || data.totp !== null;
  return (
    <>
      <p className="soft measure">
        Con una llave de acceso o una aplicación de códigos, saber tu contraseña no basta para entrar a tu cuenta.
      </p>
      <OwnPasskeys factors={data} onCodes={follow} />
      <OwnTotp factors={data} onCodes={follow} />
      {hasStep && <RecoveryCodes factors={data} onCodes={follow} />}
      {codes && (
        <CodesShown
          codes={codes}
          email={email}
          onClose={() => {
            setCodes(null);
            void changed();
          }}
        />
      )}
    </>
  );
};
