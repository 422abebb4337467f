import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { chromium, expect } from '@playwright/test';
import { CHROMIUM_ARGS, findWhole } from '../../scripts/setup/chromium.mjs';
import { test } from './own-server.ts';
import { openAs, somebody } from './somebody.ts';
import { checkA11y } from './support.ts';

/**
 * A real subscription needs a push service on the network: the page's `pushManager` is stood in for, with keys as a browser makes
 * them, and what the service would deliver comes by the devtools protocol, which hands it to the real service worker.
 */
const standIn = (page: Page) =>
  page.addInitScript(() => {
    const key = (length: number, first: number) =>
      btoa(String.fromCharCode(first, ...crypto.getRandomValues(new Uint8Array(length - 1))))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
    const subscription = (endpoint: string) => ({
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh: key(65, 4), auth: key(16, 1) } }),
      unsubscribe: async () => {
        localStorage.removeItem('test:push');
        return true;
      },
    });
    const current = () => {
      const endpoint = localStorage.getItem('test:push');
      return endpoint === null ? null : subscription(endpoint);
    };
    const manager = {
      getSubscription: async () => current(),
      subscribe: async ({ userVisibleOnly, applicationServerKey }: PushSubscriptionOptionsInit) => {
        if (!userVisibleOnly || String(applicationServerKey).length !== 87) throw new TypeError('no options');
        localStorage.setItem('test:push', `https://push.patasyplumas.test/send/${crypto.randomUUID()}`);
        return current();
      },
    };
    Object.defineProperty(ServiceWorkerRegistration.prototype, 'pushManager', { get: () => manager });
  });

const permit = (context: BrowserContext, url: string) => context.grantPermissions(['notifications'], { origin: url });

/** Permission is what the browser says; headless ones answer 'denied' unless it was granted. */
const answering = (page: Page, answer: 'granted' | 'denied') =>
  page.addInitScript((said) => {
    const state = { permission: 'default' as NotificationPermission };
    Object.defineProperty(Notification, 'permission', {
      get: () => localStorage.getItem('test:permission') ?? state.permission,
    });
    Notification.requestPermission = async () => {
      localStorage.setItem('test:permission', said);
      return said as NotificationPermission;
    };
  }, answer);

test.use({ serviceWorkers: 'allow' });

