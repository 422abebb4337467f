import { errorText } from '../../lib/errors.ts';
import { counted, firstName } from '../../lib/formats.ts';
import type { Account } from '../../shared/schemas/account.ts';
import { Alert } from '../../ui/alert.tsx';
import { Initials } from '../../ui/initials.tsx';
import { Modal } from '../../ui/modal.tsx';
import { say } from '../../ui/toasts.tsx';
import { useToggle } from './use-accounts.ts';

/** What each answer means for the person. */
const consequences = (account: Account): string[] =>
  account.isActive
    ? [
        account.activeTokens.length === 0
          ? 'No tiene sesiones abiertas.'
          : `Se cierra de inmediato: ${counted(account.activeTokens.length, 'sesión abierta', 'sesiones abiertas')}.`,
        'No podrá ingresar hasta que actives la cuenta otra vez.',
        'Sus datos se conservan.',
      ]
    : ['Podrá ingresar otra vez con su contraseña.', 'Encuentra sus datos como los dejó.'];

/** Asks before an account is turned on or off, naming whose it is. `onClose` also follows a success. */
export const ToggleDialog = ({ account, onClose }: { account: Account; onClose: () => void }) => {
  const toggle = useToggle();
  const verb = account.isActive ? 'Desactivar' : 'Activar';
  const confirm = async () => {
    if (toggle.isPending) return;
    try {
      const user = await toggle.mutateAsync({ id: account.id });
      say(`La cuenta de ${user.name} quedó ${user.isActive ? 'activa' : 'inactiva'}.`);
      onClose();
    } catch {
      // `toggle.error` says it.
    }
  };
  return (
    <Modal
      open
      alert
      onClose={() => !toggle.isPending && onClose()}
      title={`¿${verb} la cuenta de ${account.name}?`}
      footer={
        <>
          <button type="button" className="btn line" onClick={() => !toggle.isPending && onClose()}>
            Cancelar
          </button>
          <button
            type="button"
            className={`btn two-faced ${account.isActive ? 'danger' : 'primary'}`}
            aria-disabled={toggle.isPending || undefined}
            onClick={confirm}
          >
            <span aria-hidden={toggle.isPending || undefined}>
              {verb} a {firstName(account.name)}
            </span>
            <span aria-hidden={!toggle.isPending || undefined}>
              {account.isActive ? 'Desactivando...' : 'Activando...'}
            </span>
          </button>
        </>
      }
    >
      <div className="who">
        <Initials name={account.name} />
        <p>
          <b>{account.name}</b>
          <span className="soft small">{account.email}</span>
        </p>
      </div>
      <ul className="consequences">
        {consequences(account).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {toggle.error && !toggle.isPending && (
        <Alert tone="bad">
          {errorText(toggle.error, 'No se pudo cambiar el estado de la cuenta. Vuelve a intentar.')}
        </Alert>
      )}
    </Modal>
  );
};
