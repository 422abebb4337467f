import type { Toxic } from '../../../../content/schema/toxic.ts';
import { toxicSummaries } from '../catalogue.ts';
import { chocolateFor } from '../chocolate/chocolate-data.ts';
import { emergencyNumbers } from '../first-aid/numbers.ts';
import { guideRecord } from '../guide-record.ts';
import type { ToxicIndexData } from './toxic-index.tsx';
import type { ToxicPageData } from './toxic-page.tsx';
import { neighbours } from './toxic-page-parts.ts';

/** Other substances of its kind that a page names. */
const NEAR = 5;

/** Everything the index shows. */
export const loadToxics = async (): Promise<ToxicIndexData> => {
  const [toxics, numbers] = await Promise.all([toxicSummaries(), emergencyNumbers()]);
  return { toxics, numbers };
};

/** Everything the page of one substance shows; null when there is no such substance. */
export const loadToxic = async (slug: string): Promise<ToxicPageData | null> => {
  const [record, toxics, numbers, chocolate] = await Promise.all([
    guideRecord<Toxic>('toxicos', slug),
    toxicSummaries(),
    emergencyNumbers(),
    chocolateFor(slug),
  ]);
  return record && { slug, record, near: neighbours(toxics, slug, NEAR), numbers, chocolate };
};
