import type { ReactNode } from 'react';

type TicksProps = {
  /** Name under which the device keeps this list. */
  list: string;
  items: readonly { label: string; detail?: ReactNode }[];
  className?: string;
};

/**
 * A list to tick. Real check boxes, so it works before the app is up (and on paper); with it, wake-ticks.ts keeps the ticks
 * on this device.
 */
export const Ticks = ({ list, items, className = '' }: TicksProps) => (
  <ul data-ticks={list} className={`ticks ${className}`}>
    {items.map(({ label, detail }) => (
      <li key={label}>
        <label>
          <input type="checkbox" value={label} />
          <span>
            <b>{label}</b>
            {detail}
          </span>
        </label>
      </li>
    ))}
  </ul>
);
