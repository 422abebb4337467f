import './quiz.css';
import { guideCatalogue } from '../features/guides/catalogue.ts';
import { QUIZ_TITLE, QuizPage } from '../features/guides/quiz-page.tsx';
import { defineScreen } from '../lib/screen.ts';
import { FOLDERS } from '../shared/species.ts';

export const screen = defineScreen({
  load: () => Promise.all(FOLDERS.map(guideCatalogue)),
  head: () => ({
    title: QUIZ_TITLE,
    description:
      'Seis preguntas sobre tiempo, espacio, ruido, niños, gastos y años, y una propuesta explicada entre perros, gatos, hámsters y aves. Criollos y adopción primero.',
  }),
  View: ({ data }) => <QuizPage catalogues={data} />,
});
