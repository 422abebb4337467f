import { useState } from 'react';
import { errorText } from '../../lib/errors.ts';
import { counted, dayText } from '../../lib/formats.ts';
import type { OwnFactors } from '../../shared/schemas/factors.ts';
import { Alert } from '../../ui/alert.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useRenewCodes } from './use-factors.ts';

/** So few left that new ones are advised. */
const FEW = 3;

/** How many recovery codes are left, and the way to new ones. */
export const RecoveryCodes = ({
  factors: { codesLeft, codesMadeAt },
  onCodes,
}: {
  factors: OwnFactors;
  onCodes: (codes: string[] | null) => void;
}) => {
  const [asking, setAsking] = useState(false);
  const renew = useRenewCodes();
  const close = () => {
    renew.reset();
    setAsking(false);
  };
  return (
    <div className="account-part">
      <h3>Códigos de recuperación</h3>
      {codesLeft > FEW ? (
        <p className="soft measure">
          Te {codesLeft === 1 ? 'queda' : 'quedan'} {counted(codesLeft, 'código', 'códigos')} sin usar
          {codesMadeAt !== null && `, hechos el ${dayText(codesMadeAt)}`}. Cada uno te deja entrar una vez si pierdes lo
          demás.
        </p>
      ) : (
        <Alert
          tone="bad"
          title={codesLeft === 0 ? 'No te queda ninguno' : `Te ${codesLeft === 1 ? 'queda' : 'quedan'} ${codesLeft}`}
        >
          Haz otros y guárdalos: sin ellos, si pierdes el teléfono no podrás entrar por tu cuenta.
        </Alert>
      )}
      <button type="button" className="btn line" onClick={() => setAsking(true)}>
        <Icon name="refresh-cw" />
        Hacer códigos nuevos
      </button>
      {asking && (
        <Confirm
          title="¿Hacer códigos nuevos?"
          verb="Hacer códigos nuevos"
          pendingText="Haciendo..."
          tone="primary"
          pending={renew.isPending}
          error={renew.error && errorText(renew.error, 'No se pudieron hacer')}
          onConfirm={() =>
            renew.mutate(undefined, {
              onSuccess: ({ codes }) => {
                close();
                onCodes(codes);
              },
            })
          }
          onClose={close}
        >
          <p>Los que tienes ahora dejan de servir. Te mostramos los nuevos una sola vez.</p>
        </Confirm>
      )}
    </div>
  );
};
