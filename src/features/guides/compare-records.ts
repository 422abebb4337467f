import { useEffect, useState } from 'react';
import type { AnyBreed } from '../../../content/schema/summary.ts';
import type { Folder } from '../../shared/species.ts';
import { legalNotice } from './breed-data.ts';
import { guideRecord } from './catalogue.ts';
import type { Compared } from './compare-rows.ts';

const loadOne = async (folder: Folder, slug: string): Promise<Compared[]> => {
  const record = await guideRecord<AnyBreed>(folder, `razas/${slug}`);
  return record ? [{ slug, record, legal: (await legalNotice(record))?.label ?? null }] : [];
};

const load = async (folder: Folder, slugs: readonly string[]): Promise<Compared[]> =>
  (await Promise.all(slugs.map((slug) => loadOne(folder, slug)))).flat();

/** The records of just these breeds, in their order: the ones shown before until the new ones are there; null at first. 'lost' when they cannot be fetched. */
export const useCompared = (folder: Folder, slugs: readonly string[]): Compared[] | null | 'lost' => {
  const wanted = slugs.join(',');
  const [found, setFound] = useState<Compared[] | null | 'lost'>(null);
  useEffect(() => {
    let current = true;
    load(folder, wanted ? wanted.split(',') : []).then(
      (breeds) => current && setFound(breeds),
      () => current && setFound('lost'),
    );
    return () => {
      current = false;
    };
  }, [folder, wanted]);
  return found;
};
