import type { ReactNode } from 'react';

/** A button that does something at once. While `busy` it says so, keeps its width and its focus, and does nothing more. */
export const TwoFaced = ({
  children,
  busyText,
  busy,
  onPress,
  className = 'btn primary',
}: {
  children: ReactNode;
  busyText: string;
  busy: boolean;
  onPress: () => void;
  className?: string;
}) => (
  <button
    type="button"
    className={`${className} two-faced`}
    aria-disabled={busy || undefined}
    onClick={() => !busy && onPress()}
  >
    <span aria-hidden={busy || undefined}>{children}</span>
    <span aria-hidden={!busy || undefined}>{busyText}</span>
  </button>
);
