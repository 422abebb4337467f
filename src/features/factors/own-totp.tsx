import { useState } from 'react';
import { errorText } from '../../lib/errors.ts';
import { dayText, recentText } from '../../lib/formats.ts';
import type { OwnFactors } from '../../shared/schemas/factors.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { Icon } from '../../ui/icon.tsx';
import { say } from '../../ui/toasts.tsx';
import { TotpSetup } from './totp-setup.tsx';
import { useRemoveTotp } from './use-factors.ts';

/** One's own app of codes, or the way to one. */
export const OwnTotp = ({
  factors: { totp, passkeys, can },
  onCodes,
}: {
  factors: OwnFactors;
  onCodes: (codes: string[] | null) => void;
}) => {
  const [open, setOpen] = useState(false);
  const remove = useRemoveTotp();
  const close = () => {
    remove.reset();
    setOpen(false);
  };
  return (
    <div className="account-part">
      <h3>Aplicación de códigos</h3>
      <p className="soft measure">
        Una aplicación de tu teléfono muestra un código nuevo cada medio minuto. Te lo pedimos después de la contraseña.
      </p>
      {totp ? (
        <ul className="own-sessions">
          <li className="own-session">
            <span className="tile">
              <Icon name="shield-check" />
            </span>
            <div>
              <p className="own-session-name">Activa</p>
              <p className="soft small">
                Desde el {dayText(totp.confirmedAt)} ·{' '}
                {totp.lastUsedAt === null
                  ? 'Sin usar todavía'
                  : `Último uso: ${recentText(totp.lastUsedAt, Date.now())}`}
              </p>
            </div>
            <div className="factor-acts">
              <button type="button" className="btn line small" onClick={() => setOpen(true)}>
                Quitar<span className="sr-only"> la aplicación de códigos</span>
              </button>
            </div>
          </li>
        </ul>
      ) : (
        <>
          <button type="button" className="btn line" disabled={!can.totp} onClick={() => setOpen(true)}>
            <Icon name="qr-code" />
            Poner una aplicación de códigos
          </button>
          {!can.totp && (
            <p className="soft small measure">Aquí todavía no se puede: a este servicio le falta configurarlo.</p>
          )}
        </>
      )}
      {open && !totp && (
        <TotpSetup
          onClose={close}
          onDone={(codes) => {
            close();
            if (!codes) say('Aplicación de códigos activada.');
            onCodes(codes);
          }}
        />
      )}
      {open && totp && (
        <Confirm
          title="¿Quitar la aplicación de códigos?"
          verb="Quitar la aplicación"
          pendingText="Quitando..."
          pending={remove.isPending}
          error={remove.error && errorText(remove.error, 'No se pudo quitar')}
          onConfirm={() =>
            remove.mutate(undefined, {
              onSuccess: () => {
                say('Aplicación de códigos quitada.');
                close();
              },
            })
          }
          onClose={close}
        >
          <p>
            Sus códigos dejan de servir.
            {passkeys.length === 0
              ? ' Es tu único segundo paso: después bastará la contraseña, y los códigos de recuperación se borran.'
              : ' Sigues con tus llaves de acceso, y los códigos de recuperación que guardaste sirven igual.'}
          </p>
        </Confirm>
      )}
    </div>
  );
};
