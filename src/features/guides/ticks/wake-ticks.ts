import { keep, readKept } from './kept.ts';

/**
 * Keeps what is ticked in every `[data-ticks]` list below `root` on this device, by the words of the item, so that an edited
 * text is not ticked by mistake. Works on html that React did not draw. Answers how to stop.
 */
export const wakeTicks = (root: HTMLElement | null): (() => void) => {
  const lists = [...(root?.querySelectorAll<HTMLElement>('[data-ticks]') ?? [])];
  const stops = lists.map((list) => {
    const name = list.dataset.ticks ?? '';
    const boxes = [...list.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
    const before = readKept(name)?.split('\n') ?? [];
    const save = () =>
      keep(
        name,
        boxes
          .filter((box) => box.checked)
          .map((box) => box.value)
          .join('\n'),
      );
    // What was ticked before the app was up stands already: it is kept now.
    const isEarly = boxes.some((box) => box.checked && !before.includes(box.value));
    for (const box of boxes) box.checked ||= before.includes(box.value);
    if (isEarly) save();
    list.addEventListener('change', save);
    return () => list.removeEventListener('change', save);
  });
  return () => {
    for (const stop of stops) stop();
  };
};
