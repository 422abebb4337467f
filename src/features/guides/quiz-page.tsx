import type { Catalogue } from '../../../content/schema/summary.ts';
import { Icon } from '../../ui/icon.tsx';
import { Folio } from './folio.tsx';
import { quizAnimal, reasonAgainst } from './quiz-animals.ts';
import { QuizFrame } from './quiz-frame.tsx';
import { QuizTable } from './quiz-table.tsx';
import { QUESTIONS } from './quiz-words.ts';

export const QUIZ_TITLE = '¿Qué mascota va contigo?';

const Questions = () => (
  <>
    <div className="questions">
      {QUESTIONS.map(({ key, legend, hint, options }) => (
        <fieldset key={key}>
          <legend>{legend}</legend>
          <p className="text-s text-soft">{hint}</p>
          <div className="chips">
            {options.map(([value, label]) => (
              <label key={value} className="chip">
                <input type="radio" name={key} value={value} />
                <Icon name="check" />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
    <button type="submit" className="btn primary needs-js mt-9">
      Ver quién va conmigo
    </button>
    <p className="quiz-plain mt-9">
      El resultado se calcula en tu navegador con JavaScript. Sin él, compara tus respuestas con la tabla de abajo.
    </p>
  </>
);

/** The match with everything it shows. */
export const QuizPage = ({ catalogues }: { catalogues: readonly Catalogue[] }) => (
  <QuizFrame
    animals={catalogues.flatMap(({ folder, breeds }) =>
      breeds.filter((breed) => !reasonAgainst(folder, breed)).map((breed) => quizAnimal(folder, breed)),
    )}
    parts={{
      top: (
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
      ),
      questions: <Questions />,
      table: (
        <section className="quiz-all" aria-labelledby="tabla">
          <h2 id="tabla">Lo que pide cada animal</h2>
          <p className="measure mt-2">
            El tiempo sale de la página de cada especie y de la energía, el pelaje y el apego de la raza; los gastos, de
            cuánto come y de qué manos necesita. No hay cifras en pesos.
          </p>
          {catalogues.map((catalogue) => (
            <QuizTable key={catalogue.folder} catalogue={catalogue} />
          ))}
        </section>
      ),
    }}
  />
);
