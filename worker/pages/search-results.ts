import { html } from 'hono/html';
import type { Corpus } from '../../src/shared/search/corpus.ts';
import type { Piece } from '../../src/shared/search/excerpt.ts';
import {
  CLINIC_PLACE,
  callsOf,
  kindLabel,
  NOTHING_DOORS,
  pressHref,
  resultHref,
  resultSymbol,
  resultTint,
  SEARCH_WORDS,
  severityLabel,
} from '../../src/shared/search/labels.ts';
import type { Answer, FoundPage } from '../../src/shared/search/pages.ts';

// What the app draws with src/features/guides/search/search-results.tsx, as html for who has no script. `html` escapes every value.

const pieces = (of: readonly Piece[]) => of.map(({ text, hit }) => (hit ? html`<mark>${text}</mark>` : html`${text}`));

const symbol = (sprite: string, name: string) =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><use href="${sprite}#${name}"></use></svg>`;

const picture = (sprite: string, found: FoundPage) =>
  found.picture
    ? html`<img src="${found.picture}" width="320" height="240" alt="" loading="lazy" decoding="async"/>`
    : symbol(sprite, resultSymbol(found));

const press = (sprite: string, href: string | null) =>
  href &&
  html`<p class="found-press"><a class="btn danger" href="${href}">${symbol(sprite, 'heart-pulse')}${SEARCH_WORDS.press}</a></p>`;

const result = (sprite: string, found: FoundPage) =>
  html`<li class="found" data-species="${resultTint(found)}"><span class="found-picture">${picture(sprite, found)}</span><div><p class="found-kind">${kindLabel(found)}</p><h3><a href="${resultHref(found)}">${pieces(found.title)}</a></h3>${
    found.also && html`<p class="found-also">${SEARCH_WORDS.also} ${pieces(found.also)}</p>`
  }${found.section && html`<p class="found-section">${pieces(found.section)}</p>`}<p class="found-text">${pieces(found.excerpt)}</p>${press(sprite, pressHref(found))}${
    found.severity && html`<p data-s="${found.severity.degree}">${severityLabel(found.severity)}</p>`
  }</div></li>`;

const list = (sprite: string, title: string, found: readonly FoundPage[]) =>
  found.length > 0 &&
  html`<section class="found-group"><h2>${title}</h2><ol>${found.map((one) => result(sprite, one))}</ol></section>`;

const call = (sprite: string, { lines, note }: ReturnType<typeof callsOf>) =>
  html`<section class="found-call"><h2>${SEARCH_WORDS.call}</h2><p class="found-calls"><a class="btn line" href="${CLINIC_PLACE}" data-clinic="${CLINIC_PLACE}">${symbol(sprite, 'phone')}<span class="call-kept">${SEARCH_WORDS.clinic}</span><span class="call-none">${SEARCH_WORDS.noClinic}</span></a>${lines.map(
    ({ name, tel }) => html`<a class="btn danger-line" href="tel:${tel}">${name}</a>`,
  )}</p><p>${note}</p></section>`;

const suggested = (suggestions: readonly string[]) =>
  suggestions.length > 0 &&
  html`<p class="found-meant">${SEARCH_WORDS.meant}</p><ul class="search-examples">${suggestions.map(
    (one) => html`<li><a class="chip" href="/buscar?q=${encodeURIComponent(one)}">${one}</a></li>`,
  )}</ul>`;

const doors = (sprite: string) =>
  html`<ul class="search-ways">${NOTHING_DOORS.map(
    ({ href, symbol: name, tint, title, text }) =>
      html`<li data-species="${tint}"><a href="${href}">${symbol(sprite, name)}<b>${title}</b><span>${text}</span></a></li>`,
  )}</ul>`;

const nothing = (sprite: string, suggestions: readonly string[]) =>
  html`<section class="found-none"><h2>${SEARCH_WORDS.none}</h2><p>${SEARCH_WORDS.noneAdvice}</p>${suggested(suggestions)}${doors(sprite)}</section>`;

/** The results of a search as html. `sprite` is the address of the built icons. */
export const resultsHtml = async (answer: Answer, lines: Corpus['lines'], sprite: string): Promise<string> => {
  const { found, urgent, suggestions } = answer;
  const first = found.filter((one) => one.urgent);
  const rest = found.filter((one) => !one.urgent);
  const title = first.length > 0 ? SEARCH_WORDS.rest : SEARCH_WORDS.all;
  return String(
    await html`${urgent && call(sprite, callsOf(answer, lines))}${list(sprite, SEARCH_WORDS.urgent, first)}${list(sprite, title, rest)}${
      found.length === 0 && nothing(sprite, suggestions)
    }`,
  );
};
