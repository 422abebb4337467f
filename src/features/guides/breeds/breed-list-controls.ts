import { COMPARED, joined, MOST_COMPARED } from '../../../shared/compare.ts';
import type { ListedBreed, ListState, Order } from './breed-filter.ts';
import { shownBreeds } from './breed-filter.ts';

const boxes = (root: ParentNode, kind: string) => [
  ...root.querySelectorAll<HTMLInputElement>(`input[data-control=${kind}]`),
];
const chosen = (root: ParentNode, kind: string) =>
  boxes(root, kind).flatMap(({ checked, value }) => (checked ? [value] : []));

/** What the standing controls ask for. `before` keeps the order in which breeds were picked. */
export const readControls = (root: ParentNode, before: ListState): ListState => {
  const picked = chosen(root, 'comparar');
  const kept = before.compared.filter((slug) => picked.includes(slug));
  const order = root.querySelector<HTMLSelectElement>('select[data-control=orden]')?.value as Order | undefined;
  return {
    tags: chosen(root, 'chip'),
    order: order ?? before.order,
    compared: [...kept, ...picked.filter((slug) => !kept.includes(slug))].slice(0, MOST_COMPARED),
  };
};

/** Puts the standing cards in order. What is there already is not moved: a moved card loses its focus. */
const arrange = (list: Element, cards: Element[]) => {
  if (cards.every((card, index) => list.children[index] === card)) return;
  list.append(...cards);
};

/** Draws a state on the standing controls and cards (`[data-control]`, `[data-breed]`). */
export const applyState = (root: ParentNode, breeds: readonly ListedBreed[], state: ListState): void => {
  for (const box of boxes(root, 'chip')) box.checked = state.tags.includes(box.value);
  for (const box of boxes(root, 'comparar')) {
    box.checked = state.compared.includes(box.value);
    box.disabled = !box.checked && state.compared.length >= MOST_COMPARED;
  }
  const select = root.querySelector<HTMLSelectElement>('select[data-control=orden]');
  if (select) select.value = state.order;
  const told = root.querySelector('[data-shows=filtros]');
  if (told) told.textContent = state.tags.length > 0 ? ` (${state.tags.length})` : '';
  // The way to the comparison takes along what is ticked.
  const way = root.querySelector<HTMLAnchorElement>('a[data-shows=comparar]');
  if (way) way.search = state.compared.length > 0 ? `?${COMPARED}=${joined(state.compared)}` : '';

  const cards = new Map(
    [...root.querySelectorAll<HTMLElement>('[data-breed]')].map((card) => [card.dataset.breed, card]),
  );
  const shown = new Set(shownBreeds(breeds, state).map(({ slug }) => slug));
  for (const [slug, card] of cards) card.hidden = !shown.has(slug ?? '');
  const inOrder = shownBreeds(breeds, { ...state, tags: [] }).flatMap(({ slug }) => cards.get(slug) ?? []);
  const list = inOrder[0]?.parentElement;
  if (list) arrange(list, inOrder);
};
