import type { AnyBreed } from '../../../../content/schema/summary.ts';
import type { Folder } from '../../../shared/species.ts';
import { legalNotice } from '../breeds/legal-notice.ts';
import { guideBreeds } from '../catalogue.ts';
import { guideRecord } from '../guide-record.ts';
import type { Compared } from './compare-facts.ts';

/** Every breed of a species, in the guide's order. */
export const compared = async (folder: Folder): Promise<Compared[]> => {
  const breeds = await guideBreeds(folder);
  const rows = breeds.map(async ({ slug }): Promise<Compared[]> => {
    const record = await guideRecord<AnyBreed>(folder, `razas/${slug}`);
    return record ? [{ slug, record, legal: (await legalNotice(record))?.label ?? null }] : [];
  });
  return (await Promise.all(rows)).flat();
};
