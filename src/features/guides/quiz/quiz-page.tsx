import type { Catalogue } from '../../../../content/schema/summary.ts';
import { Island } from '../../../lib/island.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Folio } from '../folio.tsx';
import { QuizTable } from './quiz-table.tsx';

export const QUIZ_TITLE = '¿Qué mascota va contigo?';

/** The match with everything it shows: its head, the questions, and the table of every animal, folded. */
export const QuizPage = ({ catalogues }: { catalogues: readonly Catalogue[] }) => (
  <>
    <div className="band" data-species="house">
      <div className="wrap">
        <Folio trail={[]} current="Encuentra" />
        <div className="py-6 md:py-10">
          <h1>{QUIZ_TITLE}</h1>
          <p className="lede mt-2 measure">
            Seis preguntas sobre tu casa y tu tiempo. Cada propuesta dice por qué; la fauna silvestre no se propone.
          </p>
        </div>
      </div>
    </div>
    <div className="wrap quiz">
      <Island name="quiz" props={{}} />
      <details className="quiz-all">
        <summary>
          <h2>Lo que pide cada animal</h2>
          <Icon name="chevron-down" />
        </summary>
        <p className="measure mt-2">
          El tiempo sale de la página de cada especie y de la energía, el pelaje y el apego de la raza; los gastos, de
          cuánto come y de qué manos necesita. No hay cifras en pesos.
        </p>
        {catalogues.map((catalogue) => (
          <QuizTable key={catalogue.folder} catalogue={catalogue} />
        ))}
      </details>
    </div>
  </>
);
