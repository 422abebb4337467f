import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** A state in a word; the tone never says it alone. */
export const Tag = ({ tone, children }: { tone: 'ok' | 'warn' | 'bad' | 'now' | 'plain'; children: ReactNode }) => (
  <span className={`tag ${tone}`}>
    {tone === 'ok' && <Icon name="check" />}
    {children}
  </span>
);
