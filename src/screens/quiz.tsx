import './quiz.css';
import { guideCatalogue } from '../features/guides/catalogue.ts';
import { QUIZ_TITLE, QuizPage } from '../features/guides/quiz/quiz-page.tsx';
import { pageLd } from '../features/guides/site/structured-data.ts';
import { defineScreen } from '../lib/screen.ts';
import { FOLDERS } from '../shared/species.ts';

const DESCRIPTION =
  'Seis preguntas sobre tiempo, espacio, ruido, niños, gastos y años, y una propuesta explicada entre perros, gatos, hámsters y aves. Criollos y adopción primero.';

export const screen = defineScreen({
  load: () => Promise.all(FOLDERS.map(guideCatalogue)),
  head: () => ({
    title: QUIZ_TITLE,
    description: DESCRIPTION,
    jsonLd: pageLd('WebPage', { title: QUIZ_TITLE, description: DESCRIPTION, path: '/encuentra' }, []),
  }),
  View: ({ data }) => <QuizPage catalogues={data} />,
});
