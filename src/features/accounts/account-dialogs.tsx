import type { SessionUser } from '../../lib/session-store.ts';
import type { User } from '../../shared/schemas/auth.ts';
import type { Asking } from './account-table.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';
import { ToggleDialog } from './toggle-dialog.tsx';

/** What was asked about one account. `onErased` follows when it is gone. */
export const AccountDialog = ({
  kind,
  account,
  sessions,
  viewer,
  onErased,
  onClose,
}: {
  kind: Asking;
  account: User;
  /** How many sessions it has open, as far as the screen knows. */
  sessions: number;
  viewer: SessionUser;
  onErased: () => void;
  onClose: () => void;
}) => {
  switch (kind) {
    case 'toggle':
      return <ToggleDialog account={account} onClose={onClose} />;
    case 'edit':
      return <EditDialog account={account} viewer={viewer} onClose={onClose} />;
    case 'revoke':
      return <RevokeDialog account={account} open={sessions} own={account.id === viewer.id} onClose={onClose} />;
    case 'erase':
      return <LeaveDialog kind="erase" account={account} onDone={onErased} onClose={onClose} />;
  }
};