test('an owner presses once, and the device is known; Cuenta chooses by kind and way, and takes it away', {
  tag: '@full',
}, async ({ page, own }) => {
  await standIn(page);
  await answering(page, 'granted');
  const person = await somebody(own);
  await openAs(page, own, person, '/dashboard/user');
  const line = page.getByRole('region', { name: 'Avisos en este dispositivo', exact: true });
  await expect(line.getByRole('button', { name: 'Activar avisos aquí' })).toBeVisible();
  // A long name takes two lines: neither lies over the other.
  const heading = page.getByRole('heading', { level: 1 });
  await expect
    .poll(async () => {
      const [title, below] = [await heading.boundingBox(), await line.boundingBox()];
      return title && below && below.y - (title.y + title.height);
    })
    .toBeGreaterThanOrEqual(0);
  await checkA11y(page);
  await line.getByRole('button', { name: 'Activar avisos aquí' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Elegir cuáles' })).toBeFocused();
  const rows = async () => (await own.d1.prepare('SELECT endpoint FROM push_subscriptions').all()).results;
  await expect.poll(rows).toHaveLength(1);
  await page.getByRole('link', { name: 'Elegir cuáles' }).press('Enter');
  const section = page.getByRole('region', { name: 'Qué te avisamos', exact: true });
  const here = section.getByRole('switch', { name: /^Avisos en este dispositivo/ });
  await expect(here).toBeChecked();
  await checkA11y(page);
  const quiet = section.getByRole('switch', { name: /^Horas de silencio/ });
  await expect(quiet).toBeChecked();
  await section.getByLabel('Desde').selectOption('22:00');
  await section.getByRole('button', { name: 'Guardar' }).press('Enter');
  await expect(page.getByText(/^Los avisos esperan de 10:00/)).toBeVisible();
  await quiet.press('Space');
  await expect(quiet).not.toBeChecked();
  await expect(section.getByLabel('Desde')).toHaveCount(0);
  const choice = section.getByRole('switch', { name: 'Recordatorio del día antes: Pantalla: sí' });
  await choice.press('Space');
  await expect(section.getByRole('switch', { name: 'Recordatorio del día antes: Pantalla: no' })).not.toBeChecked();
  await page.reload();
  await expect(section.getByRole('switch', { name: 'Recordatorio del día antes: Pantalla: no' })).not.toBeChecked();
  await expect(section.getByRole('switch', { name: 'Recordatorio del día antes: Correo: sí' })).toBeChecked();
  await here.press('Space');
  await expect(here).not.toBeChecked();
  await expect(here).toBeFocused();
  expect(await rows()).toEqual([]);
});

test('who puts it off, or does not let the browser, is not asked again', { tag: '@full' }, async ({ page, own }) => {
  await standIn(page);
  await answering(page, 'denied');
  const person = await somebody(own);
  await openAs(page, own, person, '/dashboard/user');
  const line = page.getByRole('region', { name: 'Avisos en este dispositivo', exact: true });
  await line.getByRole('button', { name: 'Ahora no' }).click();
  await expect(line).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Mascotas' })).toBeVisible();
  await expect(line).toHaveCount(0);
  await page.goto('/cuenta#avisos');
  const section = page.getByRole('region', { name: 'Qué te avisamos', exact: true });
  await section.getByRole('switch', { name: /^Avisos en este dispositivo/ }).click();
  await expect(section.getByText(/tiene bloqueados los avisos/)).toBeVisible();
  await checkA11y(page);
});

/** What the walk uses of the service worker's own world. */
type Worker = {
  clients: { openWindow: (url: string) => Promise<void> };
  registration: { getNotifications: (filter: { tag: string }) => Promise<Notification[]> };
  dispatchEvent: (event: Event) => boolean;
};

/** Hands the real service worker what a push service would. */
const deliver = async (session: CDPSession, origin: string, data: string) => {
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const mine = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (mine) resolve(mine.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
};

test('what is pushed is shown by the service worker, and a press opens its page', async ({ own }) => {
  // The engine alone has no notices.
  const browser = await chromium.launch({ executablePath: findWhole() ?? undefined, args: CHROMIUM_ARGS });
  try {
    const context = await browser.newContext({ baseURL: own.url, serviceWorkers: 'allow' });
    await permit(context, own.url);
    const page = await context.newPage();
    await page.goto('/primeros-auxilios');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const said = { title: 'Recordatorio de tu cita', body: 'Es el viernes', path: '/cuenta#datos' };
    const shown = () =>
      page.evaluate(async () => {
        const all = await (await navigator.serviceWorker.ready).getNotifications();
        return all.map(({ title, body, data, lang }) => ({ title, body, data, lang }));
      });
    // The protocol hands over once, and says nothing where a worker that just began hears nobody yet; of the same notice there is one.
    await expect(async () => {
      await deliver(await context.newCDPSession(page), own.url, JSON.stringify(said));
      await expect
        .poll(shown, { timeout: 3000 })
        .toEqual([{ title: said.title, body: said.body, data: said.path, lang: 'es-CO' }]);
    }).toPass();
    const astray = ['//elsewhere.test/', '/\\elsewhere.test/', 'https://elsewhere.test/'];
    for (const broken of ['no es JSON', ...astray.map((path) => JSON.stringify({ ...said, path }))])
      await deliver(await context.newCDPSession(page), own.url, broken);
    await expect
      .poll(async () => (await shown()).map(({ title, data }) => `${title} ${data}`).toSorted())
      .toEqual(['Recordatorio de tu cita /cuenta#datos', 'Tienes un aviso /cuenta']);
    // A window opens for a person's press alone, which the protocol has none of: what would open is asked instead.
    const opened = await context.serviceWorkers()[0]?.evaluate(async () => {
      const scope = self as unknown as Worker;
      const addresses: string[] = [];
      scope.clients.openWindow = async (url) => void addresses.push(url);
      const [notification] = await scope.registration.getNotifications({ tag: '/cuenta#datos' });
      let work: Promise<void> = Promise.reject(new Error('nobody listens'));
      const press = Object.assign(new Event('notificationclick'), {
        notification,
        waitUntil: (promise: Promise<void>) => {
          work = promise;
        },
      });
      scope.dispatchEvent(press);
      await work;
      return addresses;
    });
    expect(opened).toEqual([`${own.url}/cuenta#datos`]);
    await expect.poll(async () => (await shown()).map(({ data }) => data)).toEqual(['/cuenta']);
  } finally {
    await browser.close();
  }
});
