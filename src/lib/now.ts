import { useSyncExternalStore } from 'react';
import { wallTime } from '../shared/time.ts';

const CHECK_MS = 20_000;

const subscribe = (onChange: () => void) => {
  const timer = setInterval(onChange, CHECK_MS);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
};
const minute = () => wallTime(Date.now());
const day = () => minute().slice(0, 10);

/** The minute in Bogotá, `YYYY-MM-DDTHH:mm`, kept right while a screen stays open. Only for screens that are not prerendered. */
export const useMinute = (): string => useSyncExternalStore(subscribe, minute, minute);

/** Today's date in Bogotá: a screen left open overnight moves on. Only for screens that are not prerendered. */
export const useToday = (): string => useSyncExternalStore(subscribe, day, day);
