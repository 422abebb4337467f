import { afterEach, describe, expect, test } from 'vitest';
import { PetForm } from '../../src/features/pets/pet-form.tsx';
import { ProfileForm } from '../../src/features/profile/profile-form.tsx';
import { deviceKey, dropSession, expireSession, saveSession } from '../../src/lib/session-store.ts';
import type { User } from '../../src/shared/schemas/auth.ts';
import { renderForm } from './api.tsx';

const rosa: User = {
  id: 'rosa',
  _id: 'rosa',
  email: 'rosa@correo.co',
  name: 'Rosa Mena',
  phone: '3001234567',
  address: 'Calle 1',
  role: 'user',
  isActive: true,
  createdAt: '2026-11-20T10:00:00.000Z',
};
const BREEDS = { perro: ['Labrador'], gato: [], hamster: ['Hámster sirio'], loro: [] };
const enter = (id: string) => saveSession({ token: `token-${id}`, user: { id, name: id, role: 'user' } });
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('pyp:'));

afterEach(() => localStorage.clear());

describe('what is typed and not sent', () => {
  test('comes back when the form opens again, and says so', async () => {
    await enter('rosa');
    const first = await renderForm(<ProfileForm user={rosa} />);
    await first.getByLabelText('Dirección').fill('Carrera 7 # 8-9');
    await first.unmount();
    const again = await renderForm(<ProfileForm user={rosa} />);
    await expect.element(again.getByLabelText('Dirección')).toHaveValue('Carrera 7 # 8-9');
    await expect.element(again.getByText('Recuperamos lo que habías escrito.')).toBeVisible();
    await again.getByRole('button', { name: 'Descartar' }).click();
    await expect.element(again.getByLabelText('Dirección')).toHaveValue('Calle 1');
    expect(kept()).toEqual([]);
  });

  test('is whole: choices, units and notes too', async () => {
    await enter('rosa');
    const first = await renderForm(<PetForm breedNames={BREEDS} />);
    await first.getByRole('radio', { name: 'Hámster' }).click({ force: true });
    await first.getByLabelText('Nombre', { exact: true }).fill('Maní');
    await first.getByLabelText(/^Notas/).fill('Duerme de día');
    await first.unmount();
    const again = await renderForm(<PetForm breedNames={BREEDS} />);
    await expect.element(again.getByRole('radio', { name: 'Hámster' })).toBeChecked();
    await expect.element(again.getByLabelText('Nombre', { exact: true })).toHaveValue('Maní');
    await expect.element(again.getByLabelText(/^Notas/)).toHaveValue('Duerme de día');
  });

  test('is kept when the session ends by itself, for the same person', async () => {
    await enter('rosa');
    const first = await renderForm(<ProfileForm user={rosa} />);
    await first.getByLabelText('Dirección').fill('Carrera 7');
    await expireSession('token-rosa');
    expect(kept().sort()).toEqual([deviceKey('rosa', 'abiertos'), deviceKey('rosa', 'borrador:perfil')]);
    await first.getByLabelText('Dirección').fill('Carrera 8');
    await first.unmount();
    await enter('rosa');
    const again = await renderForm(<ProfileForm user={rosa} />);
    await expect.element(again.getByLabelText('Dirección')).toHaveValue('Carrera 7');
    // It stands open again: nobody has to open it another time.
    expect(kept()).toEqual([deviceKey('rosa', 'borrador:perfil')]);
  });

  test('goes with a logout and with the login of another', async () => {
    for (const leave of [dropSession, () => enter('beto')]) {
      await enter('rosa');
      const form = await renderForm(<ProfileForm user={rosa} />);
      await form.getByLabelText('Dirección').fill('Carrera 7');
      expect(kept()).toHaveLength(1);
      await leave();
      await form.getByLabelText('Dirección').fill('Carrera 8');
      expect(kept()).toEqual([]);
      await form.unmount();
    }
  });

  test('is nothing when the form is as it opened', async () => {
    await enter('rosa');
    const form = await renderForm(<ProfileForm user={rosa} />);
    await form.getByLabelText('Dirección').fill('Carrera 7');
    await form.getByLabelText('Dirección').fill('Calle 1');
    expect(kept()).toEqual([]);
  });

  test('a damaged or old draft is no draft', async () => {
    await enter('rosa');
    for (const draft of ['{', 'null', '7', JSON.stringify({ at: 0, typed: { address: 'Hace años' } })]) {
      localStorage.setItem(deviceKey('rosa', 'borrador:perfil'), draft);
      const form = await renderForm(<ProfileForm user={rosa} />);
      await expect.element(form.getByLabelText('Dirección')).toHaveValue('Calle 1');
      await form.unmount();
    }
  });
});
