import { type RefObject, useEffect } from 'react';
import { wakeTicks } from '../ticks/wake-ticks.ts';
import { useSpeciesSwitch } from './aid-species.ts';

/** What only pages of first aid wake: the switch of species and the ticks. Pages of toxics have neither. */
export const useAidParts = (page: RefObject<HTMLElement | null>): void => {
  useEffect(() => wakeTicks(page.current), [page]);
  useSpeciesSwitch(page);
};
