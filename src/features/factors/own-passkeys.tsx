import { useState } from 'react';
import { errorText } from '../../lib/errors.ts';
import { dayText, recentText } from '../../lib/formats.ts';
import { passkeyObstacle } from '../../lib/passkeys.ts';
import type { OwnFactors } from '../../shared/schemas/factors.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { Icon } from '../../ui/icon.tsx';
import { say } from '../../ui/toasts.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { RenamePasskey } from './rename-passkey.tsx';
import { useRemovePasskey } from './use-factors.ts';

type Passkey = OwnFactors['passkeys'][number];
type Asked = { what: 'add' } | { what: 'rename' | 'remove'; passkey: Passkey };

const Row = ({ passkey, onAsk }: { passkey: Passkey; onAsk: (asked: Asked) => void }) => {
  const { name, createdAt, lastUsedAt, isBackedUp } = passkey;
  return (
    <li className="own-session">
      <span className="tile">
        <Icon name="smartphone" />
      </span>
      <div>
        <p className="own-session-name">{name}</p>
        <p className="soft small">
          Agregada el {dayText(createdAt)} ·{' '}
          {lastUsedAt === null ? 'Sin usar todavía' : `Último uso: ${recentText(lastUsedAt, Date.now())}`}
          {isBackedUp && ' · Con copia en tu cuenta de Google, Apple u otra'}
        </p>
      </div>
      <div className="factor-acts">
        <button type="button" className="btn line small" onClick={() => onAsk({ what: 'rename', passkey })}>
          Cambiar nombre<span className="sr-only"> de {name}</span>
        </button>
        <button type="button" className="btn line small" onClick={() => onAsk({ what: 'remove', passkey })}>
          Quitar<span className="sr-only"> {name}</span>
        </button>
      </div>
    </li>
  );
};

/** One's own passkeys: what they are, each with its name and last use, and the way to one more. */
export const OwnPasskeys = ({
  factors: { passkeys, totp, can },
  onCodes,
}: {
  factors: OwnFactors;
  onCodes: (codes: string[] | null) => void;
}) => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const remove = useRemovePasskey();
  const obstacle =
    can.passkeyOrigin === null
      ? 'Aquí todavía no se pueden agregar: falta configurar la dirección del servicio.'
      : passkeyObstacle();
  const close = () => {
    remove.reset();
    setAsked(null);
  };
  const isLast = passkeys.length === 1 && totp === null;
  return (
    <div className="account-part">
      <h3>Llaves de acceso</h3>
      <p className="soft measure">
        Con una llave de acceso (<span lang="en">passkey</span>) entras con tu huella, tu cara o el PIN de tu teléfono,
        sin escribir la contraseña.
      </p>
      {passkeys.length > 0 && (
        <ul className="own-sessions">
          {passkeys.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} onAsk={setAsked} />
          ))}
        </ul>
      )}
      <button
        type="button"
        className="btn line"
        disabled={obstacle !== null}
        aria-describedby={obstacle ? 'sin-llaves' : undefined}
        onClick={() => setAsked({ what: 'add' })}
      >
        <Icon name="plus" />
        Agregar una llave de acceso
      </button>
      {obstacle && (
        <p className="soft small measure" id="sin-llaves">
          {obstacle}
        </p>
      )}
      {asked?.what === 'add' && (
        <AddPasskey
          onClose={close}
          onAdded={(codes) => {
            close();
            // Where codes are shown, they say it.
            if (!codes) say('Llave de acceso agregada.');
            onCodes(codes);
          }}
        />
      )}
      {asked?.what === 'rename' && <RenamePasskey passkey={asked.passkey} onClose={close} />}
      {asked?.what === 'remove' && (
        <Confirm
          title={`¿Quitar «${asked.passkey.name}»?`}
          verb="Quitar la llave"
          pendingText="Quitando..."
          pending={remove.isPending}
          error={remove.error && errorText(remove.error, 'No se pudo quitar la llave')}
          onConfirm={() =>
            remove.mutate(
              { id: asked.passkey.id },
              {
                onSuccess: () => {
                  say('Llave de acceso quitada.');
                  close();
                },
              },
            )
          }
          onClose={close}
        >
          <p>
            Con ella ya no podrás entrar. Bórrala también en tu teléfono o en tu administrador de contraseñas.
            {isLast
              ? ' Es tu único segundo paso: después bastará la contraseña, y los códigos de recuperación se borran.'
              : ' Lo demás sigue igual, también los códigos de recuperación que guardaste.'}
          </p>
        </Confirm>
      )}
    </div>
  );
};
