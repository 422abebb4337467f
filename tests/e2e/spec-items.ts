// Longer than 200 lines: the rules of spec §5, the texts of §8 and the constants of §9, one line for each, with what proves it.
import { expect, type Locator, type Page } from '@playwright/test';
import type { Server } from '../../scripts/serve.ts';
import { ROLE_NAME, ROLES } from '../../src/shared/roles.ts';
import { BREED_KEYS } from '../../src/shared/species.ts';
import { addDays, today } from '../../src/shared/time.ts';
import { appointments } from '../../worker/db/schema/visits.ts';
import { aClinic, anAppointment, aPet, aSession, aSetting } from '../support/builders.ts';
import { openAs, somebody, worldOf } from './somebody.ts';
import { whenUp } from './support.ts';

export type Walk = { page: Page; own: Server };
/** One item of the spec; `prove` fails unless the running product does what it says. */
export type Item = {
  says: string;
  prove: (walk: Walk) => Promise<void>;
  /** Leaves the page's clock or width otherwise than it found them. */
  isAlone?: boolean;
};

const REQUIRED = 'Este campo es obligatorio.';
const wrong = (field: Locator, words: string | RegExp = REQUIRED) => expect(field).toHaveAccessibleDescription(words);
const right = (field: Locator) => expect(field).not.toHaveAttribute('aria-invalid');

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await whenUp(page);
};

/** An owner with so many animals, at a page. */
const asOwner = async ({ page, own }: Walk, path: string, pets: string[] = []) => {
  const user = await somebody(own);
  for (const name of pets) await aPet(worldOf(own), user, { name });
  await openAs(page, own, user, path);
  return user;
};

const answer = (page: Page, call: string, status: number, key: string, message: string) =>
  page.route(`**/trpc/${call}**`, (route) =>
    route.fulfill({
      status,
      json: { error: { message, code: -32000, data: { httpStatus: status, key, requestId: 'abc-1' } } },
    }),
  );
const silent = (page: Page, call: string) => page.route(`**${call}**`, (route) => route.abort());

const petForm = async (walk: Walk) => {
  await asOwner(walk, '/dashboard/user?vista=mascotas');
  const panel = walk.page.getByRole('tabpanel');
  const opener = panel.getByRole('button', { name: 'Registrar mascota' });
  await expect(opener.first()).toBeVisible();
  if (!(await panel.getByLabel('Nombre').isVisible())) await opener.first().click();
  return panel;
};
const sendPet = (panel: Locator) => panel.locator('form').getByRole('button', { name: 'Registrar mascota' }).click();
const fillPet = async (panel: Locator) => {
  await panel.getByLabel('Nombre').fill('Canela');
  await panel.getByText('Perro', { exact: true }).click();
  await panel.getByLabel('Edad').fill('3');
  await panel.getByLabel('Peso').fill('28,5');
};

const asToor = async ({ page, own }: Walk, path: string) =>
  openAs(page, own, await somebody(own, { role: 'toor' }), path);

