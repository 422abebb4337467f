import '../../src/app/site.css';
import '../../src/screens/breeds.css';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Catalogue } from '../../content/schema/summary.ts';
import { listedBreed, readCards } from '../../src/features/guides/breeds/breed-list-cards.ts';
import { BreedListPage } from '../../src/features/guides/breeds/breed-list-page.tsx';
import { guideCatalogue } from '../../src/features/guides/catalogue.ts';
import { renderDocument } from './document.tsx';

let catalogue: Catalogue;
const before = location.href;

beforeEach(async () => {
  document.documentElement.classList.add('js');
  catalogue = await guideCatalogue('perros');
  history.replaceState(null, '', '/perros/razas');
});
afterEach(() => {
  document.documentElement.classList.remove('js');
  history.replaceState(null, '', before);
});

const draw = async () => {
  const screen = await renderDocument(<BreedListPage catalogue={catalogue} tiles={null} />, [
    'breed-search',
    'breed-list',
    'breed-tray',
  ]);
  const names = () =>
    [...screen.container.querySelectorAll<HTMLElement>('.breed-card:not([hidden]) h2')].map(
      ({ textContent }) => textContent,
    );
  const filters = () => screen.container.querySelector<HTMLElement>('.filters-door summary')?.click();
  return { ...screen, names, filters };
};

test('a card that stands says all that the list knows of its breed', async () => {
  const { container } = await draw();
  expect(readCards(container)).toEqual(catalogue.breeds.map(listedBreed));
});

test('chips narrow the list, say how many are left and stand in the address; the back button widens it again', async () => {
  const { getByRole, getByText, names, filters } = await draw();
  filters();
  await getByRole('checkbox', { name: 'Mini' }).click();
  expect(names()).toContain('Chihuahua');
  expect(names()).not.toContain('Pug');
  await expect.element(getByText(/de 20 razas/)).toHaveTextContent(`${names().length} de 20 razas`);
  expect(location.search).toBe('?tamano=mini');
  await getByRole('checkbox', { name: 'Con niños' }).click();
  expect(location.search).toBe('?tamano=mini&hogar=ninos');
  expect(names()).toEqual(['Poodle']);
  history.back();
  await expect.poll(() => location.search).toBe('?tamano=mini');
  await expect.element(getByRole('checkbox', { name: 'Con niños' })).not.toBeChecked();
  expect(names().length).toBeGreaterThan(1);
});

test('chips that leave nothing say so and let go', async () => {
  const { getByRole, getByText, names, filters } = await draw();
  filters();
  await getByRole('checkbox', { name: 'Mini' }).click();
  await getByRole('checkbox', { name: 'Baja' }).click();
  await expect.element(getByText('No se encontraron razas')).toBeVisible();
  await getByRole('button', { name: 'Quitar filtros' }).last().click();
  expect(names()).toHaveLength(20);
  await expect.element(getByText(/^20 razas$/)).toHaveFocus();
});

test('another order moves the cards themselves, so that reading and tabbing follow it', async () => {
  const { getByRole, names } = await draw();
  await userEvent.selectOptions(getByRole('combobox', { name: 'Orden de la lista' }), 'nombre');
  expect(names().slice(0, 3)).toEqual(['Beagle', 'Bóxer', 'Bulldog francés']);
  expect(location.search).toBe('?orden=nombre');
});

test('the tray comes with the first pick, names what it compares and closes the other boxes at three', async () => {
  const { getByRole, container } = await draw();
  const box = (name: RegExp) => getByRole('checkbox', { name });
  expect(container.querySelector('.tray')).toBeNull();
  await box(/Comparar Labrador/).click();
  await expect.poll(() => container.querySelector('.tray')?.textContent).toContain('LabradorElige otra');
  expect(container.querySelector('.tray a')).toBeNull();
  await box(/Comparar Pug/).click();
  await box(/Comparar Beagle/).click();
  await expect
    .element(getByRole('link', { name: 'Comparar 3 razas' }))
    .toHaveAttribute('href', '/perros/comparar?razas=labrador,pug,beagle');
  await expect.element(box(/Comparar Collie/)).toBeDisabled();
  await getByRole('button', { name: 'Quitar Pug de la comparación' }).click();
  await expect.element(box(/Comparar Collie/)).toBeEnabled();
  await expect.element(box(/Comparar Pug/)).not.toBeChecked();
  expect(location.search).toBe('?comparar=labrador,beagle');
});

test('the way to the comparison at the foot of the list takes along what is ticked', async () => {
  const { getByRole, container } = await draw();
  // As the browser follows it: a link whose question was set holds its whole address.
  const asked = () => container.querySelector<HTMLAnchorElement>('a[data-shows=comparar]')?.search;
  await getByRole('checkbox', { name: /Comparar.*Pug/ }).click();
  await expect.poll(asked).toBe('?razas=pug');
  await getByRole('checkbox', { name: /Comparar.*Pug/ }).click();
  await expect.poll(asked).toBe('');
});

test('a name with a wrong letter is asked about, and one that nobody has leads to the whole guide', async () => {
  const { getByRole, getByText, getByPlaceholder } = await draw();
  const field = getByPlaceholder('Buscar raza...');
  await field.fill('gosque');
  await expect.element(getByRole('option', { name: /Criollo/ })).toBeVisible();
  await field.fill('salchicha');
  await expect.element(getByText('No se encontraron razas').first()).toBeVisible();
  await expect.element(getByRole('button', { name: 'Buscar en toda la guía', exact: true })).toBeVisible();
});
