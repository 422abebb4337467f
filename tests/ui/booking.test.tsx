import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { BookingForm } from '../../src/features/appointments/booking-form.tsx';
import { SlotChoice } from '../../src/features/appointments/slot-choice.tsx';
import type { DaySlots } from '../../src/features/appointments/use-day-slots.ts';
import type { Refusal } from '../../src/shared/schemas/appointment.ts';
import { addDays, today } from '../../src/shared/time.ts';
import { renderForm } from './api.tsx';

const field = { name: 'time', onChange: vi.fn(), onBlur: vi.fn(), ref: () => {} };
const tomorrow = addDays(today(Date.now()), 1);
const slots = (free: string[], why: Record<string, Refusal> = {}): DaySlots => ({
  free: new Set(free),
  why: new Map(Object.entries(why)),
  share: null,
  message: null,
});

test('hours that a share keeps for others cannot be chosen, and why stands below them', async () => {
  const day = {
    ...slots(['13:00']),
    why: new Map([['09:00', 'unverified_full' as const]]),
    share: 'unverified_full' as const,
  };
  const screen = await render(<SlotChoice id="horas" day={tomorrow} slots={day} field={field} />);
  await expect.element(screen.getByRole('radio', { name: '9:00 a. m. apartada' })).toBeDisabled();
  await expect.element(screen.getByText(/Confirma tu correo y vuelve a pedirla/)).toBeVisible();
});

test('all 17 hours stand in the grid, and a taken one says so', async () => {
  const screen = await render(
    <SlotChoice id="horas" day={tomorrow} slots={slots(['10:30', '13:00'], { '09:00': 'slot_taken' })} field={field} />,
  );
  expect(screen.getByRole('radio').all()).toHaveLength(17);
  await expect.element(screen.getByRole('radio', { name: '10:30 a. m.', exact: true })).toBeEnabled();
  await expect.element(screen.getByRole('radio', { name: '1:00 p. m.', exact: true })).toBeEnabled();
  await expect.element(screen.getByRole('radio', { name: '9:00 a. m. ocupada' })).toBeDisabled();
});

test('an hour that cannot be had says why: over, too near, closed; only a near one asks to call', async () => {
  const why = { '09:00': 'past', '09:30': 'short_notice', '10:00': 'clinic_blocked', '10:30': 'slot_taken' } as const;
  const screen = await render(<SlotChoice id="horas" day={tomorrow} slots={slots(['11:00'], why)} field={field} />);
  for (const said of ['9:00 a. m. ya pasó', '9:30 a. m. muy pronto', '10:00 a. m. cerrada', '10:30 a. m. ocupada'])
    await expect.element(screen.getByRole('radio', { name: said })).toBeDisabled();
  await expect.element(screen.getByText(/^Las horas de borde punteado son muy pronto/)).toBeVisible();
  await screen.rerender(<SlotChoice id="horas" day={tomorrow} slots={slots(['11:00'])} field={field} />);
  await expect.element(screen.getByText(/muy pronto/)).not.toBeInTheDocument();
});

test('an hour that was taken meanwhile leaves the others calm; a missing choice marks them', async () => {
  const draw = (error: { type: string; message: string }) => (
    <SlotChoice id="horas" day={tomorrow} slots={slots(['11:00'])} field={field} error={error} />
  );
  const edge = () => getComputedStyle(document.querySelector('.slot:has(:enabled)') as Element).borderTopColor;
  const screen = await renderForm(draw({ type: 'server', message: 'Esa hora acaba de ocuparse. Elige otra.' }));
  await expect.element(screen.getByRole('group', { name: /^Hora/ })).toHaveAccessibleDescription(/acaba de ocuparse/);
  const calm = edge();
  await screen.unmount();
  await renderForm(draw({ type: 'invalid', message: 'Elige la hora.' }));
  expect([calm === edge(), document.querySelector('[data-invalid]') === null]).toEqual([false, false]);
});