const RULES: Item[] = [
  {
    says: '§5 Login: email (email format) and password required',
    prove: async ({ page }) => {
      await open(page, '/login');
      await page.getByRole('button', { name: 'Ingresar' }).click();
      await wrong(page.getByLabel('Correo electrónico'));
      await wrong(page.getByLabel('Contraseña', { exact: true }));
      await page.getByLabel('Correo electrónico').fill('ana@');
      await wrong(page.getByLabel('Correo electrónico'), 'Escribe un correo como nombre@correo.com.');
    },
  },
  {
    says: '§5 Register: email, password, name, phone, address all required',
    prove: async ({ page }) => {
      await open(page, '/register');
      await page.getByRole('button', { name: 'Registrarse' }).click();
      for (const label of ['Correo electrónico', 'Contraseña', 'Nombre completo', 'Teléfono', 'Dirección'])
        await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    says: '§5 Profile form: name, phone, address required',
    prove: async (walk) => {
      await asOwner(walk, '/cuenta');
      const profile = walk.page.getByRole('region', { name: 'Perfil', exact: true });
      const labels = ['Nombre completo', 'Teléfono', 'Dirección'];
      for (const label of labels) await profile.getByLabel(label).fill('');
      await profile.getByRole('button', { name: 'Guardar' }).click();
      for (const label of labels) await wrong(profile.getByLabel(label), new RegExp(REQUIRED));
    },
  },
  {
    says: '§5 Pet form: name, species, age and weight required; breed and notes optional',
    prove: async (walk) => {
      const panel = await petForm(walk);
      await sendPet(panel);
      await wrong(panel.getByLabel('Nombre'));
      await wrong(panel.getByLabel('Edad'), /Escribe la edad con números\./);
      await wrong(panel.getByLabel('Peso'), /Escribe el peso con números\./);
      await expect(panel.getByRole('group', { name: 'Especie' })).toContainText(/Elige/);
      await right(panel.getByLabel('Notas'));
      await right(panel.getByRole('combobox', { name: 'Raza' }));
    },
  },
  {
    says: '§5, §9 Pet age and weight minimum 0; weight step 0.1',
    prove: async (walk) => {
      const panel = await petForm(walk);
      await fillPet(panel);
      await panel.getByLabel('Edad').fill('-1');
      await panel.getByLabel('Peso').fill('-0,1');
      await sendPet(panel);
      await wrong(panel.getByLabel('Edad'), /La edad no puede ser negativa\./);
      await wrong(panel.getByLabel('Peso'), /El peso no puede ser negativo\./);
      await panel.getByLabel('Peso').fill('28,55');
      await wrong(panel.getByLabel('Peso'), /Usa un solo decimal/);
      await panel.getByLabel('Peso').fill('0');
      await panel.getByLabel('Edad').fill('0');
      await right(panel.getByLabel('Peso'));
      await right(panel.getByLabel('Edad'));
    },
  },
  {
    says: '§5 Appointment form: pet, type, date and time required; date not earlier than today; notes optional',
    prove: async (walk) => {
      await asOwner(walk, '/appointments', ['Canela', 'Nube']);
      const main = walk.page.getByRole('main');
      await main.getByRole('button', { name: 'Agendar Cita' }).click();
      for (const group of [/Mascota|quién/i, 'Tipo de cita', /^Hora/])
        await expect(main.getByRole('group', { name: group }).first()).toContainText(/Elige|obligatorio/);
      await right(main.getByLabel('Notas'));
      await main.getByText('otra', { exact: true }).click();
      const date = main.getByLabel('Otra fecha', { exact: true }).last();
      await expect(date).toHaveAttribute('min', today(Date.now()));
    },
  },
  {
    says: '§5 Admin user form: name and email required, password required only on create; roles user, business, admin, toor; §9 default role user',
    prove: async (walk) => {
      await asToor(walk, '/dashboard/toor/users');
      await walk.page.getByRole('button', { name: 'Crear usuario', exact: true }).click();
      const dialog = walk.page.getByRole('dialog', { name: 'Crear usuario' });
      // One is proposed; it may be another one, and not none.
      await dialog.getByLabel('Contraseña', { exact: true }).fill('');
      await dialog.getByRole('button', { name: 'Crear la cuenta' }).click();
      for (const label of ['Nombre', 'Correo electrónico', 'Contraseña'])
        await expect(dialog.getByLabel(label, { exact: true })).toHaveAttribute('aria-invalid', 'true');
      const role = dialog.getByLabel('Rol');
      await expect(role).toHaveValue('user');
      await expect(role.locator('option')).toHaveText(ROLES.map((one) => ROLE_NAME[one]));
    },
  },
  {
    says: '§5 Admin user form: a blank password on edit keeps the current one',
    prove: async (walk) => {
      const token = await asToor(walk, '/unauthorized');
      const user = await somebody(walk.own, { passwordHash: 'la-de-antes' });
      const headers = { authorization: `Bearer ${token}` };
      const sent = await walk.page.request.put(`/admin/users/${user.id}`, {
        headers,
        data: { name: 'Luz', password: '' },
      });
      expect(sent.status()).toBe(200);
      const row = walk.own.d1.prepare('SELECT name, password_hash FROM users WHERE id = ?').bind(user.id);
      expect(await row.first()).toEqual({ name: 'Luz', password_hash: 'la-de-antes' });
    },
  },
  {
    says: '§5 Search: case-insensitive substring on the name; §8 No se encontraron razas',
    prove: async ({ page }) => {
      await open(page, '/gatos/razas');
      const search = page.getByRole('combobox', { name: 'Buscar raza' });
      await search.fill('IAMÉ');
      await expect(page.getByRole('option').first()).toContainText('Siamés');
      await search.fill('unicornio');
      await expect(page.getByText('No se encontraron razas').first()).toBeVisible();
    },
  },
];

const MESSAGES: Item[] = [
  {
    says: "§8 Login failure: 'Error al iniciar sesión'; helper message 'Error en la autenticación'",
    prove: async ({ page }) => {
      await open(page, '/login');
      await page.getByLabel('Correo electrónico').fill('ana@correo.co');
      await page.getByLabel('Contraseña', { exact: true }).fill('la que no es');
      await page.getByRole('button', { name: 'Ingresar' }).click();
      await expect(page.getByRole('alert')).toContainText('Error al iniciar sesión');
      await silent(page, '/trpc/auth.login');
      await page.getByRole('button', { name: 'Ingresar' }).click();
      await expect(page.getByRole('alert')).toContainText('Error en la autenticación');
      await page.unroute('**/trpc/auth.login**');
    },
  },
  {
    says: "§8 helper message 'Error en el registro'",
    prove: async ({ page }) => {
      await open(page, '/register');
      await silent(page, '/trpc/auth.register');
      await page.getByLabel('Correo electrónico').fill('rosa@correo.co');
      await page.getByLabel('Contraseña', { exact: true }).fill('una frase corta');
      await page.getByLabel('Nombre completo').fill('Rosa Mena');
      await page.getByLabel('Teléfono').fill('3001234567');
      await page.getByLabel('Dirección').fill('Calle 1');
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Registrarse' }).click();
      await expect(page.getByRole('alert')).toContainText('Error en el registro');
      await page.unroute('**/trpc/auth.register**');
    },
  },
  {
    says: "§8 Profile: 'Perfil actualizado exitosamente'; the server's message or 'Error al actualizar el perfil'",
    prove: async (walk) => {
      const { page } = walk;
      await asOwner(walk, '/cuenta');
      const profile = page.getByRole('region', { name: 'Perfil', exact: true });
      const save = () => profile.getByRole('button', { name: 'Guardar' }).click();
      await save();
      await expect(page.getByText('Perfil actualizado exitosamente')).toBeVisible();
      await answer(page, 'profile.update', 409, 'settings_changed', 'Lo dice el servidor.');
      await save();
      await expect(profile.getByRole('alert')).toHaveText('Lo dice el servidor.');
      await page.unroute('**/trpc/profile.update**');
      await answer(page, 'profile.update', 500, 'server', 'x');
      await save();
      await expect(profile.getByRole('alert')).toContainText('Error al actualizar el perfil');
      await page.unroute('**/trpc/profile.update**');
    },
  },
  {
    says: "§8 Pet: 'Mascota registrada exitosamente'; the server's message or 'Error al registrar la mascota'",
    prove: async (walk) => {
      const { page } = walk;
      const panel = await petForm(walk);
      await fillPet(panel);
      await answer(page, 'pets.create', 409, 'settings_changed', 'Lo dice el servidor.');
      await sendPet(panel);
      await expect(panel.getByRole('alert')).toHaveText('Lo dice el servidor.');
      await page.unroute('**/trpc/pets.create**');
      await answer(page, 'pets.create', 500, 'server', 'x');
      await sendPet(panel);
      await expect(panel.getByRole('alert')).toContainText('Error al registrar la mascota');
      await page.unroute('**/trpc/pets.create**');
      await sendPet(panel);
      await expect(page.getByText('Mascota registrada exitosamente')).toBeVisible();
    },
  },
  {
    says: "§8 Appointment: 'No se pudieron cargar tus mascotas'",
    prove: async (walk) => {
      await asOwner(walk, '/unauthorized');
      await answer(walk.page, '*pets.list', 500, 'server', 'x');
      await walk.page.goto('/appointments');
      await expect(walk.page.getByText(/No se pudieron cargar tus mascotas/)).toBeVisible();
      await walk.page.unroute('**/trpc/*pets.list**');
    },
  },
  {
    says: "§8 Appointment: 'Error al agendar la cita. Por favor, intenta de nuevo.'; §9 17 slots, 09:00 to 17:00; one pet is preselected",
    prove: async (walk) => {
      const { page, own } = walk;
      const clinic = await aClinic(worldOf(own), { name: 'La de la lista', city: 'Tunja' });
      await aSetting(worldOf(own), 'default_clinic', clinic.id);
      await asOwner(walk, '/appointments', ['Canela']);
      const main = page.getByRole('main');
      await expect(main.getByRole('radio', { name: /Canela/ })).toBeChecked();
      await main.getByText('Control', { exact: true }).first().click();
      await main.getByLabel('Clínica').selectOption({ label: 'La de la lista, Tunja' });
      await main.getByText('otra', { exact: true }).click();
      await main
        .getByLabel('Otra fecha', { exact: true })
        .last()
        .fill(addDays(today(Date.now()), 9));
      const hours = main.getByRole('group', { name: /^Hora/ }).getByRole('radio');
      await expect(hours).toHaveCount(17);
      await expect
        .poll(() => hours.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)))
        .toEqual(
          Array.from(
            { length: 17 },
            (_, slot) => `${String(9 + Math.floor(slot / 2)).padStart(2, '0')}:${slot % 2 ? '30' : '00'}`,
          ),
        );
      await main.getByRole('group', { name: /^Hora/ }).getByText('11:00', { exact: false }).first().click();
      await answer(page, 'appointments.create', 500, 'server', 'x');
      await main.getByRole('button', { name: 'Agendar Cita' }).click();
      await expect(page.getByRole('alert')).toContainText('Error al agendar la cita. Por favor, intenta de nuevo.');
      await page.unroute('**/trpc/appointments.create**');
      expect(await worldOf(own).db.select().from(appointments).all()).not.toContainEqual({ clinicId: clinic.id });
    },
  },
  {
    says: '§8 Confirmations: eliminar este usuario, cerrar todas las sesiones de este usuario',
    prove: async (walk) => {
      const user = await somebody(walk.own);
      for (let n = 0; n < 2; n += 1) await aSession(worldOf(walk.own), user);
      await asToor(walk, `/dashboard/toor/users/${user.id}`);
      await walk.page.getByRole('button', { name: 'Eliminar la cuenta' }).click();
      const ask = walk.page.getByRole('alertdialog');
      await expect(ask).toHaveAccessibleName('¿Estás seguro de eliminar este usuario?');
      await ask.getByRole('button', { name: 'Cancelar' }).click();
      await walk.page.getByRole('button', { name: 'Cerrar todas (2 sesiones)' }).click();
      await expect(ask).toHaveAccessibleName('¿Estás seguro de cerrar todas las sesiones de este usuario?');
    },
  },
  {
    says: '§8 Content: Raza no encontrada, Tema no encontrado, Página no encontrada',
    prove: async ({ page }) => {
      for (const [path, words] of [
        ['/perros/razas/dragon', 'Raza no encontrada'],
        ['/gatos/salud/nada', 'Tema no encontrado'],
        ['/no/existe', 'Página no encontrada'],
      ] as const) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
      }
    },
  },
  {
    says: '§8 Logout: a network error is only logged; the local session is cleared regardless; §4 then /login',
    prove: async (walk) => {
      const { page } = walk;
      await asOwner(walk, '/cuenta');
      await silent(page, '/auth/logout');
      const logged = page.waitForEvent('console', (line) => /No se pudo cerrar la sesión/.test(line.text()));
      await page.locator('.user-button').click();
      await page.getByRole('menuitem', { name: 'Cerrar Sesión' }).click();
      await logged;
      await expect(page).toHaveURL(/\/login$/);
      await expect
        .poll(() => page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')]))
        .toEqual([null, null]);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await page.unroute('**/auth/logout**');
    },
  },
];

