import { useState } from 'react';
import { errorText } from '../../lib/errors.ts';
import { firstName } from '../../lib/formats.ts';
import type { User } from '../../shared/schemas/auth.ts';
import { say } from '../../ui/toasts.tsx';
import { AskDialog } from './ask-dialog.tsx';
import { offWords, onWords } from './consequence-words.ts';
import { ReasonField } from './reason-field.tsx';
import { useConsequences, useSetActive } from './use-accounts.ts';

type Props = { account: User; onClose: () => void };

const useAct = ({ account, onClose }: Props) => {
  const act = useSetActive();
  const [reason, setReason] = useState('');
  const confirm = async () => {
    try {
      const user = await act.mutateAsync({ id: account.id, active: !account.isActive, reason });
      say(`La cuenta de ${user.name} quedó ${user.isActive ? 'activa' : 'inactiva'}.`);
      onClose();
    } catch {
      // `act.error` says it.
    }
  };
  return { act, reason, setReason, confirm };
};

const FAILED = 'No se pudo cambiar el estado de la cuenta. Vuelve a intentar.';

const OffDialog = (props: Props) => {
  const { account, onClose } = props;
  const { act, reason, setReason, confirm } = useAct(props);
  const { data, error } = useConsequences(account.id);
  const failure = act.error
    ? errorText(act.error, FAILED)
    : error && !data
      ? errorText(error, 'No se pudo revisar qué pasaría')
      : null;
  return (
    <AskDialog
      title={`¿Desactivar la cuenta de ${account.name}?`}
      icon="ban"
      account={account}
      words={data ? offWords(data) : null}
      error={failure}
      busy={act.isPending}
      busyText="Desactivando..."
      confirm={`Desactivar a ${firstName(account.name)}`}
      ready={data !== undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      <ReasonField value={reason} onChange={setReason} />
    </AskDialog>
  );
};

const OnDialog = (props: Props) => {
  const { account, onClose } = props;
  const { act, reason, setReason, confirm } = useAct(props);
  return (
    <AskDialog
      title={`¿Activar la cuenta de ${account.name}?`}
      icon="circle-check"
      account={account}
      words={onWords(account.role)}
      error={act.error ? errorText(act.error, FAILED) : null}
      busy={act.isPending}
      busyText="Activando..."
      confirm={`Activar a ${firstName(account.name)}`}
      danger={false}
      onConfirm={confirm}
      onClose={onClose}
    >
      <ReasonField value={reason} onChange={setReason} />
    </AskDialog>
  );
};

/**
 * Asks before an account is turned on or off, naming whose it is and what happens to coming visits. `onClose` also follows a
 * success.
 */
export const ToggleDialog = (props: Props) =>
  props.account.isActive ? <OffDialog {...props} /> : <OnDialog {...props} />;
