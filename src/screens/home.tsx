import './home.css';
import { guideIndex, toxicCount } from '../features/guides/catalogue.ts';
import { Facade } from '../features/guides/facade.tsx';
import { HelpBanner } from '../features/guides/help-banner.tsx';
import { HomeIndex } from '../features/guides/home-index.tsx';
import { HomeSeason } from '../features/guides/home-season.tsx';
import { QuizDoor } from '../features/guides/quiz-door.tsx';
import { UrgentDoors } from '../features/guides/urgent-doors.tsx';
import { defineScreen } from '../lib/screen.ts';
import { BRAND } from '../shared/brand.ts';

const DESCRIPTION =
  'Guías claras sobre perros, gatos, hámsters y loros, hechas para vivir en Colombia. Toca una puerta y entra.';

export const screen = defineScreen({
  load: async () => {
    const [index, toxics] = await Promise.all([guideIndex(), toxicCount()]);
    return { index, toxics };
  },
  head: () => ({
    title: 'Cuida de tus mascotas',
    description: DESCRIPTION,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: BRAND,
        url: '/',
        inLanguage: 'es-CO',
        description: DESCRIPTION,
      },
    ],
  }),
  View: ({ data }) => (
    <>
      <section className="hero">
        <div className="wrap">
          <h1>Cuida de tus mascotas</h1>
          <p className="lede mt-4 max-w-[46ch] text-1">{DESCRIPTION}</p>
          <UrgentDoors toxics={data.toxics} breathless="No respira" />
        </div>
        <Facade />
      </section>
      <div className="wrap">
        <HelpBanner />
        <QuizDoor />
      </div>
      <HomeSeason />
      <HomeIndex index={data.index} />
    </>
  ),
});
