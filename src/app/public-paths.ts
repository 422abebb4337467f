import { firstAidEntries, guideBreeds, guideTopics, toxicSummaries } from '../features/guides/catalogue.ts';
import { paths } from '../shared/paths.ts';
import { PAGES, type Page } from '../shared/routes.ts';
import type { Screens } from './screens.ts';

const expand = async (page: Page): Promise<string[]> => {
  const { folder, screen, pattern } = page;
  if (screen === 'breed' && folder) return (await guideBreeds(folder)).map((breed) => paths.breed(folder, breed.slug));
  if (screen === 'topic' && folder) {
    const topics = await guideTopics(folder);
    return topics
      .map((topic) => paths.topic(folder, topic.section, topic.slug))
      .filter((path) => path.startsWith(pattern.replace(':topic', '')));
  }
  if (screen === 'first-aid-entry') return (await firstAidEntries()).map((entry) => paths.firstAid(entry.slug));
  if (screen === 'toxic') return (await toxicSummaries()).map(({ slug }) => paths.toxic(slug));
  return pattern.includes(':') ? [] : [pattern];
};

/** Every path of `screens` that the build prerenders, with its row of the route table. */
export const publicPaths = async (screens: Screens): Promise<{ path: string; page: Page }[]> => {
  const rows = PAGES.filter((page) => page.served.startsWith('static') && screens[page.screen]);
  const expanded = await Promise.all(rows.map(async (page) => (await expand(page)).map((path) => ({ path, page }))));
  return expanded.flat();
};
