import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { changeAddress, useQuery } from '../../../lib/address.ts';
import { takeOverAsked } from '../asked.ts';
import { type ListedBreed, type ListState, parseList, queryOf } from './breed-filter.ts';
import { readCards } from './breed-list-cards.ts';
import { applyState, readControls } from './breed-list-controls.ts';

/** The breeds of the list that stands in this document; none in its html and while React takes an island over. */
export const useListedBreeds = (): ListedBreed[] => {
  const [breeds, setBreeds] = useState<ListedBreed[]>([]);
  useEffect(() => setBreeds(readCards(document)), []);
  return breeds;
};

/** What the address asks of a list: its state lives there, so that it can be shared and the back button works. */
export const useListState = (breeds: readonly ListedBreed[]): ListState => parseList(useQuery(), breeds);

/** Asks for another state. `replace`: it is no place to come back to. */
export const goTo = (next: ListState, how: 'push' | 'replace'): void =>
  changeAddress(location.pathname + queryOf(next), how);

/** Draws the state on the controls and cards that stand, and hears the controls. */
export const useStandingList = (breeds: readonly ListedBreed[], state: ListState): void => {
  const started = useRef(false);
  useLayoutEffect(() => {
    if (breeds.length === 0) return;
    // Boxes that were ticked before anybody listened count, unless the address says what to show.
    const wanted = started.current || location.search ? state : readControls(document, state);
    started.current = true;
    if (queryOf(wanted) !== queryOf(state)) goTo(wanted, 'replace');
    else applyState(document, breeds, state);
    takeOverAsked();
  });
  useEffect(() => {
    const change = ({ target }: Event) => {
      if (!(target instanceof HTMLElement) || !target.dataset.control) return;
      // A pick is no place to come back to: it replaces the address.
      goTo(readControls(document, state), target.dataset.control === 'comparar' ? 'replace' : 'push');
    };
    document.addEventListener('change', change);
    return () => document.removeEventListener('change', change);
  });
};
