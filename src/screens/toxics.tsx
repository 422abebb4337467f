import './toxics.css';
import { pageLd } from '../features/guides/site/structured-data.ts';
import { loadToxics } from '../features/guides/toxics/toxic-data.ts';
import { ToxicIndex, type ToxicIndexData } from '../features/guides/toxics/toxic-index.tsx';
import { TOXICS_TRAIL } from '../features/guides/toxics/toxic-trail.ts';
import { defineScreen } from '../lib/screen.ts';

export const screen = defineScreen<ToxicIndexData>({
  load: loadToxics,
  head: ({ toxics }) => {
    const title = 'Tóxicos para perros, gatos, hámsters y loros';
    const description = `${toxics.length} alimentos, plantas, medicamentos, venenos, humos y animales de Colombia: qué tan grave es cada uno para cada especie, qué señales da y qué hacer.`;
    return {
      title,
      description,
      jsonLd: pageLd('CollectionPage', { title, description, path: '/toxicos' }, TOXICS_TRAIL.slice(0, 1)),
    };
  },
  View: ({ data }) => <ToxicIndex {...data} />,
});
