import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ClinicForm } from '../../src/features/guides/first-aid/clinic-form.tsx';
import { colombianDigits } from '../../src/features/guides/first-aid/clinic-phone.ts';

beforeEach(() => localStorage.clear());

test('a clinic’s number is kept on the device and becomes a call', async () => {
  const screen = await render(<ClinicForm />);
  await screen.getByLabelText('Guarda el teléfono de tu clínica').fill('+57 300 123 4567');
  await screen.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(screen.getByRole('link', { name: /Tu clínica/ })).toHaveAttribute('href', 'tel:+573001234567');
  const again = await render(<ClinicForm />);
  await expect.element(again.getByRole('link', { name: /Tu clínica/ }).first()).toBeVisible();
});

test('a wrong number says what is missing, beside the field, and keeps what was typed', async () => {
  const screen = await render(<ClinicForm />);
  const field = screen.getByLabelText('Guarda el teléfono de tu clínica');
  await field.fill('12345');
  await screen.getByRole('button', { name: 'Guardar' }).click();
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Escribe los 10 dígitos: 3XX si es celular, 60X si es fijo.');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('12345');
});

test('the kept number can be changed', async () => {
  const screen = await render(<ClinicForm />);
  await screen.getByLabelText('Guarda el teléfono de tu clínica').fill('6015550134');
  await screen.getByRole('button', { name: 'Guardar' }).click();
  await screen.getByRole('button', { name: 'Cambiar el número' }).click();
  await expect.element(screen.getByLabelText('Guarda el teléfono de tu clínica')).toHaveValue('6015550134');
});

test('numbers are read as Colombians write them', () => {
  expect(colombianDigits('(601) 555 01 34')).toBe('6015550134');
  expect(colombianDigits('57-310-555-0134')).toBe('3105550134');
  expect(colombianDigits('5550134')).toBeNull();
  expect(colombianDigits('4105550134')).toBeNull();
});

test('without signal the telephones of others, which cannot be read then, stand behind the field and says so', async () => {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const screen = await render(<ClinicForm />);
  const field = screen.getByLabelText('Guarda el teléfono de tu clínica').element();
  const map = screen.getByRole('link', { name: 'veterinarias 24 horas con teléfono' }).element();
  expect(field.compareDocumentPosition(map) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(map.closest('p')?.textContent).toMatch(/^Con internet:/);
  line.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  // Numbers before a map.
  const numbers = screen.getByRole('link', { name: 'Veterinarias 24 horas con teléfono', exact: true });
  await expect.element(numbers).toBeVisible();
  await expect.element(numbers).toHaveAttribute('href', '/clinicas?urgencias=24');
  const others = screen.getByRole('link', { name: 'Otras en el mapa' }).element();
  expect(numbers.element().compareDocumentPosition(others) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  line.mockRestore();
});
