import './home.css';
import { guideIndex, toxicCount } from '../features/guides/catalogue.ts';
import { HelpBanner } from '../features/guides/first-aid/help-banner.tsx';
import { UrgentDoors } from '../features/guides/first-aid/urgent-doors.tsx';
import { Facade } from '../features/guides/home/facade.tsx';
import { HomeIndex } from '../features/guides/home/home-index.tsx';
import { HomeSeason } from '../features/guides/home/home-season.tsx';
import { QuizDoor } from '../features/guides/quiz/quiz-door.tsx';
import { SearchForm } from '../features/guides/search/search-form.tsx';
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
          <div className="hero-ways">
            <UrgentDoors toxics={data.toxics} breathless="No respira" />
            <SearchForm />
          </div>
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
