import type { ReactNode } from 'react';
import type { User } from '../../shared/schemas/auth.ts';
import { Alert } from '../../ui/alert.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import { Initials } from '../../ui/initials.tsx';
import { Modal } from '../../ui/modal.tsx';
import { TwoFaced } from '../../ui/two-faced.tsx';

/** A question about one account that must be answered: whose it is, what follows, what went wrong. */
export const AskDialog = ({
  title,
  icon,
  account,
  words,
  error,
  busy,
  busyText,
  confirm,
  ready = true,
  danger = true,
  onConfirm,
  onClose,
  children,
}: {
  title: string;
  icon: IconName;
  account: Pick<User, 'name' | 'email'>;
  /** What follows; null: not known yet. */
  words: readonly string[] | null;
  error: string | null;
  busy: boolean;
  busyText: string;
  /** Face of the button that does it. */
  confirm: string;
  /** What follows is known, and it may be done. */
  ready?: boolean;
  danger?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
}) => {
  const close = () => !busy && onClose();
  return (
    <Modal
      open
      alert
      onClose={close}
      title={title}
      icon={icon}
      footer={
        <>
          <button type="button" className="btn line" data-autofocus="true" onClick={close}>
            Cancelar
          </button>
          {ready && (
            <TwoFaced
              className={`btn ${danger ? 'danger' : 'primary'}`}
              busy={busy}
              busyText={busyText}
              onPress={onConfirm}
            >
              {confirm}
            </TwoFaced>
          )}
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
      {words ? (
        <ul className={danger ? 'consequences' : 'consequences calm'}>
          {words.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ) : (
        !error && (
          <p className="soft" role="status">
            Revisando qué pasaría...
          </p>
        )
      )}
      {children}
      {error && !busy && <Alert tone="bad">{error}</Alert>}
    </Modal>
  );
};
