import { expect, type Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import type { Server } from '../../scripts/serve.ts';
import { clinicMembers } from '../../worker/db/schema/clinics.ts';
import { pets } from '../../worker/db/schema/pets.ts';
import { anAppointment, aPet } from '../support/builders.ts';
import { test } from './own-server.ts';
import { openAs, somebody, worldOf } from './somebody.ts';
import { checkA11y } from './support.ts';
import { workday } from './workday.ts';

/** A clinic whose file of an owner's pet is open, with nobody asked about its allergies. */
const scene = async (own: Server, page: Page) => {
  const world = worldOf(own);
  const owner = await somebody(own, { name: 'Ana Gómez', phone: '3105550120', address: 'Calle 8' });
  const vet = await somebody(own, { role: 'business', name: 'Clara Nieto' });
  const [member] = await world.db.select().from(clinicMembers).where(eq(clinicMembers.userId, vet.id));
  const clinic = { id: member?.clinicId ?? '' };
  const pet = await aPet(world, owner, { name: 'Nube' });
  await anAppointment(world, { pet, clinic, startsAt: `${workday(-10)}T10:00`, status: 'completed' });
  await openAs(page, own, vet, `/dashboard/business/pacientes/${pet.id}`);
  return { owner, pet };
};

const care = (page: Page) => page.locator('.patient-care');
const ask = async (page: Page) => {
  await care(page).getByRole('button', { name: 'Anotar lo que dijo su dueño' }).click();
  return page.getByRole('dialog', { name: '¿Nube tiene alergias?' });
};

test('the desk writes down what the owner said of allergies, once, and the owner reads it', { tag: '@full' }, async ({
  page,
  own,
}) => {
  const { owner, pet } = await scene(own, page);
  await expect(care(page)).toContainText('No se ha preguntado');
  const dialog = await ask(page);
  const save = dialog.getByRole('button', { name: 'Guardar' });
  await save.click();
  await expect(dialog.getByText('Elige una respuesta.')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Sí' }).check({ force: true });
  await save.click();
  await expect(dialog.getByLabel('Cuáles alergias')).toBeFocused();
  await expect(dialog.getByText('Escribe a qué tiene alergia.')).toBeVisible();
  await checkA11y(page);
  await dialog.getByLabel('Cuáles alergias').fill('Pollo: se rasca');
  await save.dblclick();
  await expect(page.getByText('Alergias de Nube: Pollo: se rasca.')).toBeVisible();
  await expect(care(page)).toContainText('Pollo: se rasca');
  await expect(care(page).getByRole('button')).toHaveCount(0);
  await openAs(page, own, owner, `/dashboard/user/mascotas/${pet.id}/urgencias`);
  await expect(page.getByText('Pollo: se rasca', { exact: true })).toBeVisible();
});

test('an owner who answered meanwhile keeps their word, and the desk is told it', { tag: '@full' }, async ({
  page,
  own,
  noise,
}) => {
  noise.allow(/status of 409/);
  const { pet } = await scene(own, page);
  const dialog = await ask(page);
  await dialog.getByRole('radio', { name: 'Ninguna' }).check({ force: true });
  await worldOf(own).db.update(pets).set({ allergies: 'Huevo' }).where(eq(pets.id, pet.id));
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(/no se cambió\. Alergias: Huevo\.$/);
  await dialog.getByRole('button', { name: 'Cerrar' }).last().click();
  await expect(care(page)).toContainText('Huevo');
});
