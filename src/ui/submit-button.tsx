import type { ReactNode } from 'react';

/**
 * The button that sends a form. While `pending` it says so, keeps its width and its focus, and sends nothing again.
 * `waiting`: the page is not up yet; without script it stays off.
 */
export const SubmitButton = ({
  children,
  pendingText,
  pending,
  waiting = false,
  className = 'btn primary',
  describedBy,
  form,
}: {
  children: ReactNode;
  pendingText: string;
  pending: boolean;
  waiting?: boolean;
  className?: string;
  describedBy?: string | undefined;
  /** Id of the form it sends, where it stands outside. */
  form?: string;
}) => (
  <button
    type="submit"
    form={form}
    className={`${className} two-faced`}
    aria-disabled={pending || undefined}
    aria-describedby={describedBy}
    disabled={waiting}
    onClick={(event) => pending && event.preventDefault()}
  >
    <span aria-hidden={pending || undefined}>{children}</span>
    <span aria-hidden={!pending || undefined}>{pendingText}</span>
  </button>
);
