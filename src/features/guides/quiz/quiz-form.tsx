import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { changeAddress, useQuery } from '../../../lib/address.ts';
import { Icon } from '../../../ui/icon.tsx';
import { answersQuery, matchAnimals, parseAnswers } from './quiz-match.ts';
import { QuizResults } from './quiz-results.tsx';
import { readRows } from './quiz-rows.ts';
import { QUESTIONS } from './quiz-words.ts';

const PATH = '/encuentra';

const answersOf = (form: HTMLFormElement) =>
  parseAnswers(new URLSearchParams([...new FormData(form)].map(([key, value]) => [key, String(value)])).toString());

/** Ticks what the address answers; when it says nothing, what is ticked stays. */
const showAnswers = (form: HTMLFormElement | null) => {
  const answers = parseAnswers(location.search);
  if (Object.keys(answers).length === 0) return;
  for (const { key } of QUESTIONS) {
    for (const radio of form?.querySelectorAll<HTMLInputElement>(`input[name=${key}]`) ?? []) {
      radio.checked = radio.value === answers[key];
    }
  }
};

const Questions = () => (
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
);

/**
 * The match: questions, then the proposals with their reasons. Answers live in the address and nowhere else: what it answers is ticked
 * before this wakes (app/head-asked.js), and the animals are read from the table that stands below.
 */
export const QuizForm = () => {
  const search = useQuery();
  const form = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const asked = useRef(false);
  const [isEmpty, setEmpty] = useState(false);
  const match = useMemo(() => {
    const answers = parseAnswers(search);
    return Object.keys(answers).length > 0 ? matchAnimals(readRows(document), answers) : null;
  }, [search]);

  useEffect(() => {
    const show = () => showAnswers(form.current);
    addEventListener('popstate', show);
    return () => removeEventListener('popstate', show);
  }, []);
  useEffect(() => {
    if (!asked.current || !match) return;
    asked.current = false;
    title.current?.scrollIntoView();
    title.current?.focus({ preventScroll: true });
  }, [match]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = answersQuery(answersOf(event.currentTarget));
    setEmpty(given === '');
    if (given === '') {
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    asked.current = true;
    changeAddress(PATH + given, 'push');
  };
  const change = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    setEmpty(false);
    // Once there is a result it follows the answers; the address is not a new place each time.
    if (match) changeAddress(PATH + answersQuery(answersOf(currentTarget)), 'replace');
  };
  return (
    <>
      {/* A form of a dialog that is none: sent before this wakes, the browser does not load the page anew without a word. */}
      <form ref={form} method="dialog" onSubmit={submit} onChange={change}>
        <p role="alert" className="quiz-empty">
          {isEmpty && 'Elige una respuesta'}
        </p>
        <Questions />
        <button type="submit" className="btn primary needs-js mt-9">
          Ver quién va conmigo
        </button>
        <p className="quiz-plain mt-9">
          El resultado se calcula en tu navegador con JavaScript. Sin él, compara tus respuestas con la tabla de abajo.
        </p>
      </form>
      {match && <QuizResults match={match} titleRef={title} />}
    </>
  );
};
