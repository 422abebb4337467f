import { expect, type Page } from '@playwright/test';
import { checkA11y, fitsWidth, isPhone, stopClock, test, whenUp } from './support.ts';

const RCP = '/primeros-auxilios/rcp';
const start = (page: Page) => page.getByRole('button', { name: /Empezar el ritmo/ });
const beat = (page: Page) => page.getByRole('region', { name: 'Ritmo de las compresiones' });
const now = (page: Page) => beat(page).getByRole('timer');

/** Counts the sounds that are asked for, and what the phone is told. */
const overhear = (page: Page) =>
  page.addInitScript(() => {
    const heard = { sounds: 0, shakes: 0, locks: 0 };
    Object.assign(window, { heard });
    const make = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () {
      heard.sounds += 1;
      return make.call(this);
    };
    navigator.vibrate = () => {
      heard.shakes += 1;
      return true;
    };
    const ask = navigator.wakeLock.request.bind(navigator.wakeLock);
    navigator.wakeLock.request = (type) => {
      heard.locks += 1;
      return ask(type);
    };
  });
const heard = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: Record<'sounds' | 'shakes' | 'locks', number> }).heard);

test('the beat of the compressions: thirty, two breaths, hands that change, and an end', async ({ page }) => {
  await overhear(page);
  await page.clock.install();
  await page.goto(RCP);
  await whenUp(page);
  // Nothing moves before somebody asks for it, and it stands where the hands are told what to do.
  await expect(beat(page)).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ has: start(page) })).toContainText('Comprime 30 veces');
  await stopClock(page);
  await start(page).click();
  // The time stands: what draws the card waits for some of it.
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return beat(page).count();
    })
    .toBe(1);
  await expect(now(page)).toContainText('1de 30');
  await expect(beat(page)).toBeFocused();
  await expect(start(page)).toBeHidden();

  await page.clock.runFor(5000);
  // 5 s at 110 a minute are the tenth beat.
  await expect(now(page)).toContainText('10de 30');
  await expect(beat(page).getByRole('status')).toHaveText('10');
  await expect(beat(page)).toContainText('Llevas0:05');
  await expect(beat(page)).toContainText('Cambio de persona en1:55');
  await page.clock.runFor(12_000);
  await expect(now(page)).toContainText('Sopla 2 veces');
  await expect(beat(page).getByRole('status')).toHaveText('Sopla 2 veces a un perro o un gato');
  // Who reads for all species is told whom it is for; who chose dogs is not.
  const others = beat(page).getByText('Ave o hámster: no le soples, sigue');
  await expect(beat(page).getByRole('heading')).toHaveText('Perro o gato: para y sopla');
  await expect(others).toBeVisible();
  await page.getByRole('radio', { name: 'Perros' }).check({ force: true });
  await expect(others).toBeHidden();
  await page.clock.runFor(4000);
  await expect(now(page)).toContainText('2de 30');
  await expect(beat(page).getByRole('status')).toHaveText('');

  // A tab that was put to sleep is where it would be without.
  await page.clock.fastForward(100_000);
  await expect(beat(page)).toContainText('Cambio de personaya');
  await expect(beat(page)).toContainText('Llevas2:01');
  await page.clock.runFor(10_000);
  await expect(beat(page)).toContainText('Cambio de persona en1:49');

  // Poison, rabia or fear: no breaths.
  await beat(page)
    .getByRole('switch', { name: /Solo comprimir/ })
    .click();
  await page.clock.runFor(17_000);
  await expect(now(page)).toContainText('sin soplos');
  await expect(now(page)).not.toContainText('Sopla');

  const before = await heard(page);
  expect(before.locks).toBeGreaterThan(0);
  if (isPhone(page)) expect(before.shakes).toBeGreaterThan(30);
  await beat(page).getByRole('button', { name: 'Parar: respira o se mueve' }).click();
  await expect(beat(page)).toHaveCount(0);
  await expect(start(page)).toBeFocused();
  // It breathes: what now stands where the beat was, not further down.
  const after = page.getByRole('region', { name: 'Si respira' });
  await expect(after).toContainText('no comprimas y sal');
  await expect(after.getByRole('link', { name: 'Llama y sal ya' })).toBeInViewport({ ratio: 1 });
  await page.clock.runFor(5000);
  await expect.poll(async () => (await heard(page)).shakes).toBe(before.shakes);
});

for (const [width, height] of [
  [375, 812],
  [320, 640],
] as const) {
  test(`at ${width}×${height} nothing to press lies under the telephones of the foot`, {
    tag: width === 320 ? [] : '@full',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await overhear(page);
    await page.goto(RCP);
    const foot = page.getByRole('navigation', { name: 'Llamar' });
    const bottomOf = async (part: ReturnType<Page['locator']>) => {
      const box = await part.boundingBox();
      // Whole pixels are what a finger meets and a screen paints.
      return Math.floor((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0));
    };
    const top = (await foot.boundingBox())?.y ?? 0;
    await expect
      .poll(() => bottomOf(page.getByRole('link', { name: 'Comprime el pecho ya' })))
      .toBeLessThanOrEqual(top);
    await whenUp(page);
    await start(page).click();
    await expect(beat(page)).toBeVisible();
    await expect(beat(page).getByText(/una mano, detrás de los codos/)).toBeInViewport({ ratio: 1 });
    const [stop, ...switches] = [
      beat(page).getByRole('button', { name: /^Parar/ }),
      ...(await beat(page).getByRole('switch').all()),
    ];
    expect(switches.length).toBeGreaterThan(1);
    await expect(async () => {
      for (const part of [stop, ...switches]) expect(part && (await bottomOf(part))).toBeLessThanOrEqual(top);
      expect((await beat(page).boundingBox())?.y).toBeGreaterThanOrEqual(await bottomOf(page.getByRole('banner')));
    }).toPass();
  });
}

test('each beat is heard once, and the switch silences it', { tag: '@full' }, async ({ page }) => {
  const sounds = async () => (await heard(page)).sounds;
  await overhear(page);
  await page.clock.install();
  await page.goto(RCP);
  await whenUp(page);
  await stopClock(page);
  await start(page).click();
  // The sound has a clock of its own, which the browser starts when it comes to it.
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return sounds();
    })
    .toBeGreaterThan(0);
  const first = await sounds();
  await page.clock.runFor(4000);
  // 4 s at 110 a minute hold seven beats or eight.
  expect([7, 8]).toContain((await sounds()) - first);
  await beat(page).getByRole('switch', { name: 'Sonido' }).click();
  const silent = await sounds();
  await page.clock.runFor(1500);
  await expect.poll(sounds).toBe(silent);
});

test('who presses before the app is there is heard, and nothing but the figure changes where motion is not wanted', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/main-[\w-]+\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(RCP);
  await start(page).click();
  await expect(beat(page)).toHaveCount(0);
  release();
  await expect(now(page)).toContainText('de 30');
  const moving = await beat(page).evaluate(
    (card) => [...card.querySelectorAll('*')].filter((part) => getComputedStyle(part).animationName !== 'none').length,
  );
  expect(moving).toBe(0);
  await fitsWidth(page);
  await checkA11y(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the beat is told in words, and there is no button that does nothing', async ({ page }) => {
    await page.goto(RCP);
    await expect(page.getByText('unas dos por segundo').first()).toBeVisible();
    await expect(page.locator('[data-beat-start]:visible')).toHaveCount(0);
  });
});
