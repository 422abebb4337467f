import '../../src/app/site.css';
import '../../src/features/guides/breeds/breed-tabs.css';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BREED_TABS, TabRow, tabFor } from '../../src/features/guides/breeds/breed-tabs.tsx';

const PANELS = {
  general: <p>Temperamento</p>,
  cuidados: <p>Ejercicio</p>,
  alimentacion: <p>Dieta</p>,
  salud: <p>Enfermedades</p>,
};
/** The island in its html, as the document draws it. */
const draw = () =>
  render(
    <div className="tabbed">
      <TabRow name="Pug" />
      {Object.entries(PANELS).map(([key, panel]) => (
        <section key={key} id={key} className="tab-panel">
          <h2>{BREED_TABS[key as keyof typeof BREED_TABS]}</h2>
          {panel}
        </section>
      ))}
    </div>,
  );
const NAMES = ['General', 'Cuidados', 'Alimentación', 'Salud'];

beforeEach(() => {
  document.documentElement.classList.add('js');
  history.replaceState(null, '', location.pathname + location.search);
});
afterEach(() => document.documentElement.classList.remove('js'));

test('the tabs start at general and show one panel', async () => {
  const screen = await draw();
  await expect.element(screen.getByRole('tab', { name: 'General' })).toHaveAttribute('aria-selected', 'true');
  await expect.element(screen.getByText('Temperamento')).toBeVisible();
  await expect.element(screen.getByText('Enfermedades')).not.toBeVisible();
  await expect.element(screen.getByRole('tabpanel')).toHaveAccessibleName('General');
});

test('a click on a tab shows its panel and writes it into the address', async () => {
  const screen = await draw();
  await screen.getByRole('tab', { name: 'Salud' }).click();
  await expect.element(screen.getByText('Enfermedades')).toBeVisible();
  await expect.element(screen.getByText('Temperamento')).not.toBeVisible();
  expect(location.hash).toBe('#salud');
});

test('the address chooses the tab, at the start and later', async () => {
  history.replaceState(null, '', '#alimentacion');
  const screen = await draw();
  await expect.element(screen.getByText('Dieta')).toBeVisible();
  location.hash = '#cuidados';
  await expect.element(screen.getByText('Ejercicio')).toBeVisible();
});

test('an address of something else leaves the tabs at general', async () => {
  history.replaceState(null, '', '#fuentes');
  const screen = await draw();
  await expect.element(screen.getByText('Temperamento')).toBeVisible();
});

test('arrows, Home and End move focus and selection, and wrap', async () => {
  const screen = await draw();
  const tab = (name: string) => screen.getByRole('tab', { name });
  (tab('General').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(tab('Salud')).toHaveFocus();
  await expect.element(tab('Salud')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('General')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(tab('Salud')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(tab('General')).toHaveFocus();
});

test('only the selected tab is in the order of Tab, and its panel comes next', async () => {
  const screen = await draw();
  await screen.getByRole('tab', { name: 'Cuidados' }).click();
  const stops = NAMES.map((name) => (screen.getByRole('tab', { name }).element() as HTMLElement).tabIndex);
  expect(stops).toEqual([-1, 0, -1, -1]);
  await userEvent.tab();
  await expect.element(screen.getByRole('tabpanel', { name: 'Cuidados' })).toHaveFocus();
});

test('without script all four panels are there to be read', async () => {
  document.documentElement.classList.remove('js');
  const screen = await draw();
  for (const text of ['Temperamento', 'Ejercicio', 'Dieta', 'Enfermedades']) {
    await expect.element(screen.getByText(text)).toBeVisible();
  }
});

test('other keys are left alone', () => {
  expect(tabFor('a', 'general')).toBeNull();
  expect(tabFor(' ', 'salud')).toBe('salud');
});
