import type { QuizAnimal } from '../features/guides/quiz-animals.ts';
import { QuizFrame } from '../features/guides/quiz-frame.tsx';
import { readRows } from '../features/guides/quiz-rows.ts';
import type { WakingScreen } from '../lib/screen.ts';

/** What wakes of the match: its questions and its answer. The animals are read from the table that stands (app/screens.ts). */
export const screen: WakingScreen<QuizAnimal[]> = {
  load: async () => readRows(document),
  View: ({ data }) => <QuizFrame animals={data} parts={null} />,
};
