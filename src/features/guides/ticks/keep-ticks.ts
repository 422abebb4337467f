import { useEffect } from 'react';
import { wakeTicks } from './wake-ticks.ts';

/** Keeps the ticks of every list of its page (ticks.tsx) on this device. Draws nothing. */
export const KeepTicks = (): null => {
  useEffect(() => wakeTicks(document.body), []);
  return null;
};
