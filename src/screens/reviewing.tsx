import { policy, reviewing } from '../features/guides/catalogue.ts';
import { ReviewingPage } from '../features/guides/site/reviewing-page.tsx';
import { faqLd, pageLd } from '../features/guides/site/structured-data.ts';
import { defineScreen } from '../lib/screen.ts';

const PATH = '/como-se-revisa';

export const screen = defineScreen({
  load: async () => ({ ...(await reviewing()), controller: (await policy()).controller }),
  head: ({ text: { title, summary, revised, questions } }) => ({
    title,
    description: summary,
    jsonLd: [...pageLd('WebPage', { title, description: summary, path: PATH, revised }, []), faqLd(questions)],
  }),
  View: ({ data }) => <ReviewingPage {...data} />,
});
