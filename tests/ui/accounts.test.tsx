import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AccountFilters } from '../../src/features/accounts/account-filters.tsx';
import { AccountTable } from '../../src/features/accounts/account-table.tsx';
import { BulkDialog } from '../../src/features/accounts/bulk-dialog.tsx';
import { ALL, type Filters } from '../../src/features/accounts/filters.ts';
import { useSelection } from '../../src/features/accounts/selection.ts';
import { SelectionActs, SelectionBar } from '../../src/features/accounts/selection-bar.tsx';
import { ToggleDialog } from '../../src/features/accounts/toggle-dialog.tsx';
import type { Role } from '../../src/shared/roles.ts';
import { renderForm } from './api.tsx';

// Where it is narrow, acts are on the account's page and filters are folded.
beforeEach(() => page.viewport(1200, 900));

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

const VIEWER = { id: 'me', name: 'Andrés Mejía', role: 'admin' } as const;
const Table = ({ asked = () => {}, onDeactivate = () => {} }: { asked?: () => void; onDeactivate?: () => void }) => {
  const selection = useSelection(VIEWER, ACCOUNTS, '');
  return (
    <>
      <SelectionBar selection={selection} />
      <AccountTable accounts={ACCOUNTS} viewer={VIEWER} busy={false} ask={asked} selection={selection} />
      <SelectionActs selection={selection} onDeactivate={onDeactivate} />
    </>
  );
};

test('those who may be turned off are chosen one by one or all of the page; the viewer, a toor and who is off are not', async () => {
  const pressed = vi.fn();
  const screen = await render(<Table onDeactivate={pressed} />);
  const all = screen.getByLabelText('Elegir las de esta página');
  expect(screen.getByLabelText(/^Elegir a/).all()).toHaveLength(1);
  await all.click();
  await expect.element(screen.getByLabelText('Elegir a Rosa Mena')).toBeChecked();
  await expect.element(screen.getByText('1 elegida')).toBeVisible();
  await screen.getByRole('button', { name: 'Desactivar 1' }).click();
  expect(pressed).toHaveBeenCalledTimes(1);
  await screen.getByLabelText('Elegir a Rosa Mena').click();
  await expect.element(screen.getByText('1 elegida')).not.toBeInTheDocument();
  await all.click();
  await screen.getByRole('button', { name: 'Ninguna' }).click();
  await expect.element(screen.getByLabelText('Elegir a Rosa Mena')).not.toBeChecked();
});

test('several are not turned off without a reason, and the question names each', async () => {
  const screen = await renderForm(<BulkDialog accounts={ACCOUNTS.slice(2)} onDone={() => {}} onClose={() => {}} />);
  const dialog = screen.getByRole('alertdialog', { name: '¿Desactivar 2 cuentas?' });
  await expect.element(dialog.getByText('rosa@correo.co')).toBeVisible();
  await expect.element(dialog.getByText(/Se cierran 2 sesiones abiertas/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Desactivar 2' }).click();
  await expect.element(dialog.getByText('Escribe el motivo.')).toBeVisible();
  await dialog.getByLabelText(/^Motivo/).fill('Registros falsos');
  await dialog.getByRole('button', { name: 'Desactivar 2' }).click();
  await expect.element(dialog.getByText(/^No se pudieron desactivar/)).toBeVisible();
  await expect.element(dialog.getByLabelText(/^Motivo/)).toHaveValue('Registros falsos');
});

test('each account shows its role, state and sessions; admin switches owners and clinics only', async () => {
  const asked = vi.fn();
  const screen = await render(<Table asked={asked} />);
  expect(screen.getByRole('switch').all()).toHaveLength(2);
  await expect.element(screen.getByRole('switch', { name: 'Cuenta de Rosa Mena: Activo' })).toBeChecked();
  await expect.element(screen.getByRole('switch', { name: 'Cuenta de Veterinaria: Inactivo' })).not.toBeChecked();
  await expect.element(screen.getByRole('row', { name: /Rosa Mena.*Usuario.*Sin accesos.*2 sesiones/ })).toBeVisible();
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

test('on a phone the filters are folded, and say what they are', async () => {
  await page.viewport(375, 812);
  const screen = await render(<Bar asked={() => {}} />);
  await expect.element(screen.getByText('Inactivos')).not.toBeVisible();
  await screen.getByText('Todas, por nombre').click();
  await screen.getByText('Inactivos').first().click();
  await screen.getByText(/^Filtros y orden/).click();
  await expect.element(screen.getByText('Inactivos').first()).toBeVisible();
  await expect.element(screen.getByText('Inactivos').last()).not.toBeVisible();
});
