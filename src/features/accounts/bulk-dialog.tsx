import { useState } from 'react';
import { errorText } from '../../lib/errors.ts';
import { counted } from '../../lib/formats.ts';
import { TEXT } from '../../shared/limits.ts';
import { count } from '../../shared/number-words.ts';
import type { Account, DeactivatedOutput } from '../../shared/schemas/account.ts';
import { Alert } from '../../ui/alert.tsx';
import { TextField } from '../../ui/field.tsx';
import { Modal } from '../../ui/modal.tsx';
import { say } from '../../ui/toasts.tsx';
import { TwoFaced } from '../../ui/two-faced.tsx';
import { useDeactivate } from './use-accounts.ts';

const doneText = (done: number) => counted(done, 'cuenta quedó inactiva', 'cuentas quedaron inactivas');

/** What became of it, where somebody was left: how many are off, and who is not and why. */
const Outcome = ({ outcome, onClose }: { outcome: DeactivatedOutput; onClose: () => void }) => (
  <Modal
    open
    title={outcome.done === 0 ? 'Ninguna cuenta cambió' : `${doneText(outcome.done)}.`}
    onClose={onClose}
    footer={
      <button type="button" className="btn primary" data-autofocus="true" onClick={onClose}>
        Entendido
      </button>
    }
  >
    <p>{counted(outcome.left.length, 'cuenta sigue como estaba:', 'cuentas siguen como estaban:')}</p>
    <ul className="bulk-names">
      {outcome.left.map(({ id, name, why }) => (
        <li key={id}>
          <b>{name ?? 'Una cuenta que ya no existe'}</b> <span className="soft small">{why}</span>
        </li>
      ))}
    </ul>
  </Modal>
);

/** Asks before several accounts are turned off, naming them; the reason is for the log and for each of them. */
export const BulkDialog = ({
  accounts,
  onDone,
  onClose,
}: {
  accounts: readonly Account[];
  /** Something was turned off. */
  onDone: () => void;
  onClose: () => void;
}) => {
  const act = useDeactivate();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [outcome, setOutcome] = useState<DeactivatedOutput | null>(null);
  // The list below follows the act: the question goes on naming those it was asked about.
  const [asked] = useState(accounts);
  const sessions = asked.reduce((sum, { activeTokens }) => sum + activeTokens.length, 0);
  const confirm = async () => {
    setMissing(reason.trim() === '');
    if (reason.trim() === '') {
      document.querySelector<HTMLElement>('.modal input')?.focus();
      return;
    }
    try {
      const answer = await act.mutateAsync({ ids: asked.map(({ id }) => id), reason });
      onDone();
      if (answer.left.length > 0) setOutcome(answer);
      else {
        say(`${doneText(answer.done)}.`);
        onClose();
      }
    } catch {
      // `act.error` says it.
    }
  };
  if (outcome) return <Outcome outcome={outcome} onClose={onClose} />;
  return (
    <Modal
      open
      alert
      icon="ban"
      title={`¿Desactivar ${counted(asked.length, 'cuenta', 'cuentas')}?`}
      onClose={() => !act.isPending && onClose()}
      footer={
        <>
          <button type="button" className="btn line" data-autofocus="true" onClick={onClose}>
            Cancelar
          </button>
          <TwoFaced className="btn danger" busy={act.isPending} busyText="Desactivando..." onPress={confirm}>
            Desactivar {count(asked.length)}
          </TwoFaced>
        </>
      }
    >
      <ul className="bulk-names">
        {asked.map(({ id, name, email }) => (
          <li key={id}>
            <b>{name}</b> <span className="soft small">{email}</span>
          </li>
        ))}
      </ul>
      <ul className="consequences">
        <li>
          No podrán ingresar hasta que alguien las active otra vez. Se{' '}
          {sessions === 1
            ? 'cierra 1 sesión abierta'
            : `cierran ${counted(sessions, 'sesión abierta', 'sesiones abiertas')}`}
          .
        </li>
        <li>Sus citas por venir siguen en pie, y una clínica sin nadie activo deja de recibir citas.</li>
      </ul>
      <TextField
        label="Motivo"
        required
        hint="Queda en la auditoría de cada cuenta, y cada persona lo lee en la suya."
        autoComplete="off"
        maxLength={TEXT.reason}
        value={reason}
        error={missing && reason.trim() === '' ? 'Escribe el motivo.' : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      {act.error && !act.isPending && (
        <Alert tone="bad">{errorText(act.error, 'No se pudieron desactivar las cuentas. Vuelve a intentar.')}</Alert>
      )}
    </Modal>
  );
};
