import type { AnyBreed } from '../../../../content/schema/summary.ts';
import type { Folder } from '../../../shared/species.ts';
import { guideCatalogue } from '../catalogue.ts';
import { guideRecord } from '../guide-record.ts';
import type { BreedPageData } from './breed-page.tsx';
import { legalNotice } from './legal-notice.ts';

/** Everything the page of one breed shows; null when the species has no such record. */
export const loadBreed = async (folder: Folder, slug: string): Promise<BreedPageData | null> => {
  const record = await guideRecord<AnyBreed>(folder, `razas/${slug}`);
  if (!record) return null;
  const [legal, { breeds, topics }] = await Promise.all([legalNotice(record), guideCatalogue(folder)]);
  const related = record.related.flatMap((key) => breeds.find((breed) => breed.slug === key) ?? []);
  return { slug, record, legal, related, topics };
};
