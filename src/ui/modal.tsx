import { Dialog, DialogDismiss, DialogHeading } from '@ariakit/react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

/**
 * A dialog: a sheet from below on narrow screens, in the middle on wide ones. Escape and a press outside close it, focus stays
 * inside and returns to where it came from. `alert` is for a question that must be answered.
 */
export const Modal = ({
  open,
  onClose,
  title,
  footer,
  children,
  alert = false,
  icon,
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  footer: ReactNode;
  children: ReactNode;
  alert?: boolean;
  /** Says above the title what kind of question it is. */
  icon?: IconName | undefined;
}) => (
  <Dialog
    open={open}
    onClose={onClose}
    unmountOnHide
    className="modal"
    backdrop={<div className="modal-backdrop" />}
    {...(alert ? { role: 'alertdialog' } : {})}
  >
    {icon && (
      <span className="modal-icon">
        <Icon name={icon} />
      </span>
    )}
    <div className="modal-head">
      <DialogHeading className="modal-title">{title}</DialogHeading>
      {!alert && (
        <DialogDismiss className="icon-btn" aria-label="Cerrar">
          <Icon name="x" />
        </DialogDismiss>
      )}
    </div>
    {children}
    <div className="modal-foot">{footer}</div>
  </Dialog>
);
