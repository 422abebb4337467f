// Longer than 200 lines: a forgotten password, a proof and a change of e-mail, each walked as people and their mails do.
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { users } from '../../worker/db/schema/accounts.ts';
import { passkeys } from '../../worker/db/schema/factors.ts';
import { auditLog } from '../../worker/db/schema/settings.ts';
import { aClinic, aMember, aPet, aSession, aUser } from '../support/builders.ts';
import { test } from './own-server.ts';
import { fillLogin } from './sign-in.ts';
import { openAs, PASSWORD, somebody, worldOf } from './somebody.ts';
import { checkA11y, whenUp } from './support.ts';

const REFUSED = /status of 4\d\d/;
const FRESH = 'paraguas-verde-77';

type Mail = { to: string; subject: string; text: string };

/** The last mail that went to an address, once it is there. */
const mailTo = async (page: Page, to: string, subject: string): Promise<Mail> => {
  let found: Mail | undefined;
  await expect
    .poll(async () => {
      const mails: Mail[] = await (await page.request.get('/buzon.json')).json();
      found = mails.find((mail) => mail.to === to && mail.subject === subject);
      return found !== undefined;
    })
    .toBe(true);
  return found as Mail;
};
const linkOf = ({ text }: Mail): string => /https?:\/\/[^/\s]+(\/(?:clave|verificar)#[\w-]{64})/.exec(text)?.[1] ?? '';
const codeOf = ({ text }: Mail): string => /^Código: (\d{6})$/m.exec(text)?.[1] ?? '';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const ask = async (page: Page, email: string) => {
  await page.goto('/recuperar');
  await whenUp(page);
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByRole('button', { name: 'Enviarme el enlace' }).click();
  await expect(page.getByRole('heading', { name: 'Revisa tu correo' })).toBeFocused();
};
const setPassword = async (page: Page) => {
  await page.getByLabel('Contraseña nueva').fill(FRESH);
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(page).toHaveURL(/\/login$/);
};
/** Another device: nothing of the first one is there. */
const elsewhere = async (context: BrowserContext, url: string): Promise<Page> => {
  const browser = context.browser();
  if (!browser) throw new Error('no browser');
  return (await browser.newContext({ baseURL: url })).newPage();
};

test('a forgotten password: asked from the login, set by the mail’s link, and the login waits with the e-mail', async ({
  page,
  own,
  noise,
}) => {
  noise.allow(REFUSED);
  const user = await somebody(own, { name: 'Rosa Mena', password: PASSWORD });
  await page.goto('/login');
  await fillLogin(page, user.email, 'no me acuerdo');
  await expect(page.getByRole('alert')).toContainText('Error al iniciar sesión');
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  await expect(title(page)).toHaveText('Recupera tu contraseña');
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(user.email);
  await checkA11y(page);
  await page.getByRole('button', { name: 'Enviarme el enlace' }).click();
  await expect(page.getByRole('heading', { name: 'Revisa tu correo' })).toBeFocused();
  await checkA11y(page);
  const link = linkOf(await mailTo(page, user.email, 'Pon una contraseña nueva'));

  await test.step('a scanner that opens the link first uses nothing up', async () => {
    for (let n = 0; n < 2; n += 1) expect((await page.request.get(link)).status()).toBe(200);
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(link);
  await expect(page.getByText(user.email)).toBeVisible();
  // What ends is said below: the field stands on the first screen.
  await expect(page.getByLabel('Contraseña nueva')).toBeInViewport({ ratio: 1 });
  await expect(page).not.toHaveURL(/#/);
  expect(asked.filter((url) => url.includes(link.slice(-20)))).toEqual([]);
  await setPassword(page);
  await expect(page.getByText('Contraseña actualizada exitosamente')).toBeVisible();
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(user.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(FRESH);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page).toHaveURL(/\/dashboard\/user$/);
  await mailTo(page, user.email, 'Tu contraseña cambió');

  await test.step('used, it says so and leads to another mail with the address filled in', async () => {
    await page.goto(link);
    await expect(page.getByRole('alert')).toContainText('Este enlace ya se usó');
    await checkA11y(page);
    await page.getByRole('link', { name: 'Pedir otro correo' }).click();
    await expect(page.getByLabel('Correo electrónico')).toHaveValue(user.email);
  });
});

test('the code goes on where it was asked, with the mail on another device; the sessions elsewhere end', {
  tag: '@full',
}, async ({ page, context, own }) => {
  const user = await somebody(own, { password: PASSWORD });
  const phone = await elsewhere(context, own.url);
  await openAs(phone, own, user, '/cuenta');
  await ask(page, user.email);
  const { code } = { code: codeOf(await mailTo(phone, user.email, 'Pon una contraseña nueva')) };
  await page.getByLabel('Código del correo').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.getByRole('button', { name: 'Seguir' }).click();
  await expect(page.getByLabel('Contraseña nueva')).toBeVisible();
  await checkA11y(page);
  await setPassword(page);
  await phone.reload();
  await expect(phone).toHaveURL(/\/login\?from=/);
  await phone.context().close();
});

test('wrong digits five times void the code; the link of the same mail serves on, in another tab', {
  tag: '@full',
}, async ({ page, context, own, noise }) => {
  noise.allow(REFUSED);
  const user = await somebody(own, { password: PASSWORD });
  await ask(page, user.email);
  const mail = await mailTo(page, user.email, 'Pon una contraseña nueva');
  const wrong = codeOf(mail) === '000000' ? '000001' : '000000';
  const field = page.getByLabel('Código del correo');
  for (let n = 0; n < 5; n += 1) {
    await field.fill(wrong);
    await page.getByRole('button', { name: 'Seguir' }).click();
    await expect(page.getByText('Ese código no es.')).toBeVisible();
    await expect(field).toBeFocused();
    await field.fill('');
  }
  await field.fill(codeOf(mail));
  await page.getByRole('button', { name: 'Seguir' }).click();
  await expect(page.getByText('Ese código se escribió mal muchas veces')).toBeVisible();
  await checkA11y(page);
  const tab = await context.newPage();
  await tab.goto(linkOf(mail));
  await expect(tab.getByText(user.email)).toBeVisible();
  await test.step('a newer mail ends the older link, which says where to look', async () => {
    await page.getByRole('button', { name: 'Pedir otro correo' }).click();
    await expect(page.getByText('Sirve el último que te haya llegado.')).toBeVisible();
    await tab.getByLabel('Contraseña nueva').fill(FRESH);
    await tab.getByRole('button', { name: 'Guardar contraseña' }).click();
    await expect(tab.getByRole('alert')).toContainText('Hay un correo más nuevo que este.');
  });
});

test('an address without an account reads the same, and gets nothing', { tag: '@full' }, async ({ page, own }) => {
  const user = await somebody(own);
  const said = [];
  for (const email of [user.email, 'nadie-de-aqui@correo.co']) {
    await ask(page, email);
    said.push((await page.getByRole('main').textContent())?.replaceAll(email, '…'));
  }
  expect(said[1]).toBe(said[0]);
  await mailTo(page, user.email, 'Pon una contraseña nueva');
  const mails: Mail[] = await (await page.request.get('/buzon.json')).json();
  expect(mails.filter(({ to }) => to === 'nadie-de-aqui@correo.co')).toEqual([]);
});

test('a new account proves its e-mail by the link, and the line on the dashboard goes', { tag: '@full' }, async ({
  page,
  own,
  noise,
}) => {
  noise.allow(REFUSED);
  const email = `nora-${test.info().project.name}-${Date.now()}@correo.co`;
  const account = {
    email,
    password: 'una frase corta y mía',
    name: 'Nora Mosquera',
    phone: '3105550199',
    address: 'Calle 3',
  };
  expect((await page.request.post('/auth/register', { data: account })).status()).toBe(201);
  const link = linkOf(await mailTo(page, email, 'Confirma que este correo es tuyo'));
  const [user] = (await worldOf(own).db.select().from(users)).filter((row) => row.email === email);
  await openAs(page, own, user as never, '/dashboard/user');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Aceptar y seguir' }).click();
  await expect(page.getByText('Falta confirmar tu correo.')).toBeVisible();
  await page.getByRole('link', { name: 'Confirmarlo' }).click();
  await expect(page.getByRole('heading', { name: 'Correo electrónico' })).toBeInViewport();
  await expect(page.getByText('Sin confirmar')).toBeVisible();
  await checkA11y(page);
  await page.request.get(link);
  await page.goto(link);
  await expect(title(page)).toHaveText('Confirma tu correo');
  await checkA11y(page);
  await page.getByRole('button', { name: 'Confirmar mi correo' }).click();
  await expect(page.getByText('Correo confirmado')).toBeVisible();
  await page.getByRole('link', { name: 'Ir a mi panel' }).click();
  await expect(title(page)).toHaveText(/^Hola/);
  await expect(page.getByText('Falta confirmar tu correo.')).toHaveCount(0);
  await page.goto(link);
  await expect(page.getByText('Correo confirmado')).toBeVisible();
  await page.goto('/unauthorized');
  await page.goto(`/verificar#${'A'.repeat(64)}`);
  await expect(page.getByRole('alert')).toContainText('está incompleto o no es de este servicio');
});

test('a new e-mail is proven by its code; the old address takes the account back', { tag: '@full' }, async ({
  page,
  context,
  own,
  noise,
}) => {
  noise.allow(REFUSED);
  const user = await somebody(own, { password: PASSWORD });
  const other = `otra-${test.info().project.name}-${Date.now()}@correo.co`;
  await openAs(page, own, user, '/cuenta');
  const change = async (to: string) => {
    await page.getByRole('button', { name: 'Cambiar de correo' }).click();
    await page.getByLabel('Correo nuevo').fill(to);
    await page.locator('#correo').getByLabel('Contraseña actual').fill(PASSWORD);
    await page.getByRole('button', { name: 'Cambiar correo', exact: true }).click();
    await expect(page.locator('#correo')).toContainText(`Falta confirmar ${to}`);
  };
  await change(`mal-${other}`);
  await page.getByRole('button', { name: 'Cancelar el cambio' }).click();
  await expect(page.locator('#correo')).not.toContainText('Falta confirmar');
  await change(other);
  await checkA11y(page);
  const first = await mailTo(page, other, 'Confirma tu correo nuevo');
  await page.getByRole('button', { name: 'Enviar otra vez' }).click();
  await expect(page.getByText('Sirve solo el último.')).toBeVisible();
  await expect.poll(async () => (await mailTo(page, other, first.subject)).text).not.toBe(first.text);
  const mail = await mailTo(page, other, first.subject);

  await test.step('a stranger who has the mail gets nothing by its link', async () => {
    const stranger = await elsewhere(context, own.url);
    await stranger.goto(linkOf(mail));
    await stranger.getByRole('button', { name: 'Usar este correo' }).click();
    await expect(stranger.getByRole('alert')).toContainText('entra en este navegador a la cuenta que lo pidió');
    await stranger.context().close();
  });
  await page.getByLabel('Código del correo').fill(codeOf(mail));
  await page.getByRole('button', { name: 'Confirmar', exact: true }).click();
  await expect(page.locator('#correo .own-address')).toContainText(other);

  const told = await mailTo(page, user.email, 'El correo de tu cuenta cambió');
  const phone = await elsewhere(context, own.url);
  await phone.goto(linkOf(told));
  await expect(phone.getByText('tu cuenta vuelve a usar este correo')).toBeVisible();
  await setPassword(phone);
  await expect(phone.getByLabel('Correo electrónico')).toHaveValue(user.email);
  await page.reload();
  await expect(page).toHaveURL(/\/login\?from=/);
  await phone.context().close();
});

test('toor gives a stolen account back under the e-mail that its person reads today', { tag: '@full' }, async ({
  page,
  own,
  noise,
}) => {
  noise.allow(REFUSED);
  const user = await somebody(own, { password: PASSWORD, name: 'Ana Rojas' });
  const toor = await somebody(own, { role: 'toor', name: 'Tatiana Ortiz' });
  const today = `ana-${test.info().project.name}-${Date.now()}@correo.co`;
  await openAs(page, own, toor, `/dashboard/toor/users/${user.id}`);
  await page.getByRole('button', { name: 'Rescatar la cuenta' }).click();
  const asked = page.getByRole('dialog', { name: '¿Rescatar la cuenta de Ana Rojas?' });
  await asked.getByRole('button', { name: 'Rescatar', exact: true }).click();
  await expect(asked.getByLabel('Correo que hoy es suyo')).toBeFocused();
  await asked.getByLabel('Correo que hoy es suyo').fill(toor.email);
  await asked.getByLabel('Motivo').fill('Mostró su cédula por videollamada');
  await asked.getByRole('button', { name: 'Rescatar', exact: true }).click();
  await expect(asked.getByText('Ya existe una cuenta con ese correo.')).toBeVisible();
  await expect(asked.getByLabel('Motivo')).toHaveValue('Mostró su cédula por videollamada');
  await checkA11y(page);
  await asked.getByLabel('Correo que hoy es suyo').fill(today);
  await asked.getByRole('button', { name: 'Rescatar', exact: true }).click();
  await expect(page.getByText(/^La cuenta de Ana Rojas quedó rescatada/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Datos' })).toContainText(today);
  const acts = page.getByRole('region', { name: 'Actos sobre la cuenta' });
  await expect(acts).toContainText('Mostró su cédula por videollamada');
  const told = await mailTo(page, user.email, 'El correo de tu cuenta cambió');
  expect(linkOf(told)).toBe('');
  await page.evaluate(() => localStorage.clear());
  await ask(page, today);
  await page.goto(linkOf(await mailTo(page, today, 'Pon una contraseña nueva')));
  await setPassword(page);
  await fillLogin(page, today, FRESH);
  await expect(page).toHaveURL(/\/dashboard\/user/);
});

test('without script the screens say what they need', { tag: '@full' }, async ({ browser, own }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: own.url });
  const page = await context.newPage();
  for (const path of ['/recuperar', '/verificar', '/clave', '/invitacion']) {
    await page.goto(path);
    await expect(page.locator('noscript p', { hasText: 'Las cuentas necesitan JavaScript' })).toBeVisible();
  }
  await context.close();
});

test('a new e-mail’s link in a browser where nobody is in leads to the login and goes on', { tag: '@full' }, async ({
  page,
  context,
  own,
  noise,
}) => {
  noise.allow(REFUSED);
  const user = await somebody(own, { password: PASSWORD });
  const other = `aparte-${Date.now()}@correo.co`;
  await openAs(page, own, user, '/cuenta');
  await page.getByRole('button', { name: 'Cambiar de correo' }).click();
  await page.getByLabel('Correo nuevo').fill(other);
  await page.locator('#correo').getByLabel('Contraseña actual').fill(PASSWORD);
  await page.getByRole('button', { name: 'Cambiar correo', exact: true }).click();
  const mail = await mailTo(page, other, 'Confirma tu correo nuevo');
  const phone = await elsewhere(context, own.url);
  await phone.goto(linkOf(mail));
  await phone.getByRole('button', { name: 'Usar este correo' }).click();
  await phone.getByRole('main').getByRole('link', { name: 'Iniciar Sesión' }).click();
  await fillLogin(phone, user.email, PASSWORD);
  await phone.getByRole('button', { name: 'Usar este correo' }).click();
  await expect(phone.getByText('Correo cambiado')).toBeVisible();
  await phone.context().close();
});

test('a password from the administration opens nothing of before: the mail does, in the same two minutes', {
  tag: '@full',
}, async ({ page, own, noise }) => {
  noise.allow(REFUSED);
  const world = worldOf(own);
  const rosa = await somebody(own, { name: 'Rosa Mena', password: PASSWORD });
  await aPet(world, rosa, { name: 'Canela' });
  const admin = await aUser(world, { role: 'admin', name: 'Andrés Mejía' });
  const token = await aSession(world, admin);
  const given = { headers: { authorization: `Bearer ${token}` }, data: { password: 'balcon-amarillo-31' } };
  expect((await page.request.put(`/admin/users/${rosa.id}`, given)).status()).toBe(200);
  await page.goto('/login');
  await fillLogin(page, rosa.email, 'balcon-amarillo-31');
  await expect(title(page)).toHaveText('Confirma que eres tú');
  await expect(page.getByRole('main')).toContainText('la puso Andrés Mejía');
  await checkA11y(page);
  await page.goto('/dashboard/user');
  await expect(title(page)).toHaveText('Confirma que eres tú');
  await expect(page.getByText('Canela')).toHaveCount(0);
  await page.getByRole('link', { name: 'Seguir con mi correo' }).click();
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(rosa.email);
  await page.getByRole('button', { name: 'Enviarme el enlace' }).click();
  await page.getByLabel('Código del correo').fill(codeOf(await mailTo(page, rosa.email, 'Pon una contraseña nueva')));
  await page.getByRole('button', { name: 'Seguir', exact: true }).click();
  await setPassword(page);
  await page.getByLabel('Contraseña', { exact: true }).fill(FRESH);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page).toHaveURL(/\/dashboard\/user$/);
  await expect(page.getByText('Canela').first()).toBeVisible();
});

test('what somebody added lately to get in is listed where a new password is set, and goes with the old one', {
  tag: '@full',
}, async ({ page, own, noise }) => {
  noise.allow(REFUSED);
  const world = worldOf(own);
  const rosa = await somebody(own, { name: 'Rosa Mena', password: PASSWORD });
  const key = { publicKey: 'x', counter: 0, transports: [], isBackedUp: false, credentialId: rosa.id };
  await world.db
    .insert(passkeys)
    .values({ ...key, id: rosa.id, userId: rosa.id, name: 'Otro', createdAt: world.now - 24 * 60 * 60 * 1000 });
  await ask(page, rosa.email);
  await page.goto(linkOf(await mailTo(page, rosa.email, 'Pon una contraseña nueva')));
  await expect(page.getByRole('group', { name: 'Formas de entrar agregadas hace poco' })).toContainText(
    'se agregó 1 llave de acceso',
  );
  await expect(page.getByLabel('Quitar al guardar')).toBeChecked();
  await checkA11y(page);
  await setPassword(page);
  await expect(page.getByRole('main')).toContainText('Quitamos lo que se agregó hace poco para entrar a tu cuenta');
  expect(await world.db.select().from(passkeys)).toEqual([]);
});

test('an account that a clinic opened with somebody’s address asks whether they work there, and leaves it by a no', {
  tag: '@full',
}, async ({ page, own, noise }) => {
  noise.allow(REFUSED);
  const world = worldOf(own);
  const clinic = await aClinic(world, { name: 'Los Sauces' });
  const titular = await aUser(world, { role: 'business' });
  const luisa = await aUser(world, { role: 'business', name: 'Luisa Ríos', emailVerifiedAt: null });
  await aMember(world, titular, clinic);
  await aMember(world, luisa, clinic, 'veterinario');
  await world.db
    .insert(auditLog)
    .values({ id: luisa.id, at: world.now, actorId: titular.id, action: 'member.added', targetId: luisa.id });
  await ask(page, luisa.email);
  await page.goto(linkOf(await mailTo(page, luisa.email, 'Pon una contraseña nueva')));
  const asked = page.getByRole('group', { name: '¿Trabajas en Los Sauces?' });
  await expect(asked).toBeVisible();
  await checkA11y(page);
  await page.getByLabel('Contraseña nueva').fill(FRESH);
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(asked).toContainText('Elige una de las dos.');
  await asked.getByText('No la conozco').click();
  await setPassword(page);
  await page.getByLabel('Contraseña', { exact: true }).fill(FRESH);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page).not.toHaveURL(/\/login/);
  await expect(page.getByRole('main')).not.toContainText('Los Sauces');
});
