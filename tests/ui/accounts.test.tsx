import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { AccountFilters } from '../../src/features/accounts/account-filters.tsx';
import { AccountTable } from '../../src/features/accounts/account-table.tsx';
import { ALL, type Filters } from '../../src/features/accounts/filters.ts';
import { ToggleDialog } from '../../src/features/accounts/toggle-dialog.tsx';
import type { Role } from '../../src/shared/roles.ts';
import { renderForm } from './api.tsx';

const account = (id: string, name: string, role: Role, isActive = true, sessions = 0) => ({
  id,
  _id: id,
  email: `${id}@correo.co`,
  name,
  phone: null,
  address: null,
  role,
  isActive,
  createdAt: '2026-11-20T10:00:00.000Z',
  activeTokens: Array.from({ length: sessions }, (_, index) => `s${index}`),
  lastUsedAt: null,
  mustAcceptPolicy: false,
  hasTemporaryPassword: false,
});
const ACCOUNTS = [
  account('me', 'Andrés Mejía', 'admin'),
  account('toor', 'Tatiana Ortiz', 'toor'),
  account('rosa', 'Rosa Mena', 'user', true, 2),
  account('vet', 'Veterinaria', 'business', false),
];

const Bar = ({ asked }: { asked: (change: Partial<Filters>) => void }) => {
  const [filters, setFilters] = useState<Filters>(ALL);
  const change = (next: Partial<Filters>) => {
    asked(next);
    setFilters((before) => ({ ...before, ...next }));
  };
  return <AccountFilters filters={filters} onChange={change} />;
};

test('each account shows its role, state and sessions; admin switches owners and clinics only', async () => {
  const asked = vi.fn();
  const screen = await render(
    <AccountTable
      accounts={ACCOUNTS}
      viewer={{ id: 'me', name: 'Andrés Mejía', role: 'admin' }}
      busy={false}
      ask={asked}
    />,
  );
  expect(screen.getByRole('switch').all()).toHaveLength(2);
  await expect.element(screen.getByRole('switch', { name: 'Cuenta de Rosa Mena: Activo' })).toBeChecked();
  await expect.element(screen.getByRole('switch', { name: 'Cuenta de Veterinaria: Inactivo' })).not.toBeChecked();
  await expect.element(screen.getByRole('row', { name: /Rosa Mena.*Usuario.*2/ })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /\(tú\).*Administrador.*Activo/ })).toBeVisible();
  await screen.getByRole('switch', { name: /Rosa/ }).click();
  expect(asked).toHaveBeenCalledWith('toggle', ACCOUNTS[2]);
  // Of the own account its data and its sessions, of a toor nothing.
  await expect.element(screen.getByRole('button', { name: 'Editar a Andrés Mejía' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Eliminar a Andrés Mejía' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('row', { name: /Tatiana/ }).getByRole('button')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Eliminar a Rosa Mena' }).click();
  expect(asked).toHaveBeenLastCalledWith('erase', ACCOUNTS[2]);
});

test('turning an account on names the person and what happens, and a failure is shown', async () => {
  const closed = vi.fn();
  const screen = await renderForm(
    <ToggleDialog account={account('rosa', 'Rosa Mena', 'user', false)} onClose={closed} />,
  );
  const dialog = screen.getByRole('alertdialog', { name: '¿Activar la cuenta de Rosa Mena?' });
  await expect.element(dialog.getByText('Podrá ingresar otra vez con su contraseña.')).toBeVisible();
  await screen.getByLabelText(/^Motivo/).fill('Lo pidió');
  await screen.getByRole('button', { name: 'Activar a Rosa' }).click();
  await expect.element(screen.getByRole('alert').getByText(/^No se pudo cambiar el estado/)).toBeVisible();
  expect(closed).not.toHaveBeenCalled();
  await expect.element(screen.getByLabelText(/^Motivo/)).toHaveValue('Lo pidió');
  await screen.getByRole('button', { name: 'Cancelar' }).click();
  expect(closed).toHaveBeenCalledTimes(1);
});

test('the list follows the search after a pause, and a filter at once', async () => {
  const asked = vi.fn();
  const screen = await render(<Bar asked={asked} />);
  await screen.getByLabelText('Buscar usuario').fill('rosa ');
  expect(asked).not.toHaveBeenCalled();
  await expect.poll(() => asked.mock.lastCall).toEqual([{ q: 'rosa' }]);
  await screen.getByText('Inactivos').click();
  expect(asked.mock.lastCall).toEqual([{ state: 'inactive' }]);
  await expect.element(screen.getByLabelText('Buscar usuario')).toHaveValue('rosa ');
});
