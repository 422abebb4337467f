import { Icon, Mark } from '../../../ui/icon.tsx';
import { Picture } from '../pictures/picture.tsx';
import scenes from './quiz-scenes.svg?url';
import { QUESTIONS } from './quiz-words.ts';

type Question = (typeof QUESTIONS)[number];

/** Who looks out of each question's scene; none where houses fill it. */
const GUEST = {
  tiempo: ['perros', 'beagle'],
  espacio: null,
  ruido: null,
  ninos: ['perros', 'golden-retriever'],
  dinero: null,
  anos: ['gatos', 'criollo'],
} as const;

const TRACKS = ['perros', 'gatos', 'hamsters', 'loros', 'perros', 'gatos'] as const;

export const questionId = (index: number): string => `pregunta-${index + 1}`;

const Scene = ({ of }: { of: Question['key'] }) => {
  const guest = GUEST[of];
  return (
    <div className="scene">
      <svg viewBox="0 0 360 200" aria-hidden="true">
        <use href={`${scenes}#${of}`} />
      </svg>
      {guest && <Picture folder={guest[0]} slug={guest[1]} n={1} alt="" sizes="150px" />}
    </div>
  );
};

const Progress = ({ index }: { index: number }) => (
  <p className="question-at num">
    <span>
      <b>Pregunta {index + 1}</b> de {QUESTIONS.length}
    </span>
    <span className="question-tracks" data-at={index + 1}>
      {TRACKS.slice(0, QUESTIONS.length).map((folder, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row that never changes
        <Mark key={at} name={`track-${folder}`} />
      ))}
    </span>
  </p>
);

/**
 * One question as a card: its scene, whose numbers are those of the answers, and the ways back and on, which are links: the style
 * shows the card that the address names (quiz.css), so that a step answers before any script does.
 */
export const QuizQuestion = ({ question, index, at }: { question: Question; index: number; at: number | null }) => (
  <fieldset id={questionId(index)} className="question" tabIndex={-1} data-now={at === index || undefined}>
    <legend>{question.legend}</legend>
    <Progress index={index} />
    <Scene of={question.key} />
    <div className="question-body">
      <p className="text-soft">{question.hint}</p>
      {question.options.map(([value, label], number) => (
        <label key={value} className="answer">
          <input type="radio" name={question.key} value={value} />
          <span className="answer-number num" aria-hidden="true">
            {number + 1}
          </span>
          {label}
        </label>
      ))}
      <p className="question-steps needs-js">
        {index > 0 && (
          <a href={`#${questionId(index - 1)}`} className="btn line">
            Atrás
          </a>
        )}
        {index < QUESTIONS.length - 1 && (
          <a href={`#${questionId(index + 1)}`} className="btn primary">
            Siguiente
            <Icon name="arrow-right" />
          </a>
        )}
      </p>
    </div>
  </fieldset>
);
