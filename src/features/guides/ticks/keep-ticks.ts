import { keep, readKept } from './kept.ts';

/**
 * Keeps what is ticked in every list (`[data-ticks]`, ticks.tsx) of its page on this device, by the words of the item, so that an edited
 * text is not ticked by mistake.
 */
export const keepTicks = (): void => {
  for (const list of document.querySelectorAll<HTMLElement>('[data-ticks]')) {
    const name = list.dataset.ticks ?? '';
    const boxes = [...list.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
    const before = readKept(name)?.split('\n') ?? [];
    const save = () => {
      const ticked = boxes.filter((box) => box.checked).map((box) => box.value);
      keep(name, ticked.join('\n'));
    };
    // What was ticked before anybody listened stands already: it is kept now.
    const isEarly = boxes.some((box) => box.checked && !before.includes(box.value));
    for (const box of boxes) box.checked ||= before.includes(box.value);
    if (isEarly) save();
    list.addEventListener('change', save);
  }
};
