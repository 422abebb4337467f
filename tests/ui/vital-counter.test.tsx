import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { vitalSigns } from '../../src/features/guides/aid-data.ts';
import { VitalCounter } from '../../src/features/guides/vital-counter.tsx';

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.especie;
});

const vitals = await vitalSigns();
/** So many ms go by at once. */
const goOn = (ms: number) => {
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + ms);
};
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('taps become a rate that is held against the animal’s range, and the focus goes to what it means', async () => {
  const screen = await render(<VitalCounter vitals={vitals} />);
  await screen.getByLabelText('¿De quién?').selectOptions('Gato');
  const target = screen.getByRole('button', { name: /con cada respiración/ });
  (target.element() as HTMLElement).click();
  for (let taps = 0; taps < 11; taps += 1) {
    await pause(160);
    (document.querySelector('.count-tap') as HTMLElement).click();
  }
  // Nobody ends it before it says something.
  expect(screen.getByRole('button', { name: 'Terminar' }).elements()).toHaveLength(0);
  goOn(14_000);
  await screen.getByRole('button', { name: 'Terminar' }).click();
  await expect.element(screen.getByRole('heading', { name: /Por encima de lo normal: 16–40 en gato/ })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Llamar al veterinario' })).toHaveAttribute('href', '#llama');
  expect(document.activeElement?.className).toBe('count-verdict');
  await screen.getByRole('button', { name: 'Contar otra vez' }).click();
  await expect.element(screen.getByRole('button', { name: /Toca aquí/ })).toHaveFocus();
});

test('who stops tapping is counted over the whole time: six taps at once and then nothing are twelve a minute', async () => {
  const screen = await render(<VitalCounter vitals={vitals} />);
  await screen.getByLabelText('¿De quién?').selectOptions('Gato');
  for (let taps = 0; taps < 6; taps += 1) {
    (document.querySelector('.count-tap') as HTMLElement).click();
    await pause(180);
  }
  await expect.element(screen.getByText(/quedan 2\d s/)).toBeVisible();
  goOn(30_000);
  await expect.element(screen.getByRole('heading', { name: /Por debajo de lo normal: 16–/ })).toBeVisible();
  expect(document.querySelector('.count-rate')?.textContent).toBe('12 respiraciones por minuto');
});

test('too few taps say so and begin again', async () => {
  const screen = await render(<VitalCounter vitals={vitals} />);
  await screen.getByRole('button', { name: /Toca aquí/ }).click();
  goOn(30_000);
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Fueron muy pocos toques para calcular. Haz al menos 4. Si eso es todo lo que viste, llama ya.');
  await expect.element(screen.getByRole('button', { name: /Toca aquí/ })).toBeVisible();
});

test('the heart of birds and hamsters is not counted at home', async () => {
  const screen = await render(<VitalCounter vitals={vitals} />);
  await screen.getByRole('radio', { name: 'Latidos' }).click({ force: true });
  await screen.getByLabelText('¿De quién?').selectOptions('Hámster sirio');
  await expect.element(screen.getByText(/Sujetarlos lo acelera/)).toBeVisible();
  expect(document.querySelector('.count-tap')).toBeNull();
});

test('fifteen seconds by the clock end in a field, and its count is taken four times', {
  timeout: 30_000,
}, async () => {
  const screen = await render(<VitalCounter vitals={vitals} />);
  await screen.getByRole('radio', { name: '15 segundos por 4' }).click({ force: true });
  await screen.getByRole('button', { name: /Empezar/ }).click();
  await expect.element(screen.getByRole('timer')).toBeVisible();
  goOn(14_000);
  const field = screen.getByLabelText('Lo que contaste');
  await expect.element(field, { timeout: 20_000 }).toHaveFocus();
  await field.fill('7');
  await expect.element(screen.getByText('28')).toBeVisible();
  await expect.element(screen.getByText('Elige arriba de quién es, para compararlas.')).toBeVisible();
  await screen.getByLabelText('¿De quién?').selectOptions('Perro mediano (10–25 kg)');
  await expect.element(screen.getByRole('heading', { name: /Dentro de lo normal: 10–/ })).toBeVisible();
});
