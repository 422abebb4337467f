import { changeAddress, useQuery } from '../../../lib/address.ts';
import type { Folder } from '../../../shared/species.ts';
import { comparedOf, comparePath } from '../breeds/breed-filter.ts';

/** A breed that can be chosen. `drawn`: it has a retrato. */
export type Choosable = { slug: string; name: string; drawn: boolean };

const read = (search: string, breeds: readonly Pick<Choosable, 'slug'>[]) =>
  comparedOf(new URLSearchParams(search).get('razas'), breeds);

/** The breeds that the address compares. */
export const useChosen = (breeds: readonly Pick<Choosable, 'slug'>[]): string[] => read(useQuery(), breeds);

/** Takes a breed in or out of the comparison, which becomes a place to come back to. */
export const choose = (folder: Folder, breeds: readonly Choosable[], slug: string): void => {
  const chosen = read(location.search, breeds);
  const next = chosen.includes(slug) ? chosen.filter((one) => one !== slug) : [...chosen, slug];
  changeAddress(comparePath(folder, next), 'push');
};
