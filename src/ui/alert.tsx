import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

const ICON = { bad: 'circle-alert', ok: 'circle-check', info: 'info' } as const;

/** Something that went wrong (announced at once), well, or just happened (announced when convenient), beside what it is about. */
export const Alert = ({ tone, title, children }: { tone: keyof typeof ICON; title?: string; children?: ReactNode }) => (
  <div className={`alert ${tone}`} role={tone === 'bad' ? 'alert' : 'status'}>
    <Icon name={ICON[tone]} />
    <div>
      {title && <p className="alert-title">{title}</p>}
      {children && <p>{children}</p>}
    </div>
  </div>
);

/** A list that did not come: what happened and the way to ask again. */
export const LoadFailure = ({ text, onRetry }: { text: string; onRetry: () => void }) => (
  <div className="load-failure">
    <Alert tone="bad">{text}</Alert>
    <button type="button" className="btn line small" onClick={onRetry}>
      <Icon name="refresh-cw" />
      Reintentar
    </button>
  </div>
);
