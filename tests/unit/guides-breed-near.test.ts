import { expect, test } from 'vitest';
import { CONTENT_ROOT, readGuides } from '../../scripts/content/guides.ts';
import { listedBreed } from '../../src/features/guides/breeds/breed-list-cards.ts';
import { nearBreeds } from '../../src/features/guides/breeds/breed-near.ts';
import type { Folder } from '../../src/shared/species.ts';

const { catalogues } = readGuides(CONTENT_ROOT);
const near = (folder: Folder, text: string) =>
  nearBreeds(catalogues[folder].breeds.map(listedBreed), text).items.map(({ slug }) => slug);

test.each([
  ['loros', 'cocatiel', 'ninfas'],
  ['loros', 'cocatil', 'ninfas'],
  ['perros', 'criolo', 'criollo'],
  ['gatos', 'criolo', 'criollo'],
  ['perros', 'gosque', 'criollo'],
  ['perros', 'labradr', 'labrador'],
  ['perros', 'chiguagua', 'chihuahua'],
  ['perros', 'rotwailer', 'rottweiler'],
  ['gatos', 'mainecoon', 'maine-coon'],
  ['gatos', 'siames', 'siames'],
] as const)('in the list of %s %s is offered %s first', (folder, text, slug) => {
  expect(near(folder, text)[0]).toBe(slug);
});

test.each([
  ['perros', 'salchicha'],
  ['perros', 'xyz'],
  ['gatos', 'tortuga'],
] as const)('in the list of %s %s is guessed as nobody', (folder, text) => {
  expect(near(folder, text)).toEqual([]);
});
