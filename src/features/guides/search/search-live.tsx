import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { countLabel } from '../../../shared/search/labels.ts';
import type { Answer } from '../../../shared/search/pages.ts';
import { useClinicLinks } from '../first-aid/clinic-phone.ts';
import { SearchDoors } from './search-doors.tsx';
import type { Engine } from './search-engine.ts';
import { SearchResults } from './search-results.tsx';
import { engineOnce, useGuideSearch } from './use-guide-search.ts';
import { isUnanswered, PAUSE_MS, searchField, useTyped } from './use-typed.ts';

// Nobody waits for React where an answer is owed: what is searched comes while it takes the page over.
if (typeof document !== 'undefined' && isUnanswered()) engineOnce().catch(() => {});

const PREPARING = 'Preparando la búsqueda…';

const countPlace = () => document.getElementById('cuenta');

/** Says how many there are once the typing pauses, in the place of the Worker's count. */
const useCount = (answer: Answer | null, text: string) => {
  useEffect(() => {
    if (!answer && !text) return;
    const tell = () => {
      const count = countPlace();
      if (count) count.textContent = answer?.query ? countLabel(answer) : text;
    };
    // Nothing is being prepared over results that stand.
    const pause = setTimeout(tell, answer && countPlace()?.textContent === PREPARING ? 0 : PAUSE_MS);
    return () => clearTimeout(pause);
  }, [answer, text]);
};

/** Hears the field and its form, which stand in the html. Answers whether somebody has turned to them. */
const useField = (setTyped: (text: string) => void, engine: Engine | null): boolean => {
  const [isTurnedTo, setTurnedTo] = useState(false);
  useEffect(() => {
    const field = searchField();
    if (!field) return;
    const turn = () => setTurnedTo(true);
    // Somebody was there before this listened.
    if (document.activeElement === field) turn();
    const type = () => setTyped(field.value);
    field.addEventListener('focus', turn);
    field.addEventListener('input', type);
    return () => {
      field.removeEventListener('focus', turn);
      field.removeEventListener('input', type);
    };
  }, [setTyped]);
  useEffect(() => {
    const field = searchField();
    if (!engine || !field?.form) return;
    const { form } = field;
    // Without the engine the form asks the Worker.
    const submit = (event: Event) => {
      event.preventDefault();
      setTyped(field.value);
      countPlace()?.focus();
    };
    form.addEventListener('submit', submit);
    return () => form.removeEventListener('submit', submit);
  }, [engine, setTyped]);
  return isTurnedTo;
};

/** Where results stand. The Worker's make room for the first answer. */
const useResultsPlace = (answer: Answer | null): Element | null => {
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => {
    if (!answer || place) return;
    const standing = document.getElementById('resultados');
    standing?.replaceChildren();
    setPlace(standing);
  }, [answer, place]);
  return place;
};

/** Answers what is typed into the search while it is typed, with the engine on the device. */
export const SearchLive = () => {
  const [typed, setTyped] = useTyped();
  const [wanted, setWanted] = useState(false);
  const { engine, failed } = useGuideSearch(wanted);
  const isTurnedTo = useField(setTyped, engine);
  useEffect(() => setWanted(isTurnedTo || typed !== null), [isTurnedTo, typed]);
  const query = useDeferredValue(typed);
  const answer = useMemo(() => (engine && query !== null ? engine.search(query) : null), [engine, query]);
  const place = useResultsPlace(answer);
  const waiting = failed ? 'La búsqueda no cargó: presiona Buscar para intentarlo de nuevo.' : PREPARING;
  useCount(answer, typed && !answer ? waiting : '');
  useClinicLinks();
  if (!place || !answer || !engine) return null;
  const { lines, examples } = engine.guides.corpus;
  return createPortal(
    answer.query === '' ? <SearchDoors examples={examples} /> : <SearchResults answer={answer} lines={lines} />,
    place,
  );
};
