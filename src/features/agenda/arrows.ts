import type { KeyboardEvent } from 'react';

const middle = (element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
};

/** How far a candidate lies in the direction of a key: null when it does not; what is off the line counts three times. */
const distance = (key: string, from: { x: number; y: number }, to: { x: number; y: number }): number | null => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [along, across] =
    key === 'ArrowDown' ? [dy, dx] : key === 'ArrowUp' ? [-dy, dx] : key === 'ArrowRight' ? [dx, dy] : [-dx, dy];
  return along > 4 ? along + 3 * Math.abs(across) : null;
};

/**
 * Arrows move the focus to the nearest button in their direction, beside what Tab does: an agenda is read by time and day. Lives
 * on the element that holds the buttons.
 */
export const arrowsMove = (event: KeyboardEvent<HTMLElement>): void => {
  const from = document.activeElement;
  if (!/^Arrow(Up|Down|Left|Right)$/.test(event.key) || from?.localName !== 'button') return;
  const start = middle(from);
  const [nearest] = [...event.currentTarget.querySelectorAll('button')]
    .map((button) => ({ button, away: distance(event.key, start, middle(button)) }))
    .filter((one): one is { button: HTMLButtonElement; away: number } => one.away !== null)
    .sort((a, b) => a.away - b.away);
  if (!nearest) return;
  event.preventDefault();
  nearest.button.focus();
};
