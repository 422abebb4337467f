import type { AnyBreed } from '../../content/schema/summary.ts';
import { guideRecord } from '../features/guides/catalogue.ts';
import { defineScreen } from '../lib/screen.ts';
import type { Folder } from '../shared/species.ts';
export const screen = defineScreen({
  load: ({ page, params }) => guideRecord<AnyBreed>(page.folder as Folder, `razas/${params.breed}`),
  head: (data) => ({ title: data.name, description: data.summary }),
  View: ({ data }) => <div className="wrap"><h1>{data.name}</h1><p>{data.summary}</p></div>,
});
