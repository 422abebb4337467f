import type { FirstAid } from '../../content/schema/first-aid.ts';
import { guideRecord } from '../features/guides/catalogue.ts';
import { defineScreen } from '../lib/screen.ts';
export const screen = defineScreen({
  load: ({ params }) => guideRecord<FirstAid>('primeros-auxilios', params.entry as string),
  head: (data) => ({ title: data.title, description: data.summary }),
  View: ({ data }) => <div className="wrap"><h1>{data.title}</h1></div>,
});
