import { type FormEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { KEEP_HTML } from '../../../lib/frozen.tsx';
import { countLabel, SEARCH_TITLE, searchTitle } from '../../../shared/search/labels.ts';
import type { Answer } from '../../../shared/search/pages.ts';
import { shownQuery } from '../../../shared/search/typed.ts';
import { useClinicLinks } from '../first-aid/clinic-phone.ts';
import { Folio } from '../folio.tsx';
import { SearchDoors } from './search-doors.tsx';
import { SearchField } from './search-field.tsx';
import { SearchResults } from './search-results.tsx';
import { useGuideSearch } from './use-guide-search.ts';

/** The address and the spoken count wait for a pause in the typing, ms. */
const PAUSE_MS = 400;

const asked = () => shownQuery(new URLSearchParams(window.location.search).get('q'));
const addressOf = (query: string) => `/buscar${query ? `?${new URLSearchParams({ q: query })}` : ''}`;

/**
 * What the field asks for: what was typed, or what the address says when a link or the way back changed it. Null while the
 * html that the Worker filled still answers: it stays.
 */
const useTyped = (isStanding: boolean) => {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const written = useRef<string | null>(null);
  const [, navigate] = useLocation();
  const search = useSearch();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the address asks again.
  useEffect(() => {
    const query = asked();
    const input = field.current;
    if (!input || query === written.current) return;
    const isFirst = written.current === null;
    written.current = query;
    // Somebody typed before the app was up: their words stay. The html of a page without its results is not yet an answer.
    const isTyped = isFirst && input.value !== input.defaultValue;
    if (isFirst && isStanding && !isTyped && input.defaultValue === query) return;
    if (!isTyped) input.value = query;
    setTyped(input.value);
  }, [search, isStanding]);

  useEffect(() => {
    if (typed === null) return;
    const pause = setTimeout(() => {
      const query = shownQuery(typed);
      document.title = searchTitle(query);
      if (query === written.current) return;
      written.current = query;
      navigate(addressOf(query), { replace: true });
    }, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed, navigate]);

  return { field, typed, setTyped };
};

/** Says how many there are once the typing pauses. The element is the Worker's: React leaves its text alone. */
const useCount = (answer: Answer | null, text: string) => {
  const count = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!answer && !text) return;
    const pause = setTimeout(() => {
      if (count.current) count.current.textContent = answer?.query ? countLabel(answer) : text;
    }, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [answer, text]);
  return count;
};

/** Search of everything. `examples` null: the html of the page stands already, filled by the Worker, and is kept until somebody types. */
export const SearchPage = ({ examples }: { examples: readonly string[] | null }) => {
  const { field, typed, setTyped } = useTyped(examples === null);
  const [isTurnedTo, setTurnedTo] = useState(false);
  const { engine, failed } = useGuideSearch(isTurnedTo || typed !== null);
  useEffect(() => {
    // Somebody was there before the app.
    if (document.activeElement === field.current) setTurnedTo(true);
  }, [field]);
  const wanted = useDeferredValue(typed);
  const answer = useMemo(() => (engine && wanted !== null ? engine.search(wanted) : null), [engine, wanted]);
  const waiting = failed
    ? 'La búsqueda no cargó: presiona Buscar para intentarlo de nuevo.'
    : 'Preparando la búsqueda…';
  const count = useCount(answer, typed && !answer ? waiting : '');

  const submit = (event: FormEvent) => {
    if (!engine) return;
    event.preventDefault();
    setTyped(field.current?.value ?? '');
    count.current?.focus();
  };
  const page = useRef<HTMLDivElement>(null);
  useClinicLinks(page);
  const isBlank = answer?.query === '';
  const doors = <SearchDoors examples={engine?.guides.corpus.examples ?? examples ?? []} />;

  return (
    <div ref={page} className="search-page" data-species="house">
      <div className="band">
        <div className="wrap">
          <Folio trail={[]} current="Buscar" />
          <h1>{SEARCH_TITLE}</h1>
          <search>
            <form action="/buscar" onSubmit={submit}>
              <SearchField
                label="¿Qué necesitas saber?"
                ref={field}
                onFocus={() => setTurnedTo(true)}
                onInput={({ currentTarget }) => setTyped(currentTarget.value)}
              />
            </form>
          </search>
        </div>
      </div>
      <div className="wrap search-body">
        <p ref={count} id="cuenta" role="status" tabIndex={-1} {...KEEP_HTML} />
        {typed === null && examples === null ? (
          <div id="resultados" {...KEEP_HTML} />
        ) : (
          <div id="resultados" key="live">
            {answer && !isBlank && <SearchResults answer={answer} lines={engine?.guides.corpus.lines ?? []} />}
            {(!answer || isBlank) && doors}
          </div>
        )}
      </div>
    </div>
  );
};
