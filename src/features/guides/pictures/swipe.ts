import { type TouchEvent, useRef } from 'react';
import { SWIPE_THRESHOLD_PX } from '../../../shared/limits.ts';

/** Which way a swipe turns the page: left (negative px) is next, right is previous, anything up to the threshold is nothing (spec §2). */
export const swipeStep = (px: number): -1 | 0 | 1 => {
  if (Math.abs(px) <= SWIPE_THRESHOLD_PX) return 0;
  return px < 0 ? 1 : -1;
};

/** Touch handlers that turn swipes into steps; `onMove` runs at every touch move. */
export const useSwipe = (onStep: (step: -1 | 1) => void, onMove?: () => void) => {
  const start = useRef<number | null>(null);
  return {
    onTouchStart: (event: TouchEvent) => {
      // Two fingers are a zoom, not a swipe.
      start.current = event.touches.length === 1 ? (event.touches[0]?.clientX ?? null) : null;
    },
    onTouchMove: () => onMove?.(),
    onTouchEnd: (event: TouchEvent) => {
      const end = event.changedTouches[0]?.clientX;
      if (start.current === null || end === undefined) return;
      const step = swipeStep(end - start.current);
      start.current = null;
      if (step !== 0) onStep(step);
    },
  };
};
