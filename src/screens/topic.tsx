import type { Topic } from '../../content/schema/topic.ts';
import { guideRecord } from '../features/guides/catalogue.ts';
import { defineScreen } from '../lib/screen.ts';
import type { Folder } from '../shared/species.ts';
export const screen = defineScreen({
  load: ({ page, params }) => guideRecord<Topic>(page.folder as Folder, `${page.pattern.split('/')[2]}/${params.topic}`),
  head: (data) => ({ title: data.title, description: data.summary }),
  View: ({ data }) => <div className="wrap"><h1>{data.title}</h1></div>,
});
