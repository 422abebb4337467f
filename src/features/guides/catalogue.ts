import type { AboutFile } from '../../../content/schema/about.ts';
import type { PolicyFile } from '../../../content/schema/policy.ts';
import type { Signed } from '../../../content/schema/review.ts';
import type {
  BreedSummary,
  Catalogue,
  FirstAidSummary,
  GuideIndex,
  TopicSummary,
  ToxicSummary,
} from '../../../content/schema/summary.ts';
import type { Folder } from '../../shared/species.ts';

/** Summaries of one species: names and facts for lists, never a page's guide. */
const CATALOGUES: Record<Folder, () => Promise<{ default: Catalogue }>> = {
  perros: () => import('guides:catalogue/perros'),
  gatos: () => import('guides:catalogue/gatos'),
  hamsters: () => import('guides:catalogue/hamsters'),
  loros: () => import('guides:catalogue/loros'),
};

export const guideCatalogue = async (folder: Folder): Promise<Catalogue> => (await CATALOGUES[folder]()).default;
export const guideBreeds = async (folder: Folder): Promise<BreedSummary[]> => (await guideCatalogue(folder)).breeds;
export const guideTopics = async (folder: Folder): Promise<TopicSummary[]> => (await guideCatalogue(folder)).topics;
export const firstAidEntries = async (): Promise<FirstAidSummary[]> =>
  (await import('guides:catalogue/primeros-auxilios')).default;

/** Every toxic substance, by name. */
export const toxicSummaries = async (): Promise<ToxicSummary[]> => (await import('guides:catalogue/toxicos')).default;

/** How many there are. */
export const toxicCount = async (): Promise<number> => (await import('guides:toxic-count')).default;

/** The table of contents of the home page. */
export const guideIndex = async (): Promise<GuideIndex> => (await import('guides:index')).default;

/** Who writes, and how a mistake is mended. */
export const about = async (): Promise<AboutFile> => (await import('guides:facts/acerca')).default;

/** How a guide is judged and signed, and how many are. */
export const reviewing = async (): Promise<{ text: AboutFile; signed: Signed }> => ({
  text: (await import('guides:facts/como-se-revisa')).default,
  signed: (await import('guides:signed')).default,
});

/** The personal-data policy. */
export const policy = async (): Promise<PolicyFile> => (await import('guides:facts/politica')).default;

/** Searches to begin with. */
export const searchExamples = async (): Promise<string[]> => (await import('guides:examples')).default;
