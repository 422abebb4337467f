import type { Entry } from './precache.ts';

const isPack = ({ url }: Entry) => url.endsWith('.pack');

/** Entries that are fetched side by side, batch after batch: a pack comes alone, behind what its pages name. */
export const batchesOf = (entries: readonly Entry[]): Entry[][] => {
  const batches: Entry[][] = [];
  let before: Entry | undefined;
  for (const entry of entries) {
    const last = batches.at(-1);
    if (last && before && !isPack(entry) && !isPack(before)) last.push(entry);
    else batches.push([entry]);
    before = entry;
  }
  return batches;
};
