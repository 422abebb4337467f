import { useSyncExternalStore } from 'react';

/** Whether the window is at least `rem` wide. Only for screens that are not prerendered. */
export const useWide = (rem: number): boolean => {
  const query = `(min-width: ${rem}rem)`;
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
  );
};
