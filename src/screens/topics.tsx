import './topics.css';
import { guideTopics } from '../features/guides/catalogue.ts';
import { listLd, pageLd } from '../features/guides/site/structured-data.ts';
import { SECTION_LEDE, sectionTrail, TopicIndex } from '../features/guides/topics/topic-index.tsx';
import { defineScreen, type ScreenInput } from '../lib/screen.ts';
import { paths } from '../shared/paths.ts';
import { sectionTitle } from '../shared/routes.ts';
import type { Folder, TopicSection } from '../shared/species.ts';

const sectionOf = ({ page }: Pick<ScreenInput, 'page'>) => page.pattern.split('/')[2] as TopicSection;

export const screen = defineScreen<Awaited<ReturnType<typeof guideTopics>>>({
  load: async (input) =>
    (await guideTopics(input.page.folder as Folder)).filter(({ section }) => section === sectionOf(input)),
  head: (topics, input) => {
    const folder = input.page.folder as Folder;
    const section = sectionOf(input);
    const title = sectionTitle(folder, section);
    const description = `${SECTION_LEDE[section]} ${topics.map((topic) => topic.title).join('. ')}.`;
    return {
      title,
      description,
      jsonLd: [
        ...pageLd('CollectionPage', { title, description, path: `/${folder}/${section}` }, sectionTrail(folder)),
        listLd(topics.map((topic) => ({ to: paths.topic(folder, section, topic.slug), label: topic.title }))),
      ],
    };
  },
  View: ({ data, page }) => <TopicIndex folder={page.folder as Folder} section={sectionOf({ page })} topics={data} />,
});
