import './toxic.css';
import { guideLd } from '../features/guides/site/structured-data.ts';
import { loadToxic } from '../features/guides/toxics/toxic-data.ts';
import { ToxicPage, type ToxicPageData } from '../features/guides/toxics/toxic-page.tsx';
import { TOXICS_TRAIL } from '../features/guides/toxics/toxic-trail.ts';
import { defineScreen } from '../lib/screen.ts';
import { paths } from '../shared/paths.ts';
import { FOLDERS, SPECIES_NAME, SPECIES_OF } from '../shared/species.ts';

const summaryOf = ({ record: { name, what, severity } }: ToxicPageData) => {
  const degrees = FOLDERS.map(
    (folder) => `${SPECIES_NAME[SPECIES_OF[folder]].many.toLowerCase()}, ${severity[folder]}`,
  );
  return `${name}. ${what}. Gravedad: ${degrees.join('; ')}. Señales, en cuánto aparecen y qué hacer.`;
};

export const screen = defineScreen<ToxicPageData>({
  load: ({ params }) => loadToxic(params.slug as string),
  head: (data) => {
    const { slug, record } = data;
    const description = summaryOf(data);
    const guide = { title: record.name, description, path: paths.toxic(slug), revised: record.revised };
    return {
      title: `${record.name}: peligro y qué hacer`,
      description,
      jsonLd: guideLd(guide, TOXICS_TRAIL),
    };
  },
  View: ({ data }) => <ToxicPage {...data} />,
});
