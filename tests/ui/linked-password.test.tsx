import { expect, test } from 'vitest';
import { LinkedPassword } from '../../src/features/auth/linked-password.tsx';
import { CodesShown } from '../../src/features/factors/codes-shown.tsx';
import { renderForm } from './api.tsx';

const of = {
  name: 'Luisa Ríos',
  email: 'luisa@correo.co',
  expiresAt: '2026-11-25T11:00:00-05:00',
  restores: false,
  recent: null,
};
const save = (screen: Awaited<ReturnType<typeof renderForm>>) =>
  screen.getByRole('button', { name: 'Guardar contraseña' }).click();

test('an account that a clinic opened asks whether they work there, and sends nothing without an answer', async () => {
  const screen = await renderForm(<LinkedPassword token="x" of={{ ...of, clinic: 'Los Sauces' }} />);
  await screen.getByLabelText('Contraseña nueva').fill('balcon-amarillo-31');
  await save(screen);
  const group = screen.getByRole('group', { name: '¿Trabajas en Los Sauces?' });
  await expect.element(group).toHaveAccessibleDescription('Elige una de las dos.');
  await expect.element(screen.getByText(/Los Sauces abrió esta cuenta con tu correo/)).toBeVisible();
  await screen.getByText('No la conozco').click();
  await expect.element(group).not.toHaveAccessibleDescription();
  await save(screen);
  // Sent: nobody answers here.
  await expect.element(screen.getByRole('alert')).toBeVisible();
});

test('any other account is asked nothing', async () => {
  const screen = await renderForm(<LinkedPassword token="x" of={{ ...of, clinic: null }} />);
  await screen.getByLabelText('Contraseña nueva').fill('balcon-amarillo-31');
  await expect.element(screen.getByRole('radio')).not.toBeInTheDocument();
  await save(screen);
  await expect.element(screen.getByRole('alert')).toBeVisible();
});

test('a recovery code stands in one line of a narrow phone', async () => {
  const codes = Array.from({ length: 10 }, (_, n) => `4F7K-Q2ZD-90XH-M3TB-7WNC-RE5${n}`);
  const screen = await renderForm(<CodesShown codes={codes} email="ana@correo.co" onClose={() => {}} />);
  const code = screen.getByText(codes[9] ?? '').element();
  expect(code.getClientRects().length).toBe(1);
});
