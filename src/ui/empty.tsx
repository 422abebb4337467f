import type { ReactNode } from 'react';

/** Nothing here yet: says so, and what to do next. */
export const Empty = ({ title, children, action }: { title: string; children: ReactNode; action?: ReactNode }) => (
  <div className="empty">
    <h3>{title}</h3>
    <p>{children}</p>
    {action && <div className="acts">{action}</div>}
  </div>
);

/** A list on its way: announced politely, drawn as `rows` quiet lines that keep the place. */
export const Loading = ({ label, rows = 3 }: { label: string; rows?: number }) => (
  <div className="loading" role="status">
    <span className="sr-only">{label}</span>
    {Array.from({ length: rows }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: identical lines that never move.
      <span key={row} className="loading-line" />
    ))}
  </div>
);
