import type { AnyBreed } from '../../../../content/schema/summary.ts';
import type { Folder } from '../../../shared/species.ts';
import { legalNotice } from '../breeds/breed-data.ts';
import { guideRecord } from '../catalogue.ts';
import type { Compared } from './compare-rows.ts';

const loadOne = async (folder: Folder, slug: string): Promise<Compared[]> => {
  const record = await guideRecord<AnyBreed>(folder, `razas/${slug}`);
  return record ? [{ slug, record, legal: (await legalNotice(record))?.label ?? null }] : [];
};

/** The records of just these breeds, in their order. */
export const loadCompared = async (folder: Folder, slugs: readonly string[]): Promise<Compared[]> =>
  (await Promise.all(slugs.map((slug) => loadOne(folder, slug)))).flat();
