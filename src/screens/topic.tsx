import './topic.css';
import { guideRecord } from '../features/guides/guide-record.ts';
import { guideLd } from '../features/guides/site/structured-data.ts';
import { guideLinks } from '../features/guides/topics/guide-links.ts';
import { TopicPage, type TopicPageData, topicTrail } from '../features/guides/topics/topic-page.tsx';
import { defineScreen } from '../lib/screen.ts';
import { paths } from '../shared/paths.ts';
import type { Folder, TopicSection } from '../shared/species.ts';

export const screen = defineScreen<TopicPageData>({
  load: async ({ page, params }) => {
    const section = page.pattern.split('/')[2] as TopicSection;
    const slug = params.topic as string;
    const record = await guideRecord<TopicPageData['record']>(page.folder as Folder, `${section}/${slug}`);
    return record && { slug, section, record, links: await guideLinks(record.related) };
  },
  head: ({ slug, section, record }, { page }) => {
    const folder = page.folder as Folder;
    const { title, summary, revised } = record;
    return {
      title,
      description: summary,
      jsonLd: guideLd(
        { title, description: summary, path: paths.topic(folder, section, slug), revised },
        topicTrail(folder, section),
      ),
    };
  },
  View: ({ data, page }) => <TopicPage folder={page.folder as Folder} data={data} />,
});
