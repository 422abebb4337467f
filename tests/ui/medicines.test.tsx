import { expect, test } from 'vitest';
import { Doses } from '../../src/features/medicines/doses.tsx';
import { MedicineDialog } from '../../src/features/medicines/medicine-dialog.tsx';
import type { Medicine } from '../../src/shared/schemas/medicine.ts';
import { addDays, today } from '../../src/shared/time.ts';
import { renderForm } from './api.tsx';

const now = Date.now();
const day = today(now);

const medicine = (has: Partial<Medicine> = {}): Medicine => ({
  id: 'm',
  name: 'Gotas',
  instruction: null,
  source: null,
  times: ['00:00'],
  everyDays: 1,
  weekdays: null,
  from: addDays(day, -2),
  to: null,
  since: `${addDays(day, -2)}T00:00`,
  addedBy: 'Ana',
  endedAt: null,
  endedBy: null,
  version: 1,
  ticks: [],
  ...has,
});
const draw = (of: Medicine, isOwner = false) => renderForm(<Doses medicine={of} petId="p" isOwner={isOwner} />);

test('an hour says who marked it; only whoever did, or the owner, takes it back', async () => {
  const tick = { due: `${day}T00:00`, by: 'Beto Cano', isMine: false, at: now };
  const screen = await draw(medicine({ ticks: [tick] }));
  await expect.element(screen.getByText(/^La marcó Beto Cano: hoy/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /Desmarcar/ })).not.toBeInTheDocument();
  await screen.unmount();
  const own = await draw(medicine({ ticks: [{ ...tick, isMine: true }] }));
  await expect.element(own.getByText(/^La marcaste: hoy/)).toBeVisible();
  await expect.element(own.getByRole('button', { name: /Desmarcar/ })).toBeVisible();
  await own.unmount();
  const gone = await draw(medicine({ ticks: [{ ...tick, by: null }] }), true);
  await expect.element(gone.getByText(/^La marcó alguien que ya no está/)).toBeVisible();
  await expect.element(gone.getByRole('button', { name: /Desmarcar/ })).toBeVisible();
});

test('what was not marked in the days before is said and can be marked; without an answer it says so', async () => {
  const screen = await draw(medicine());
  await screen.getByText('2 horas sin marcar de los días anteriores').click();
  await expect.element(screen.getByText(/pregúntale a tu veterinario/)).toBeVisible();
  await screen
    .getByRole('button', { name: /Ya se la di/ })
    .first()
    .click();
  await expect.element(screen.getByRole('alert').getByText(/^No se pudo marcar\. No hubo respuesta/)).toBeVisible();
});

test('the words of a fórmula are shown and not asked for; hours are, each with its error', async () => {
  const taken = { prescriptionId: 'f', position: 1, name: 'Cefalexina 500 mg', instruction: 'Media tableta', to: null };
  const screen = await renderForm(
    <MedicineDialog pet={{ id: 'p', name: 'Nube' }} medicine={null} taken={taken} onClose={() => {}} />,
  );
  await expect.element(screen.getByText('Media tableta')).toBeVisible();
  await expect.element(screen.getByLabelText('Indicación')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(screen.getByLabelText('Hora 1', { exact: true })).toHaveAccessibleDescription('Elige una hora.');
  await screen.getByRole('button', { name: 'Otra hora' }).click();
  await screen.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(screen.getByLabelText('Hora 2', { exact: true })).toHaveAccessibleDescription('Elige una hora.');
  await expect.element(screen.getByText('Hay una hora repetida.')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Quitar la hora 2' }).click();
  await screen.getByLabelText('Hora 1', { exact: true }).fill('08:00');
  await screen.getByText('Cada varios días').click();
  await screen.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(screen.getByLabelText('Cada cuántos días')).toBeInvalid();
  await screen.getByText('Días de la semana').click();
  await screen.getByRole('button', { name: 'Guardar' }).click();
  await expect
    .element(screen.getByRole('group', { name: 'Días de la semana' }))
    .toHaveAccessibleDescription('Elige qué días.');
});
