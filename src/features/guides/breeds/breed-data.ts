import type { AnyBreed } from '../../../../content/schema/summary.ts';
import type { Folder } from '../../../shared/species.ts';
import { guideCatalogue, guideRecord } from '../catalogue.ts';
import type { BreedPageData } from './breed-page.tsx';
import type { LegalNotice } from './legal-band.tsx';

/** Key of the notice that content/legal.yaml holds for this animal; null when the law asks nothing special. */
const legalKey = (record: AnyBreed): string | null => {
  if ('legal' in record) return record.legal;
  return 'special_handling' in record && record.special_handling ? 'manejo-especial' : null;
};

/** What the law says of an animal, null when nothing. */
export const legalNotice = async (record: AnyBreed): Promise<LegalNotice | null> => {
  const key = legalKey(record);
  if (!key) return null;
  const { notices, reviewed } = (await import('guides:facts/legal')).default;
  const notice = notices.find((one) => one.key === key);
  // A page without its legal notice would do harm: the build stops instead.
  if (!notice) throw new Error(`content/legal.yaml has no notice «${key}»`);
  return { ...notice, reviewed };
};

/** Everything the page of one breed shows; null when the species has no such record. */
export const loadBreed = async (folder: Folder, slug: string): Promise<BreedPageData | null> => {
  const record = await guideRecord<AnyBreed>(folder, `razas/${slug}`);
  if (!record) return null;
  const [legal, { breeds, topics }] = await Promise.all([legalNotice(record), guideCatalogue(folder)]);
  const related = record.related.flatMap((key) => breeds.find((breed) => breed.slug === key) ?? []);
  return { slug, record, legal, related, topics };
};
