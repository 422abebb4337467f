import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type ChipProps = {
  on: boolean;
  onToggle: (on: boolean) => void;
  /** Colours of a species; the house's own when left out. */
  species?: string;
  children: ReactNode;
};

/** A filter that is on or off (styles: ui/chip.css). */
export const Chip = ({ on, onToggle, species, children }: ChipProps) => (
  <button
    type="button"
    className="chip chip-btn"
    aria-pressed={on}
    data-species={species}
    onClick={() => onToggle(!on)}
  >
    {on && <Icon name="check" className="chip-btn-check" />}
    {children}
  </button>
);
