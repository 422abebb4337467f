import { SWIPE_THRESHOLD_PX } from '../../../shared/limits.ts';

/** Which way a swipe turns the page: left (negative px) is next, right is previous, anything up to the threshold is nothing (spec §2). */
export const swipeStep = (px: number): -1 | 0 | 1 => {
  if (Math.abs(px) <= SWIPE_THRESHOLD_PX) return 0;
  return px < 0 ? 1 : -1;
};

/** Turns swipes over an element into steps. */
export const hearSwipes = (element: HTMLElement, onStep: (step: -1 | 1) => void): void => {
  let start: number | undefined;
  element.addEventListener(
    'touchstart',
    ({ touches }) => {
      // Two fingers are a zoom, not a swipe.
      start = touches.length === 1 ? touches[0]?.clientX : undefined;
    },
    { passive: true },
  );
  element.addEventListener('touchend', ({ changedTouches }) => {
    const end = changedTouches[0]?.clientX;
    if (start === undefined || end === undefined) return;
    const step = swipeStep(end - start);
    start = undefined;
    if (step !== 0) onStep(step);
  });
};
