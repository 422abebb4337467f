import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { changeAddress, useQuery } from '../../../lib/address.ts';
import { answersQuery, matchAnimals, parseAnswers } from './quiz-match.ts';
import { QuizQuestion } from './quiz-question.tsx';
import { QuizResults } from './quiz-results.tsx';
import { readRows } from './quiz-rows.ts';
import { QUESTIONS } from './quiz-words.ts';
import { useQuestion } from './use-question.ts';

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

/**
 * The match: questions, then the proposals with their reasons. Answers live in the address and nowhere else: what it answers is ticked
 * before this wakes (app/head-asked.js), and the animals are read from the table that stands below.
 */
export const QuizForm = () => {
  const search = useQuery();
  const named = useQuestion();
  const form = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const asked = useRef(false);
  const first = useRef(false);
  const [isEmpty, setEmpty] = useState(false);
  const answers = useMemo(() => parseAnswers(search), [search]);
  const match = useMemo(
    () => (Object.keys(answers).length > 0 ? matchAnimals(readRows(document), answers) : null),
    [answers],
  );
  // With a result the questions are put away until one is asked for again.
  const at = named === -1 && !match ? 0 : named;

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

  useEffect(() => {
    if (!first.current || at !== 0) return;
    first.current = false;
    form.current?.querySelector('input')?.focus();
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = answersQuery(answersOf(event.currentTarget));
    setEmpty(given === '');
    if (given === '') {
      changeAddress(PATH, 'replace');
      first.current = true;
      return;
    }
    asked.current = true;
    changeAddress(PATH + given, 'push');
  };
  const change = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    setEmpty(false);
    // Once there is a result it follows the answers; the address is not a new place each time.
    if (match) changeAddress(PATH + answersQuery(answersOf(currentTarget)) + location.hash, 'replace');
  };
  return (
    <>
      {/* A form of a dialog that is none: sent before this wakes, the browser does not load the page anew without a word. */}
      <form ref={form} method="dialog" onSubmit={submit} onChange={change}>
        {/* Before the questions: who has no script learns it before answering all six. */}
        <p className="quiz-plain mb-9">
          El resultado se calcula en tu navegador con JavaScript. Sin él, la tabla de abajo dice lo que pide cada
          animal.
        </p>
        <div className="questions" data-at={at ?? undefined}>
          {QUESTIONS.map((question, index) => (
            <QuizQuestion key={question.key} question={question} index={index} at={at} />
          ))}
        </div>
        <p role="alert" className="quiz-empty">
          {isEmpty && 'Elige una respuesta'}
        </p>
        <p className="quiz-send needs-js">
          <button type="submit" className={`btn ${at === QUESTIONS.length - 1 ? 'primary' : 'line'}`}>
            Ver quién va conmigo
          </button>
          <span className="text-s text-soft">Lo que dejes sin contestar no pesa.</span>
        </p>
      </form>
      {match && <QuizResults match={match} answers={answers} titleRef={title} />}
    </>
  );
};
