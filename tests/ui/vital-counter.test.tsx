import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { vitalSigns } from '../../src/features/guides/first-aid/aid-data.ts';
import { VitalCounter } from '../../src/features/guides/vital-signs/vital-counter.tsx';

beforeEach(() => {
  gone = 0;
  localStorage.clear();
  delete document.documentElement.dataset.especie;
});

const vitals = await vitalSigns();
const trueNow = performance.now.bind(performance);
let gone = 0;
/** So many ms go by at once. */
const goOn = (ms: number) => {
  gone += ms;
  vi.spyOn(performance, 'now').mockImplementation(() => trueNow() + gone);
};
/** A tap at the time that goes by here: the browser stamps its own events with the true one. */
const tapNow = () => {
  const event = new MouseEvent('click', { bubbles: true });
  Object.defineProperty(event, 'timeStamp', { value: performance.now() });
  document.querySelector('.count-tap')?.dispatchEvent(event);
};
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('taps become a rate that is held against the animal’s range, and the focus goes to what it means', async () => {
  const screen = await render(<VitalCounter {...vitals} />);
  await screen.getByLabelText('¿De quién?').selectOptions('Gato');
  await expect.element(screen.getByRole('button', { name: /con cada respiración/ })).toBeVisible();
  tapNow();
  for (let taps = 0; taps < 11; taps += 1) {
    await pause(160);
    tapNow();
  }
  // Nobody ends it before it says something.
  expect(screen.getByRole('button', { name: 'Terminar' }).elements()).toHaveLength(0);
  goOn(8000);
  tapNow();
  await pause(50);
  goOn(6000);
  await screen.getByRole('button', { name: 'Terminar' }).click();
  await expect.element(screen.getByRole('heading', { name: /Por encima de lo normal: 16–40 en gato/ })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Llamar al veterinario' })).toHaveAttribute('href', '#llama');
  expect(document.activeElement?.className).toBe('count-verdict');
  await screen.getByRole('button', { name: 'Contar otra vez' }).click();
  await expect.element(screen.getByRole('button', { name: /Toca aquí/ })).toHaveFocus();
});

test('who stops tapping gets no figure, is asked whether they stopped, and begins again from zero', async () => {
  const screen = await render(<VitalCounter {...vitals} />);
  await screen.getByLabelText('¿De quién?').selectOptions('Gato');
  for (let taps = 0; taps < 6; taps += 1) {
    tapNow();
    await pause(180);
  }
  await expect.element(screen.getByText(/quedan 2\d s/)).toBeVisible();
  goOn(12_000);
  await pause(500);
  expect(document.querySelector('[role=alert]')?.textContent).toMatch(/Si seguías contando y no hubo más, llama ya/);
  expect(document.querySelector('.count-rate')).toBeNull();
  await expect
    .element(screen.getByRole('link', { name: 'reanímalo' }))
    .toHaveAttribute('href', '/primeros-auxilios/rcp?especie=gatos');
  await screen.getByRole('button', { name: /Toca aquí/ }).click();
  expect(screen.getByRole('alert').elements()).toHaveLength(0);
  await expect.element(screen.getByRole('button', { name: /^1/ })).toBeVisible();
});

test('nothing is shown of a count that somebody left, as behind another tab', async () => {
  const screen = await render(<VitalCounter {...vitals} />);
  await screen.getByLabelText('¿De quién?').selectOptions('Gato');
  for (let taps = 0; taps < 6; taps += 1) {
    tapNow();
    await pause(180);
  }
  goOn(95_000);
  await pause(500);
  expect(document.querySelector('[role=alert]')?.textContent).toMatch(/^¿Dejaste de contar/);
  expect(document.querySelector('.count-rate')).toBeNull();
});

test('too few taps say so and begin again', async () => {
  const screen = await render(<VitalCounter {...vitals} />);
  await expect.element(screen.getByRole('button', { name: /Toca aquí/ })).toBeVisible();
  tapNow();
  await pause(50);
  goOn(8000);
  tapNow();
  await pause(50);
  goOn(8000);
  await screen.getByRole('button', { name: 'Terminar' }).click();
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Fueron muy pocos toques para calcular. Haz al menos 4. Si eso es todo lo que viste, llama ya.');
  await expect.element(screen.getByRole('button', { name: /Toca aquí/ })).toBeVisible();
});

test('the heart of birds and hamsters is not counted at home', async () => {
  const screen = await render(<VitalCounter {...vitals} />);
  await screen.getByRole('radio', { name: 'Latidos' }).click({ force: true });
  await screen.getByLabelText('¿De quién?').selectOptions('Hámster sirio');
  await expect.element(screen.getByText(/Sujetarlos lo acelera/)).toBeVisible();
  expect(document.querySelector('.count-tap')).toBeNull();
});

test('fifteen seconds by the clock end in a field, and its count is taken four times', {
  timeout: 30_000,
}, async () => {
  const screen = await render(<VitalCounter {...vitals} />);
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
