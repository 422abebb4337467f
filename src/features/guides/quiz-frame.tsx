import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Frozen } from '../../lib/frozen.tsx';
import { useLiveSearch } from '../../lib/live-search.ts';
import type { QuizAnimal } from './quiz-animals.ts';
import { answersQuery, matchAnimals, parseAnswers } from './quiz-match.ts';
import { QuizResults } from './quiz-results.tsx';
import { QUESTIONS } from './quiz-words.ts';

const PATH = '/encuentra';

/** What stands still: head, questions, table of every animal. */
export type QuizParts = { top: ReactNode; questions: ReactNode; table: ReactNode };

const answersOf = (form: HTMLFormElement) =>
  parseAnswers(new URLSearchParams([...new FormData(form)].map(([key, value]) => [key, String(value)])).toString());

/** Ticks what the address answers; what was ticked before the app was up stays when the address says nothing. */
const showAnswers = (form: HTMLFormElement, search: string) => {
  const answers = parseAnswers(search);
  if (Object.keys(answers).length === 0) return;
  for (const { key } of QUESTIONS) {
    for (const radio of form.querySelectorAll<HTMLInputElement>(`input[name=${key}]`)) {
      radio.checked = radio.value === answers[key];
    }
  }
};

/**
 * The match: questions, then the proposals with their reasons. Answers live in the address and nowhere else.
 * `parts` null: the html of the page stands already and is kept (lib/frozen.tsx).
 */
export const QuizFrame = ({ animals, parts }: { animals: readonly QuizAnimal[]; parts: QuizParts | null }) => {
  const [, navigate] = useLocation();
  const search = useLiveSearch();
  const form = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const asked = useRef(false);
  const [isEmpty, setEmpty] = useState(false);
  const answers = useMemo(() => parseAnswers(search), [search]);
  const some = Object.keys(answers).length > 0;
  const match = useMemo(() => (some ? matchAnimals(animals, answers) : null), [animals, answers, some]);

  useLayoutEffect(() => {
    if (form.current) showAnswers(form.current, search);
  }, [search]);
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
    navigate(PATH + given);
  };
  // The browser's own event: of radios that it did not draw React hears no change.
  useEffect(() => {
    const element = form.current;
    const change = () => {
      setEmpty(false);
      // Once there is a result it follows the answers; the address is not a new place each time.
      if (element && some) navigate(PATH + answersQuery(answersOf(element)), { replace: true });
    };
    element?.addEventListener('change', change);
    return () => element?.removeEventListener('change', change);
  }, [some, navigate]);
  return (
    <>
      <Frozen>{parts?.top ?? null}</Frozen>
      <div className="wrap quiz">
        {/* A form of a dialog that is none: sent before the app is up, the browser does not load the page anew without a word. */}
        <form ref={form} method="dialog" onSubmit={submit}>
          <p role="alert" className="quiz-empty">
            {isEmpty && 'Elige una respuesta'}
          </p>
          <Frozen>{parts?.questions ?? null}</Frozen>
        </form>
        {match && <QuizResults match={match} titleRef={title} />}
        <Frozen>{parts?.table ?? null}</Frozen>
      </div>
    </>
  );
};
