import { useLayoutEffect, useRef } from 'react';

/** What one key does on the page that stands. `act` finds the focus where it was: it puts it where the work goes on. */
export type Shortcut = { key: string; name: string; act: () => void };

/** Those of the parts that stand, in the order in which they came. */
const standing = new Set<{ current: readonly Shortcut[] }>();
export const shortcuts = (): Shortcut[] => [...standing].flatMap(({ current }) => current);

/** Gives a part of the page its keys while it stands. */
export const useShortcuts = (list: readonly Shortcut[]): void => {
  const own = useRef(list);
  // Before anybody sees the part: its keys work from the first moment on.
  useLayoutEffect(() => {
    own.current = list;
  });
  useLayoutEffect(() => {
    standing.add(own);
    return () => {
      standing.delete(own);
    };
  }, []);
};
