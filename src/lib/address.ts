import { useSyncExternalStore } from 'react';

/** Said when an island has changed the address: browsers tell only of the ways back and forth. */
const CHANGED = 'pyp:direccion';

/** Hears whatever changes the address of this document. */
export const onAddress = (listener: () => void) => {
  const leave = new AbortController();
  for (const event of ['popstate', CHANGED]) addEventListener(event, listener, { signal: leave.signal });
  return () => leave.abort();
};

/** The query of a document's address, as it changes. Empty in its html and while React takes an island over: one file answers every query. */
export const useQuery = (): string =>
  useSyncExternalStore(
    onAddress,
    () => location.search,
    () => '',
  );

/** Writes another query of the same document into the address: as a place to come back to, or in place of this one. */
export const changeAddress = (to: string, how: 'push' | 'replace'): void => {
  history[`${how}State`](history.state, '', to);
  dispatchEvent(new Event(CHANGED));
};
