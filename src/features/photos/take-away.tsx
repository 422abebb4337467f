import { errorText } from '../../lib/errors.ts';
import type { Paper } from '../../shared/schemas/file.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { say } from '../../ui/toasts.tsx';
import { type Side, usePaperWork } from './use-papers.ts';
import { paperName } from './words.ts';

type Asked = { title: string; verb: string; pendingText: string; text: string; done: string };

const ASKED: Record<'remove' | 'withdraw' | 'restore', (name: string) => Asked> = {
  remove: (name) => ({
    title: `¿Quitar ${name}?`,
    verb: 'Quitar el archivo',
    pendingText: 'Quitando...',
    text: 'Se borra del todo: después no se puede recuperar.',
    done: 'Quitamos el archivo.',
  }),
  withdraw: (name) => ({
    title: `¿Retirar ${name}?`,
    verb: 'Retirar el archivo',
    pendingText: 'Retirando...',
    text: 'Queda marcado como retirado, con la fecha. No se borra: quien lee la historia puede ver qué hubo.',
    done: 'Retiramos el archivo.',
  }),
  restore: (name) => ({
    title: `¿Volver a poner ${name}?`,
    verb: 'Volver a poner',
    pendingText: 'Poniendo...',
    text: 'Deja de estar marcado como retirado.',
    done: 'El archivo volvió a su registro.',
  }),
};

/** Asks before a paper goes: an owner's for good, a clinic's aside (or back). */
export const TakeAway = ({ paper, side, onClose }: { paper: Paper; side: Side; onClose: () => void }) => {
  const { remove, withdraw } = usePaperWork(side);
  const withdrawn = paper.withdrawnAt === null;
  const { text, done, ...words } = ASKED[side === 'owner' ? 'remove' : withdrawn ? 'withdraw' : 'restore'](
    paperName(paper),
  );
  const { isPending, error } = side === 'owner' ? remove : withdraw;
  const confirm = async () => {
    try {
      await (side === 'owner' ? remove.mutateAsync(paper) : withdraw.mutateAsync({ id: paper.id, withdrawn }));
      say(done);
      onClose();
    } catch {
      // Told by the dialog, which stays.
    }
  };
  return (
    <Confirm
      {...words}
      pending={isPending}
      tone={side === 'clinic' && !withdrawn ? 'primary' : 'danger'}
      error={error && errorText(error, 'No se pudo hacer')}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{text}</p>
    </Confirm>
  );
};
