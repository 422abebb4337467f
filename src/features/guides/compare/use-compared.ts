import { useEffect, useState } from 'react';
import type { Folder } from '../../../shared/species.ts';
import { expectBreeds, loadCompared } from './compare-load.ts';
import type { Compared } from './compare-rows.ts';

/** What is compared, with the table that draws it. */
type Found = { breeds: Compared[]; Table: typeof import('./compare-table.tsx').CompareTable };

const loadTable = () => import('./compare-table.tsx');

const load = async (folder: Folder, slugs: readonly string[]): Promise<Found> => {
  const [breeds, { CompareTable }] = await Promise.all([loadCompared(folder, slugs), loadTable()]);
  return { breeds, Table: CompareTable };
};

/** The records of just these breeds, in their order: the ones shown before until the new ones are there; null at first. 'lost' when they cannot be fetched. */
export const useCompared = (folder: Folder, slugs: readonly string[]): Found | null | 'lost' => {
  const wanted = slugs.join(',');
  const [found, setFound] = useState<Found | null | 'lost'>(null);
  // Asked for before anything is chosen: a choice then waits for its breeds alone.
  useEffect(() => {
    if (navigator.onLine) void Promise.allSettled([expectBreeds(folder), loadTable()]);
  }, [folder]);
  useEffect(() => {
    if (!wanted) return setFound(null);
    let current = true;
    load(folder, wanted.split(',')).then(
      (one) => current && setFound(one),
      () => current && setFound('lost'),
    );
    return () => {
      current = false;
    };
  }, [folder, wanted]);
  return found;
};
