import { useState } from 'react';
import { errorText } from '../../lib/errors.ts';
import { firstName } from '../../lib/formats.ts';
import type { User } from '../../shared/schemas/auth.ts';
import { say } from '../../ui/toasts.tsx';
import { AskDialog } from './ask-dialog.tsx';
import { eraseWords, leaveWords } from './consequence-words.ts';
import { closes, LeaveFields } from './leave-fields.tsx';
import { useConsequences, useLeaveClinic, useRemove } from './use-accounts.ts';

const WORDS = {
  erase: {
    title: '¿Estás seguro de eliminar este usuario?',
    icon: 'trash-2',
    verb: 'Eliminar',
    busy: 'Eliminando...',
    done: (name: string) => `La cuenta de ${name} se eliminó.`,
    failed: 'No se pudo eliminar la cuenta. Vuelve a intentar.',
  },
  leave: {
    title: '¿Retirar esta cuenta de su clínica?',
    icon: 'building-2',
    verb: 'Retirar',
    busy: 'Retirando...',
    done: (name: string) => `${name} ya no es de la clínica.`,
    failed: 'No se pudo retirar la cuenta. Vuelve a intentar.',
  },
} as const;

/**
 * Asks before an account is erased, or taken out of its clinic; says what goes and what is kept, by numbers. `onDone` follows a
 * success, `onClose` a change of mind.
 */
export const LeaveDialog = ({
  kind,
  account,
  onDone,
  onClose,
}: {
  kind: 'erase' | 'leave';
  account: User;
  onDone: () => void;
  onClose: () => void;
}) => {
  const acts = { erase: useRemove(), leave: useLeaveClinic() };
  const act = acts[kind];
  const { title, icon, verb, busy, done, failed } = WORDS[kind];
  const { data, error } = useConsequences(account.id);
  const [reason, setReason] = useState('');
  const [closing, setClosing] = useState('');
  const [sent, setSent] = useState(false);
  const words = kind === 'erase' ? eraseWords : leaveWords;
  const confirm = async () => {
    setSent(true);
    if (closes(data) && !closing.trim()) return;
    try {
      await act.mutateAsync({ id: account.id, reason, closing });
      say(done(account.name));
      onDone();
    } catch {
      // `act.error` says it.
    }
  };
  const failure = act.error
    ? errorText(act.error, failed)
    : error && !data
      ? errorText(error, 'No se pudo revisar qué pasaría')
      : null;
  return (
    <AskDialog
      title={title}
      icon={icon}
      account={account}
      words={data ? words(data) : null}
      error={failure}
      busy={act.isPending}
      busyText={busy}
      confirm={`${verb} a ${firstName(account.name)}`}
      ready={data !== undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      {data && (
        <LeaveFields
          of={data}
          reason={reason}
          onReason={setReason}
          closing={closing}
          onClosing={setClosing}
          missing={sent}
          erases={kind === 'erase'}
        />
      )}
    </AskDialog>
  );
};
