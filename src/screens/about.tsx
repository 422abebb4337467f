import { about, policy } from '../features/guides/catalogue.ts';
import { AboutPage } from '../features/guides/site/about-page.tsx';
import { faqLd, pageLd } from '../features/guides/site/structured-data.ts';
import { defineScreen } from '../lib/screen.ts';

const PATH = '/acerca';

export const screen = defineScreen({
  load: async () => ({ about: await about(), controller: (await policy()).controller }),
  head: ({ about: { title, summary, revised, questions } }) => ({
    title,
    description: summary,
    jsonLd: [...pageLd('AboutPage', { title, description: summary, path: PATH, revised }, []), faqLd(questions)],
  }),
  View: ({ data }) => <AboutPage {...data} />,
});
