import { type ReactNode, type SubmitEvent, useId } from 'react';
import { Alert } from './alert.tsx';
import type { IconName } from './icon-names.ts';
import { Modal } from './modal.tsx';
import { SubmitButton } from './submit-button.tsx';

/**
 * A dialog that is one form: the ways out and the button that sends stand below, what went wrong after the fields. While `pending`
 * it stays.
 */
export const FormDialog = ({
  title,
  icon,
  lead,
  verb,
  pendingText,
  pending,
  danger = false,
  ready = true,
  leave = 'Cancelar',
  problem,
  onSubmit,
  onClose,
  className = '',
  children,
  after,
}: {
  title: string;
  icon?: IconName;
  /** Stands over the form. */
  lead?: ReactNode;
  verb: string;
  pendingText: string;
  pending: boolean;
  /** It destroys something. */
  danger?: boolean;
  /** There is something to send. */
  ready?: boolean;
  /** What the way out says. */
  leave?: string;
  problem?: string | undefined;
  onSubmit: () => unknown;
  onClose: () => void;
  className?: string;
  children: ReactNode;
  /** Stands below the form, apart from it. */
  after?: ReactNode;
}) => {
  const form = useId();
  const close = () => !pending && onClose();
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React hands what is sent here on to a form behind the dialog too.
    event.stopPropagation();
    onSubmit();
  };
  return (
    <Modal
      open
      onClose={close}
      title={title}
      icon={icon}
      footer={
        <>
          <button type="button" className="btn line" onClick={close}>
            {leave}
          </button>
          {ready && (
            <SubmitButton
              className={`btn ${danger ? 'danger' : 'primary'}`}
              form={form}
              pendingText={pendingText}
              pending={pending}
            >
              {verb}
            </SubmitButton>
          )}
        </>
      }
    >
      {lead}
      {ready && (
        <form id={form} className={`form ${className}`} noValidate onSubmit={send}>
          {children}
          {problem && <Alert tone="bad">{problem}</Alert>}
        </form>
      )}
      {after}
    </Modal>
  );
};
