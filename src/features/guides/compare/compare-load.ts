import type { AnyBreed } from '../../../../content/schema/summary.ts';
import type { Folder } from '../../../shared/species.ts';
import { legalNotice } from '../breeds/legal-notice.ts';
import type { Compared } from './compare-rows.ts';

/** The chunk of each breed. */
const BREEDS: Record<Folder, () => Promise<{ default: Record<string, () => Promise<{ default: unknown }>> }>> = {
  perros: () => import('guides:records/perros/razas'),
  gatos: () => import('guides:records/gatos/razas'),
  hamsters: () => import('guides:records/hamsters/razas'),
  loros: () => import('guides:records/loros/razas'),
};

/** Asks for what every breed of a species is found with. */
export const expectBreeds = (folder: Folder) => BREEDS[folder]();

const loadOne = async (folder: Folder, slug: string): Promise<Compared[]> => {
  const breeds = (await BREEDS[folder]()).default;
  const load = Object.hasOwn(breeds, slug) ? breeds[slug] : undefined;
  if (!load) return [];
  const record = (await load()).default as AnyBreed;
  return [{ slug, record, legal: (await legalNotice(record))?.label ?? null }];
};

/** The records of just these breeds, in their order. */
export const loadCompared = async (folder: Folder, slugs: readonly string[]): Promise<Compared[]> =>
  (await Promise.all(slugs.map((slug) => loadOne(folder, slug)))).flat();