test('hours that are not known yet cannot be chosen and are not called taken', async () => {
  const screen = await render(
    <SlotChoice
      id="horas"
      day={tomorrow}
      slots={{ free: null, why: new Map(), share: null, message: 'Elige la clínica.' }}
      field={field}
    />,
  );
  await expect.element(screen.getByRole('radio', { name: '9:00 a. m.', exact: true })).toBeDisabled();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Elige la clínica.');
});

const pet = (id: string, name: string) => ({
  id,
  name,
  species: 'perro' as const,
  breed: null,
  age: 3,
  weight: 20,
  notes: null,
  birthMonth: '2023-11',
  diedAt: null,
  sharedBy: null,
});
const clinic = {
  id: 'c1',
  name: 'Los Sauces',
  city: 'Bogotá',
  address: 'Carrera 13',
  phone: '6015550100',
  isClosedToMe: false,
  agendas: [],
  species: [],
  takesEmergencies: false,
  prices: {},
  hours: Array(7).fill(['09:00', '17:30']),
  minNoticeMin: 120,
  horizonDays: 60,
};

test('the only pet and the only clinic are chosen, and the sentence says what is left', async () => {
  const screen = await renderForm(
    <BookingForm pets={[pet('p1', 'Canela')]} clinics={[clinic]} userId="u" draw={() => null} />,
  );
  await expect.element(screen.getByRole('radio', { name: 'Canela' })).toBeChecked();
  await expect.element(screen.getByLabelText('Clínica')).toHaveValue('c1');
  await expect.element(screen.getByText('Falta elegir el tipo de cita y la hora.')).toBeVisible();
});

test('a clinic that says which animals it sees, and this is none of them: it is said before the hour is chosen', async () => {
  const said = /Los Sauces dice que atiende gatos y hámsters, no perros/;
  const draw = (species: ('perro' | 'gato' | 'hamster')[]) =>
    renderForm(
      <BookingForm pets={[pet('p1', 'Canela')]} clinics={[{ ...clinic, species }]} userId="u" draw={() => null} />,
    );
  const screen = await draw(['gato', 'hamster']);
  await expect.element(screen.getByText(said)).toBeVisible();
  await screen.unmount();
  for (const species of [[], ['perro' as const]]) {
    const other = await draw(species);
    await expect.element(other.getByLabelText('Clínica')).toHaveValue('c1');
    await expect.element(other.getByText(said)).not.toBeInTheDocument();
    await other.unmount();
  }
});

test('with two pets none is chosen, and sending names everything that is missing', async () => {
  const screen = await renderForm(
    <BookingForm
      pets={[pet('p1', 'Canela'), pet('p2', 'Nube')]}
      clinics={[clinic, { ...clinic, id: 'c2', city: 'Medellín' }]}
      userId="u"
      draw={() => null}
    />,
  );
  await screen.getByRole('button', { name: 'Agendar Cita' }).click();
  await expect.element(screen.getByRole('group', { name: 'Mascota' })).toHaveAccessibleDescription('Elige la mascota.');
  await expect.element(screen.getByRole('radio', { name: 'Canela' })).toHaveFocus();
  await expect.element(screen.getByLabelText('Clínica')).toHaveAccessibleDescription('Elige la clínica.');
  await expect.element(screen.getByRole('group', { name: 'Tipo de cita' })).toHaveAccessibleDescription(/Elige/);
});

test('another day is a date of its own, not before today', async () => {
  const screen = await renderForm(
    <BookingForm pets={[pet('p1', 'Canela')]} clinics={[clinic]} userId="u" draw={() => null} />,
  );
  await screen.getByText('otra', { exact: true }).click();
  const date = screen.getByLabelText('Otra fecha', { exact: true }).last();
  await expect.element(date).toHaveAttribute('min', today(Date.now()));
  await date.fill(addDays(today(Date.now()), -3));
  await screen.getByRole('button', { name: 'Agendar Cita' }).click();
  await expect.element(date).toHaveAccessibleDescription('La fecha no puede ser anterior a hoy.');
});
