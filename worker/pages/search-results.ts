import { html } from 'hono/html';
import type { Corpus } from '../../src/shared/search/corpus.ts';
import type { Piece } from '../../src/shared/search/excerpt.ts';
import {
  kindLabel,
  NOTHING_DOORS,
  resultSymbol,
  resultTint,
  SEARCH_WORDS,
  severityLabel,
} from '../../src/shared/search/labels.ts';
import type { Answer, FoundPage } from '../../src/shared/search/pages.ts';

// What the app draws with src/features/guides/search-results.tsx, as html for who has no script. `html` escapes every value.

const pieces = (of: readonly Piece[]) => of.map(({ text, hit }) => (hit ? html`<mark>${text}</mark>` : html`${text}`));

const symbol = (sprite: string, name: string) =>
  html`<svg class="icon " viewBox="0 0 24 24" aria-hidden="true"><use href="${sprite}#${name}"></use></svg>`;

const picture = (sprite: string, found: FoundPage) =>
  found.picture
    ? html`<img src="${found.picture}" width="320" height="240" alt="" loading="lazy" decoding="async"/>`
    : symbol(sprite, resultSymbol(found));

const result = (sprite: string, found: FoundPage) =>
  html`<li class="found" data-species="${resultTint(found)}"><span class="found-picture">${picture(sprite, found)}</span><div><p class="found-kind">${kindLabel(found)}</p><h3><a href="${found.path}">${pieces(found.title)}</a></h3>${
    found.also && html`<p class="found-also">${SEARCH_WORDS.also} ${pieces(found.also)}</p>`
  }${found.section && html`<p class="found-section">${pieces(found.section)}</p>`}<p class="found-text">${pieces(found.excerpt)}</p>${
    found.severity && html`<p data-s="${found.severity.degree}">${severityLabel(found.severity)}</p>`
  }</div></li>`;

const list = (sprite: string, title: string, found: readonly FoundPage[]) =>
  found.length > 0 &&
  html`<section class="found-group"><h2>${title}</h2><ol>${found.map((one) => result(sprite, one))}</ol></section>`;

const call = (sprite: string, lines: Corpus['lines']) =>
  html`<section class="found-call"><h2>${SEARCH_WORDS.call}</h2><ul>${lines.map(
    ({ label, display, tel }) =>
      html`<li><a class="btn danger" href="tel:${tel}">${symbol(sprite, 'phone')}<span><b class="num">${display}</b>${label}</span></a></li>`,
  )}</ul><p>${SEARCH_WORDS.callNote}</p></section>`;

const suggested = (suggestions: readonly string[]) =>
  suggestions.length > 0 &&
  html`<p class="found-meant">${SEARCH_WORDS.meant}</p><ul class="search-examples">${suggestions.map(
    (one) => html`<li><a href="/buscar?q=${encodeURIComponent(one)}">${one}</a></li>`,
  )}</ul>`;

const doors = (sprite: string) =>
  html`<ul class="search-ways">${NOTHING_DOORS.map(
    ({ href, symbol: name, tint, title, text }) =>
      html`<li data-species="${tint}"><a href="${href}">${symbol(sprite, name)}<b>${title}</b><span>${text}</span></a></li>`,
  )}</ul>`;

const nothing = (sprite: string, suggestions: readonly string[]) =>
  html`<section class="found-none"><h2>${SEARCH_WORDS.none}</h2><p>${SEARCH_WORDS.noneAdvice}</p>${suggested(suggestions)}${doors(sprite)}</section>`;

/** The results of a search as html. `sprite` is the address of the built icons. */
export const resultsHtml = async (
  { found, urgent, suggestions }: Answer,
  lines: Corpus['lines'],
  sprite: string,
): Promise<string> => {
  const first = found.filter((one) => one.urgent);
  const rest = found.filter((one) => !one.urgent);
  const title = first.length > 0 ? SEARCH_WORDS.rest : SEARCH_WORDS.all;
  return String(
    await html`${urgent && call(sprite, lines)}${list(sprite, SEARCH_WORDS.urgent, first)}${list(sprite, title, rest)}${
      found.length === 0 && nothing(sprite, suggestions)
    }`,
  );
};
