import { expect } from '@playwright/test';
import { emailOf, enter, fillLogin, openSession } from './sign-in.ts';
import { checkA11y, test, whenUp } from './support.ts';

const REFUSED = /status of 401/;

for (const [who, path, title] of [
  ['familia', '/dashboard/user', /^Hola, /],
  ['clinica', '/dashboard/business', 'Panel Veterinario'],
  ['admin', '/dashboard/admin', 'Panel Principal'],
  ['toor', '/dashboard/toor', 'Panel Principal'],
] as const) {
  test(`${who} logs in and lands on the own dashboard`, { tag: '@full' }, async ({ page }) => {
    await page.goto(who === 'clinica' ? '/login/business' : '/login');
    await fillLogin(page, emailOf(who));
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.goto('/');
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await page.goto('/login');
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });
}

test('a login that fails says so, keeps what was typed and lets one try again', async ({ page, noise }) => {
  noise.allow(REFUSED);
  await page.goto('/login');
  await fillLogin(page, 'nadie@correo.co', 'no es la clave');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Error al iniciar sesión');
  await expect(alert).toContainText('Revisa el correo y la contraseña, y vuelve a intentar.');
  await expect(page.getByLabel('Correo electrónico')).toHaveValue('nadie@correo.co');
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue('no es la clave');
  await checkA11y(page);
});

test('too many failures name the seconds to wait', { tag: '@full' }, async ({ page, noise }) => {
  noise.allow(/status of (401|429)/);
  const email = `nadie-${test.info().project.name}@correo.co`;
  for (let attempt = 0; attempt < 5; attempt += 1)
    await page.request.post('/auth/login', { data: { email, password: 'no es la clave' } });
  await page.goto('/login');
  await fillLogin(page, email, 'no es la clave');
  await expect(page.getByRole('alert')).toContainText(/Vuelve a intentar en \d+ (segundo|minuto)s?\./);
});

test('the ways in are whole without script, and say what needs it', { tag: '@full' }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [path, title, button] of [
    ['/login', 'Iniciar Sesión', 'Ingresar'],
    ['/login/business', 'Acceso Empresarial', 'Ingresar'],
    ['/register', 'Crea tu cuenta', 'Registrarse'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('noscript p', { hasText: 'Las cuentas necesitan JavaScript' })).toBeVisible();
    await expect(page.getByRole('button', { name: button })).toBeDisabled();
    await expect(page.getByRole('button', { name: /Mostrar/ })).toBeHidden();
  }
  await context.close();
});

test('the ways in lead to one another and remember the place', { tag: '@full' }, async ({ page }) => {
  await page.goto('/appointments');
  await expect(page).toHaveURL(/\/login\?from=%2Fappointments$/);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Acceso Empresarial' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acceso Empresarial');
  await main.getByRole('link', { name: 'Iniciar Sesión' }).click();
  await main.getByRole('link', { name: 'Registrarse' }).click();
  await expect(page).toHaveURL(/\/register\?from=%2Fappointments$/);
  await main.getByRole('link', { name: 'Iniciar Sesión' }).click();
  await fillLogin(page, emailOf('familia'));
  await expect(page).toHaveURL(/\/appointments$/);
});

test('a place outside this site or above the role is not returned to', { tag: '@full' }, async ({ page }) => {
  for (const from of ['https://evil.example/', '//evil.example', '/dashboard/toor']) {
    await page.goto(`/login?from=${encodeURIComponent(from)}`);
    await fillLogin(page, emailOf('familia'));
    await expect(page).toHaveURL(/\/dashboard\/user$/);
    await page.evaluate(() => localStorage.clear());
  }
});

test('somebody of another role is told, and shown the way to the own panel', { tag: '@full' }, async ({ page }) => {
  await enter(page, 'familia', '/dashboard/toor/users');
  await expect(page).toHaveURL(/\/unauthorized$/);
  await page.getByRole('link', { name: 'Ir a mi panel' }).click();
  await expect(page).toHaveURL(/\/dashboard\/user$/);
});