/** The breed of some that has the most plates, and how many. */
const mostDrawn = async (page: Page): Promise<{ path: string; plates: number }> => {
  const found = [];
  for (const path of ['/perros/razas/labrador', '/perros/razas/pug', '/gatos/razas/siames', '/hamsters/razas/sirio']) {
    const html = await (await page.request.get(path)).text();
    found.push({ path, plates: html.match(/class="plate-slide"/g)?.length ?? 0 });
  }
  return found.reduce((most, one) => (one.plates > most.plates ? one : most));
};

/** A finger on the carousel, from one x to another; it may stay on it. */
const drag = (page: Page, from: number, to: number, { lift = true } = {}) =>
  page.locator('.plate').evaluate(
    (target, { start, end, ends }) => {
      const touch = (type: string, clientX: number, down: boolean) => {
        const point = new Touch({ identifier: 1, target, clientX, clientY: 100 });
        target.dispatchEvent(
          new TouchEvent(type, { bubbles: true, touches: down ? [point] : [], changedTouches: [point] }),
        );
      };
      touch('touchstart', start, true);
      touch('touchmove', end, true);
      if (ends) touch('touchend', end, false);
    },
    { start: from, end: to, ends: lift },
  );

const CONSTANTS: Item[] = [
  {
    says: '§9 Images: up to 4 per breed (pug 5), each at /images/{species}/{breed}/{n}.webp',
    prove: async ({ page }) => {
      for (const [folder, slugs] of Object.entries(BREED_KEYS))
        for (const slug of slugs) {
          const at = `${folder}/${encodeURIComponent(slug)}`;
          const html = await (await page.request.get(`/${folder}/razas/${encodeURIComponent(slug)}`)).text();
          const plates = html.match(/class="plate-slide"/g)?.length ?? 0;
          const named = html.matchAll(
            new RegExp(`/images/${folder}/(?:${slug}|${encodeURIComponent(slug)})/([1-5])`, 'g'),
          );
          const numbers = [...new Set([...named].map(([, n]) => Number(n)))];
          expect([slug, numbers.length, Math.max(0, ...numbers) <= (slug === 'pug' ? 5 : 4)]).toEqual([
            slug,
            plates,
            true,
          ]);
          for (const n of numbers) {
            const answer = await page.request.head(`/images/${at}/${n}.webp`);
            expect([at, n, answer.status(), answer.headers()['content-type']]).toEqual([at, n, 200, 'image/webp']);
          }
        }
    },
  },
  {
    says: '§9 Swipe threshold 50 px: left is next, right is previous; §2 the index wraps, the hint goes at the first touch move',
    prove: async ({ page }) => {
      const { path, plates } = await mostDrawn(page);
      expect(plates).toBeGreaterThan(1);
      await open(page, path);
      const at = (n: number) => expect(page.getByText(`Lámina ${n} de ${plates}.`)).toBeVisible();
      const hint = page.locator('.swipe-hint');
      await expect(hint).toHaveText('Desliza para ver más');
      await expect(hint).toHaveAttribute('data-gone', 'false');
      await drag(page, 200, 195, { lift: false });
      await expect(hint).toHaveAttribute('data-gone', 'true');
      await drag(page, 200, 150);
      await at(1);
      await drag(page, 200, 149);
      await at(2);
      await drag(page, 100, 151);
      await at(1);
      await drag(page, 100, 151);
      await at(plates);
      await page.getByTitle('Lámina siguiente').filter({ visible: true }).click();
      await at(1);
    },
  },
  {
    isAlone: true,
    says: '§9 Carousel height 64 units (256 px) on a phone of 375 px, wider where there is room',
    prove: async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 812 });
      await page.goto('/perros/razas/labrador');
      const height = await page.locator('.plate').evaluate((one) => one.getBoundingClientRect().height);
      expect(Math.abs(height - 256)).toBeLessThanOrEqual(4);
    },
  },
  {
    says: '§9 Storage keys token and user; §4 one without the other is nobody, and both are cleared',
    prove: async (walk) => {
      const { page } = walk;
      const user = await asOwner(walk, '/cuenta');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mi cuenta');
      const kept = await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')]);
      expect(kept[0]).toMatch(/^[\w-]{43}$/);
      expect(JSON.parse(kept[1] ?? '{}')).toMatchObject({ name: user.name, role: 'user' });
      await page.evaluate(() => localStorage.removeItem('user'));
      await page.goto('/cuenta');
      await expect(page).toHaveURL(/\/login\?from=/);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    },
  },
  {
    says: '§9 Storage key theme, values light and dark',
    prove: async ({ page }) => {
      await page.goto('/');
      for (const [button, value] of [
        ['Cambiar a tema oscuro', 'dark'],
        ['Cambiar a tema claro', 'light'],
      ] as const) {
        await page.getByRole('button', { name: button }).click();
        await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe(value);
      }
    },
  },
  {
    isAlone: true,
    says: '§9 Emergency notice after 1000 ms; storage key emergencyAlertDismissed, removed on every load',
    prove: async ({ page }) => {
      await page.clock.install();
      await page.clock.pauseAt(new Date(Date.now() + 60_000));
      await page.goto('/loros');
      const notice = page.getByRole('complementary', { name: 'Aviso de emergencias' });
      await page.clock.runFor(999);
      await expect(notice).toBeHidden();
      await page.clock.runFor(1);
      await expect(notice).toBeVisible();
      await notice.getByRole('button', { name: 'Cerrar aviso' }).click();
      await expect.poll(() => page.evaluate(() => localStorage.getItem('emergencyAlertDismissed'))).toBe('true');
      await page.reload();
      await expect.poll(() => page.evaluate(() => localStorage.getItem('emergencyAlertDismissed'))).toBeNull();
    },
  },
  {
    says: '§9 Image transition 0.3 s',
    prove: async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.goto('/perros/razas/labrador');
      const strip = page.locator('.plate-strip');
      await expect.poll(() => strip.evaluate((one) => getComputedStyle(one).transitionDuration)).toBe('0.3s');
      await page.emulateMedia({ reducedMotion: 'reduce' });
    },
  },
  {
    says: '§9 Search dropdown at most 60 units (240 px) high',
    prove: async ({ page }) => {
      await open(page, '/perros/razas');
      await page.getByRole('combobox', { name: 'Buscar raza' }).fill('e');
      const dropdown = page.locator('.listbox', { has: page.getByRole('listbox') });
      await expect(dropdown).toBeVisible();
      await expect.poll(() => dropdown.evaluate((box) => getComputedStyle(box).maxHeight)).toBe('240px');
    },
  },
  {
    says: '§9 The dashboard summary shows at most 2 pets and +N más',
    prove: async (walk) => {
      await asOwner(walk, '/dashboard/user', ['Ana', 'Beto', 'Caro', 'Dino', 'Eva']);
      const summary = walk.page.getByRole('region', { name: /Mis mascotas/ });
      await expect(summary.getByRole('heading', { level: 3 })).toHaveCount(2);
      await expect(summary).toContainText('+3 más');
    },
  },
  {
    says: '§9 Monthly income in thousands with a $ prefix and K; §3 four statistics',
    prove: async ({ page, own }) => {
      const world = worldOf(own);
      const vet = await somebody(own, { role: 'business' });
      const { results } = await own.d1
        .prepare('SELECT clinic_id AS id FROM clinic_members WHERE user_id = ?')
        .bind(vet.id)
        .all<{ id: string }>();
      const owner = await somebody(own);
      await anAppointment(world, {
        pet: await aPet(world, owner),
        clinic: { id: results[0]?.id ?? '' },
        startsAt: `${today(world.now).slice(0, 7)}-01T09:00`,
        status: 'completed',
        chargeCop: 8_450_000,
        completedAt: world.now,
      });
      await openAs(page, own, vet, '/dashboard/business');
      const main = page.getByRole('main');
      for (const words of ['Pacientes Activos', 'Citas Hoy', 'Ingresos del Mes', 'Mensajes Pendientes'])
        await expect(main.getByText(words).first()).toBeVisible();
      await expect(main).toContainText('$8.450K');
    },
  },
  {
    says: '§9 Content figures: dogs, hamsters and life expectancy',
    prove: async ({ page }) => {
      for (const [path, figures] of [
        ['/perros/cuidados/higiene-dental', [/2\s*[-–a]\s*3 veces/]],
        ['/perros/cuidados/rutina-bano', [/4\s*[-–a]\s*6 semanas/]],
        ['/perros/cuidados/cuidado-unas', [/2\s*[-–a]\s*3 semanas/]],
        ['/perros/alimentacion/porciones-recomendadas', [/3\s*[-–a]\s*4 /]],
        ['/perros/alimentacion/snacks-saludables', [/10\s*%/]],
        ['/perros/salud/ejercicio', [/30\s*[-–a]\s*60/]],
        ['/perros/salud/vacunacion', [/6\s*[-–a]\s*8 semanas/]],
        ['/hamsters/razas/sirio', [/80\s*[x×]\s*50/, /18\s*[-–a]\s*24\s*°C/]],
        ['/hamsters/razas/ruso-campbell', [/60\s*[x×]\s*40/, /18\s*[-–a]\s*22\s*°C/]],
        ['/hamsters/razas/roborovski', [/50\s*[x×]\s*35/, /20\s*[-–a]\s*23\s*°C/]],
        ['/perros/razas/labrador', [/10\s*[-–a]\s*12 años/]],
        ['/perros/razas/rottweiler', [/8\s*[-–a]\s*10 años/]],
        ['/perros/razas/chihuahua', [/12\s*[-–a]\s*20 años/]],
      ] as const) {
        const html = await (await page.request.get(path)).text();
        const text = html.replace(/<[^>]+>/g, ' ').replace(/&nbsp;|\u00a0|\u202f/g, ' ');
        for (const figure of figures) expect([path, figure.test(text) ? '' : String(figure)]).toEqual([path, '']);
      }
    },
  },
];

/** Every item, in the order of the spec; the words of useAuth stand in tests/ui. */
export const ITEMS: readonly Item[] = [...RULES, ...MESSAGES, ...CONSTANTS];
