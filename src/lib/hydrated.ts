import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in prerendered html and while React takes it over, true from then on: what needs script waits for it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
