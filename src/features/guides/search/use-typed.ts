import { useEffect, useRef, useState } from 'react';
import { changeAddress, useQuery } from '../../../lib/address.ts';
import { searchTitle } from '../../../shared/search/labels.ts';
import { shownQuery } from '../../../shared/search/typed.ts';

/** The address waits for a pause in the typing, ms. */
export const PAUSE_MS = 400;

const asked = () => shownQuery(new URLSearchParams(location.search).get('q'));
const addressOf = (query: string) => `/buscar${query ? `?${new URLSearchParams({ q: query })}` : ''}`;

/** The field that stands in the page, with its form. */
export const searchField = () => document.querySelector<HTMLInputElement>('.search-page input[name=q]');

/** The address asks for something that the html does not answer: this device has to, without signal. */
export const isUnanswered = (): boolean => {
  const field = searchField();
  return field !== null && field.defaultValue !== asked();
};

/**
 * What the field asks for: what was typed, or what the address says when a link or the way back changed it. Null while the
 * html that the Worker filled still answers: it stays.
 */
export const useTyped = () => {
  const [typed, setTyped] = useState<string | null>(null);
  const written = useRef<string | null>(null);
  const search = useQuery();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the address asks again.
  useEffect(() => {
    const query = asked();
    const input = searchField();
    if (!input || query === written.current) return;
    const isFirst = written.current === null;
    written.current = query;
    // Somebody typed before anybody listened: their words stay. The html of a page without its results is not yet an answer.
    const isTyped = isFirst && input.value !== input.defaultValue;
    if (isFirst && !isTyped && input.defaultValue === query) return;
    if (!isTyped) input.value = query;
    setTyped(input.value);
  }, [search]);

  useEffect(() => {
    if (typed === null) return;
    const pause = setTimeout(() => {
      const query = shownQuery(typed);
      document.title = searchTitle(query);
      if (query === written.current) return;
      written.current = query;
      changeAddress(addressOf(query), 'replace');
    }, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed]);

  return [typed, setTyped] as const;
};
