import type { BreedSummary } from '../../../../content/schema/summary.ts';
import { type ListedBreed, tagsOf } from './breed-filter.ts';

const middle = ({ min, max }: { min: number; max: number }) => (min + max) / 2;

/** What the list needs of a breed, from its summary. */
export const listedBreed = (breed: BreedSummary): ListedBreed => ({
  slug: breed.slug,
  name: breed.name,
  otherNames: breed.otherNames,
  origin: breed.origin,
  size: breed.size,
  portrait: breed.portrait,
  tags: tagsOf(breed),
  weight: middle(breed.weight),
  years: middle(breed.years),
});

/** Attributes of a card that say what its words do not. */
export const cardData = (breed: BreedSummary) => ({
  'data-breed': breed.slug,
  'data-names': breed.otherNames.join('|'),
  'data-tags': tagsOf(breed).join(' '),
  'data-weight': middle(breed.weight),
  'data-years': middle(breed.years),
});

const textOf = (card: Element, part: string) => card.querySelector(part)?.textContent ?? '';
const some = (text: string | undefined, between: string) => (text ? text.split(between) : []);

/** The breeds of a list whose cards stand already, in the order of the html: the page brings no second copy of them. */
export const readCards = (root: ParentNode): ListedBreed[] =>
  [...root.querySelectorAll<HTMLElement>('[data-breed]')].map((card) => ({
    slug: card.dataset.breed ?? '',
    name: textOf(card, 'h2'),
    otherNames: some(card.dataset.names, '|'),
    origin: textOf(card, '[data-is=origin]'),
    size: textOf(card, '[data-is=size]'),
    portrait: card.querySelector('img')?.alt ?? null,
    tags: some(card.dataset.tags, ' '),
    weight: Number(card.dataset.weight),
    years: Number(card.dataset.years),
  }));
