import './first-aid-entry.css';
import { firstAidEntry } from '../features/guides/first-aid/aid-data.ts';
import { AID_TRAIL, AidEntry, type AidEntryData } from '../features/guides/first-aid/aid-entry.tsx';
import { guideLd } from '../features/guides/site/structured-data.ts';
import { defineScreen } from '../lib/screen.ts';
import { paths } from '../shared/paths.ts';

export const screen = defineScreen<AidEntryData>({
  load: ({ params }) => firstAidEntry(params.entry as string),
  head: ({ slug, record: { title, summary, revised } }) => ({
    title: `${title}, primeros auxilios`,
    description: summary,
    jsonLd: guideLd({ title, description: summary, path: paths.firstAid(slug), revised }, AID_TRAIL),
  }),
  View: ({ data }) => <AidEntry {...data} />,
});
