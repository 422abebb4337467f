import './topics.css';
import { guideTopics } from '../features/guides/catalogue.ts';
import { SECTION_LEDE, TopicIndex } from '../features/guides/topic-index.tsx';
import { defineScreen, type ScreenInput } from '../lib/screen.ts';
import { sectionTitle } from '../shared/routes.ts';
import type { Folder, TopicSection } from '../shared/species.ts';

const sectionOf = ({ page }: Pick<ScreenInput, 'page'>) => page.pattern.split('/')[2] as TopicSection;

export const screen = defineScreen<Awaited<ReturnType<typeof guideTopics>>>({
  load: async (input) =>
    (await guideTopics(input.page.folder as Folder)).filter(({ section }) => section === sectionOf(input)),
  head: (topics, input) => ({
    title: sectionTitle(input.page.folder as Folder, sectionOf(input)),
    description: `${SECTION_LEDE[sectionOf(input)]} ${topics.map(({ title }) => title).join('. ')}.`,
  }),
  View: ({ data, page }) => <TopicIndex folder={page.folder as Folder} section={sectionOf({ page })} topics={data} />,
});
