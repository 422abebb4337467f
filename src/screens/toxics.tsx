import './toxics.css';
import { trailLd } from '../features/guides/structured-data.ts';
import { loadToxics } from '../features/guides/toxic-data.ts';
import { ToxicIndex, type ToxicIndexData } from '../features/guides/toxic-index.tsx';
import { TOXICS_TITLE, TOXICS_TRAIL } from '../features/guides/toxic-trail.ts';
import { defineScreen } from '../lib/screen.ts';

export const screen = defineScreen<ToxicIndexData>({
  load: loadToxics,
  head: ({ toxics }) => ({
    title: 'Tóxicos para perros, gatos, hámsters y loros',
    description: `${toxics.length} alimentos, plantas, medicamentos, venenos, humos y animales de Colombia: qué tan grave es cada uno para cada especie, qué señales da y qué hacer.`,
    jsonLd: [trailLd(TOXICS_TRAIL.slice(0, 1), { to: '/toxicos', label: TOXICS_TITLE })],
  }),
  View: ({ data }) => <ToxicIndex {...data} />,
});
