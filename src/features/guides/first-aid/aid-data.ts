import type { FirstAid } from '../../../../content/schema/first-aid.ts';
import { firstAidEntries, toxicCount } from '../catalogue.ts';
import { guideRecord } from '../guide-record.ts';
import type { AidEntryData } from './aid-entry.tsx';
import type { AidGuideData } from './aid-guide.tsx';
import { emergencyNumbers } from './numbers.ts';

/** Normal vital signs and how they are counted. */
export const vitalSigns = async () => (await import('guides:facts/signos-vitales')).default;

/** Everything the first-aid guide shows. */
export const firstAidGuide = async (): Promise<AidGuideData> => {
  const [entries, numbers, vitals, toxics] = await Promise.all([
    firstAidEntries(),
    emergencyNumbers(),
    vitalSigns(),
    toxicCount(),
  ]);
  return { entries, numbers, vitals, toxics };
};

/** Everything one entry shows; null when there is no such entry. */
export const firstAidEntry = async (slug: string): Promise<AidEntryData | null> => {
  const [record, numbers, entries, toxics] = await Promise.all([
    guideRecord<FirstAid>('primeros-auxilios', slug),
    emergencyNumbers(),
    firstAidEntries(),
    toxicCount(),
  ]);
  if (!record) return null;
  const related = record.related.flatMap((key) => entries.find((entry) => entry.slug === key) ?? []);
  const titles = Object.fromEntries(entries.map((entry) => [entry.slug, entry.title]));
  return { slug, record, related, numbers, titles, toxics };
};