test('logging out forgets the session here and on the server', async ({ page }) => {
  const { token } = await enter(page, 'familia', '/dashboard/user');
  await page.getByRole('button', { name: /Familia Rojas/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar Sesión' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect
    .poll(() => page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')]))
    .toEqual([null, null]);
  await expect
    .poll(async () =>
      (await page.request.get('/users/profile', { headers: { authorization: `Bearer ${token}` } })).status(),
    )
    .toBe(401);
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
});

test('a session that the server ended leads to the login and back again', { tag: '@full' }, async ({ page, noise }) => {
  noise.allow(REFUSED);
  const { token } = await enter(page, 'familia', '/dashboard/user');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hola/);
  await page.request.post('/auth/logout', { headers: { authorization: `Bearer ${token}` } });
  await page.goto('/appointments');
  await expect(page).toHaveURL(/\/login\?from=%2Fappointments$/);
  await fillLogin(page, emailOf('familia'));
  await expect(page).toHaveURL(/\/appointments$/);
});

test('half a session is none: both are cleared', { tag: '@full' }, async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() => localStorage.setItem('token', 'left-over'));
  await page.goto('/dashboard/user');
  await expect(page).toHaveURL(/\/login\?from=/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('a name that changed elsewhere shows at the next start', { tag: '@full' }, async ({ page }) => {
  await enter(page, 'clinica2', '/dashboard/business');
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('user') ?? '{}');
    localStorage.setItem('user', JSON.stringify({ ...user, name: 'Nombre de antes' }));
  });
  await page.reload();
  await expect(page.getByRole('button', { name: /Camilo Restrepo/ })).toBeAttached();
});

test('registering takes the consent, confirms on the login page, and the account opens', async ({ page, noise }) => {
  noise.allow(/status of 400/);
  const email = `nora-${test.info().project.name}-${Date.now()}@correo.co`;
  await page.goto('/register');
  await whenUp(page);
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill('12345678');
  await page.getByLabel('Nombre completo').fill('Nora Mosquera');
  await page.getByLabel('Teléfono').fill('310 555 01 99');
  await page.getByLabel('Dirección').fill('Carrera 3 # 24-10, Quibdó');
  await page.getByRole('button', { name: 'Registrarse' }).click();
  await expect(page.getByRole('checkbox')).toBeFocused();
  await page.getByRole('checkbox').check();
  await checkA11y(page);
  await test.step('a password that everybody tries is refused beside its field', async () => {
    await page.getByRole('button', { name: 'Registrarse' }).click();
    await expect(page.getByText(/Tres palabras que no van juntas/)).toBeVisible();
    await expect(page.getByLabel('Contraseña', { exact: true })).toBeFocused();
  });
  await page.getByLabel('Contraseña', { exact: true }).fill('una frase corta y mía');
  await page.getByRole('button', { name: 'Registrarse' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Registro exitoso')).toBeVisible();
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(email);
  await fillLogin(page, email, 'una frase corta y mía');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hola, Nora');
  await expect(page.getByRole('heading', { name: '¿Quién vive contigo?' })).toBeVisible();
  await checkA11y(page);
});

test('an e-mail that has an account is named beside its field', { tag: '@full' }, async ({ page, noise }) => {
  noise.allow(/status of 409/);
  await openSession(page, emailOf('familia'));
  await page.goto('/register');
  await whenUp(page);
  await page.getByLabel('Correo electrónico').fill(emailOf('familia'));
  await page.getByLabel('Contraseña', { exact: true }).fill('una frase corta y mía');
  await page.getByLabel('Nombre completo').fill('Otra Persona');
  await page.getByLabel('Teléfono').fill('3105550199');
  await page.getByLabel('Dirección').fill('Calle 1');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Registrarse' }).click();
  await expect(page.getByText('Ya existe una cuenta con ese correo.')).toBeVisible();
  await expect(page.getByLabel('Correo electrónico')).toBeFocused();
  await expect(page.getByLabel('Dirección')).toHaveValue('Calle 1');
});
