import type { ReactNode } from 'react';
import type { Folder } from '../../../shared/species.ts';

type TicksProps = {
  /** Name under which the device keeps this list. */
  list: string;
  /** `species`: left out when the page is read for another one (aid-species.css). */
  items: readonly { label: string; detail?: ReactNode; species?: readonly Folder[] | undefined }[];
  className?: string;
};

/**
 * A list to tick. Real check boxes, so it works before the app is up (and on paper); with it, wake-ticks.ts keeps the ticks
 * on this device.
 */
export const Ticks = ({ list, items, className = '' }: TicksProps) => (
  <ul data-ticks={list} className={`ticks ${className}`}>
    {items.map(({ label, detail, species }) => (
      <li key={label} data-for={species?.join(' ')}>
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
