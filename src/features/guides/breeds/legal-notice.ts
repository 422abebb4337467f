import type { AnyBreed } from '../../../../content/schema/summary.ts';
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
