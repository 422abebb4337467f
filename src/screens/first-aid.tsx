import './first-aid.css';
import { firstAidGuide } from '../features/guides/first-aid/aid-data.ts';
import { AID_NOTICE, AID_TITLE, AidGuide, type AidGuideData } from '../features/guides/first-aid/aid-guide.tsx';
import { guideLd } from '../features/guides/site/structured-data.ts';
import { defineScreen } from '../lib/screen.ts';

const DESCRIPTION =
  'Golpes, intoxicaciones, dificultad para respirar, heridas y botiquín: pasos cortos para perros, gatos, hámsters y loros, con los teléfonos a mano.';

export const screen = defineScreen<AidGuideData>({
  load: firstAidGuide,
  head: ({ vitals }) => ({
    title: AID_TITLE,
    description: DESCRIPTION,
    jsonLd: guideLd(
      { title: AID_TITLE, description: AID_NOTICE, path: '/primeros-auxilios', revised: vitals.revised },
      [],
    ),
  }),
  View: ({ data }) => <AidGuide {...data} />,
});
