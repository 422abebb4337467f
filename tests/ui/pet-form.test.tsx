import { expect, test } from 'vitest';
import { PetForm } from '../../src/features/pets/pet-form.tsx';
import { renderForm } from './api.tsx';

const breeds = { perro: ['Labrador', 'Pug'], gato: ['Persa'], hamster: ['Hámster sirio'], loro: ['Ninfa'] };

test('a dog is asked for years and kg, a hamster for months and grams', async () => {
  const screen = await renderForm(<PetForm breedNames={breeds} />);
  await screen.getByText('Perro').click();
  await expect.element(screen.getByText('kg')).toBeVisible();
  await expect.element(screen.getByText('La edad va en')).not.toBeInTheDocument();
  await screen.getByText('Hámster', { exact: true }).click();
  await expect.element(screen.getByRole('radio', { name: 'Meses' })).toBeChecked();
  await expect.element(screen.getByText('g', { exact: true })).toBeVisible();
  await screen.getByText('Loro').click();
  await expect.element(screen.getByRole('radio', { name: 'Años' })).toBeChecked();
});

test('breeds are suggested of the chosen species only', async () => {
  const screen = await renderForm(<PetForm breedNames={breeds} />);
  await screen.getByText('Loro').click();
  await screen.getByRole('combobox', { name: /Raza/ }).click();
  await expect.element(screen.getByRole('option', { name: 'Ninfa' })).toBeVisible();
  expect(screen.getByRole('option').all()).toHaveLength(1);
});

test('every problem is named at once and the first field is gone to', async () => {
  const screen = await renderForm(<PetForm breedNames={breeds} />);
  await screen.getByLabelText('Edad').fill('mucha');
  await screen.getByRole('button', { name: 'Registrar mascota' }).click();
  await expect.element(screen.getByLabelText('Nombre')).toHaveFocus();
  await expect.element(screen.getByRole('group', { name: 'Especie' })).toHaveAccessibleDescription('Elige la especie.');
  await expect.element(screen.getByLabelText('Edad')).toHaveAccessibleDescription(/Escribe la edad con números/);
  await expect.element(screen.getByLabelText('Peso')).toHaveAccessibleDescription(/Escribe el peso con números/);
});

test('a pet that could not be saved stays as it was typed', async () => {
  const screen = await renderForm(<PetForm breedNames={breeds} />);
  await screen.getByLabelText('Nombre').fill('Canela');
  await screen.getByText('Perro').click();
  await screen.getByLabelText('Edad').fill('2,5');
  await screen.getByLabelText('Peso').fill('28,5');
  await screen.getByRole('button', { name: 'Registrar mascota' }).click();
  await expect
    .element(screen.getByRole('alert').getByText(/^Error al registrar la mascota\. No hubo respuesta/))
    .toBeVisible();
  await expect.element(screen.getByLabelText('Nombre')).toHaveValue('Canela');
  await expect.element(screen.getByLabelText('Peso')).toHaveValue('28,5');
  await expect.element(screen.getByRole('radio', { name: 'Perro' })).toBeChecked();
});

test('how much of a name fits is said while it is typed, and what is too long stands whole', async () => {
  const screen = await renderForm(<PetForm breedNames={breeds} />);
  const name = screen.getByLabelText('Nombre');
  await name.fill('a'.repeat(49));
  await expect.element(screen.getByText(/Quedan|Sobran|Llegaste/)).not.toBeInTheDocument();
  await name.fill('a'.repeat(59));
  await expect.element(screen.getByText('Queda 1 carácter.')).toBeVisible();
  await name.fill('a'.repeat(60));
  await expect.element(screen.getByText('Llegaste a los 60 caracteres.')).toBeVisible();
  await name.fill('a'.repeat(63));
  await expect.element(screen.getByText('Sobran 3 caracteres: son máximo 60.')).toBeVisible();
  await screen.getByRole('button', { name: 'Registrar mascota' }).click();
  await expect.element(name).toHaveAccessibleDescription(/Escribe como máximo 60 caracteres/);
  await expect.element(name).toHaveValue('a'.repeat(63));
});
