import { type ReactNode, useEffect, useRef } from 'react';
import { keep, readKept } from './kept.ts';

const boxes = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? []),
];

type TicksProps = {
  /** Name under which the device keeps this list. */
  list: string;
  items: readonly { label: string; detail?: ReactNode }[];
  className?: string;
};

/**
 * A list to tick. Real check boxes, so it works before the app is up (and on paper); with it, the ticks stay on this device
 * by the words of the item, so that an edited text is not ticked by mistake.
 */
export const Ticks = ({ list, items, className = '' }: TicksProps) => {
  const ref = useRef<HTMLUListElement>(null);
  const save = () =>
    keep(
      list,
      boxes(ref.current)
        .filter((box) => box.checked)
        .map((box) => box.value)
        .join('\n'),
    );
  useEffect(() => {
    const before = readKept(list)?.split('\n') ?? [];
    for (const box of boxes(ref.current)) box.checked ||= before.includes(box.value);
  }, [list]);
  return (
    <ul ref={ref} className={`ticks ${className}`} onChange={save}>
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
};
