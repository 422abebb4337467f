import type { ReactNode } from 'react';
import { Alert } from './alert.tsx';
import { Modal } from './modal.tsx';

/**
 * Asks before something is done that cannot be taken back, or not easily. `verb` names it ('Borrar el peso'), `tone` is danger
 * where something is destroyed. While `pending` it stays and says so.
 */
export const Confirm = ({
  title,
  verb,
  pendingText,
  pending,
  tone = 'danger',
  error,
  onConfirm,
  onClose,
  children,
}: {
  title: string;
  verb: string;
  pendingText: string;
  pending: boolean;
  tone?: 'danger' | 'primary';
  error?: string | null;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
}) => (
  <Modal
    open
    alert
    title={title}
    onClose={() => !pending && onClose()}
    footer={
      <>
        <button type="button" className="btn line" onClick={() => !pending && onClose()}>
          Cancelar
        </button>
        <button
          type="button"
          className={`btn two-faced ${tone}`}
          aria-disabled={pending || undefined}
          onClick={() => !pending && onConfirm()}
        >
          <span aria-hidden={pending || undefined}>{verb}</span>
          <span aria-hidden={!pending || undefined}>{pendingText}</span>
        </button>
      </>
    }
  >
    {children}
    {error && !pending && <Alert tone="bad">{error}</Alert>}
  </Modal>
);
