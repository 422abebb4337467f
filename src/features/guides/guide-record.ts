import type { Reviewed } from '../../../content/schema/review.ts';
import type { Folder } from '../../shared/species.ts';

/** The chunk of each single guide, by `razas/labrador`. */
const RECORDS: Record<
  Folder | 'primeros-auxilios' | 'toxicos',
  () => Promise<{ default: Record<string, () => Promise<{ default: unknown }>> }>
> = {
  perros: () => import('guides:records/perros'),
  gatos: () => import('guides:records/gatos'),
  hamsters: () => import('guides:records/hamsters'),
  loros: () => import('guides:records/loros'),
  'primeros-auxilios': () => import('guides:records/primeros-auxilios'),
  toxicos: () => import('guides:records/toxicos'),
};

/** One guide by its place below the folder (`razas/labrador`, `salud/vacunacion`, `intoxicaciones`, `xilitol`); null when there is none. */
export const guideRecord = async <Guide>(
  folder: Folder | 'primeros-auxilios' | 'toxicos',
  place: string,
): Promise<(Guide & Reviewed) | null> => {
  const records = (await RECORDS[folder]()).default;
  const load = Object.hasOwn(records, place) ? records[place] : undefined;
  return load ? ((await load()).default as Guide & Reviewed) : null;
};
