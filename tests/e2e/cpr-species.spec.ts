// Longer than 200 lines: the compressions of each species, and every way that leads to them.
import { expect } from '@playwright/test';
import { stopClock, test, whenUp } from './support.ts';

/** What only a dog or a cat is done: none of it may stand where a hamster or a parrot was chosen. */
const DOGS_WAY = [/tú de rodillas/, /un tercio y la mitad/, /abre la boca, jala la lengua/, /Sopla dos veces/];

for (const [chosen, way] of [
  ['Loros', /Comprime la quilla con uno o dos dedos/],
  ['Hámsters', /Comprime el pecho entre dos dedos/],
] as const) {
  test(`CPR for ${chosen}: the first act leads to their own hands, and to no dog's`, {
    tag: chosen === 'Loros' ? [] : '@full',
  }, async ({ page }) => {
    await page.goto('/primeros-auxilios/rcp');
    await page.getByRole('radio', { name: chosen }).check({ force: true });
    await page.getByRole('link', { name: 'Comprime con los dedos' }).first().click();
    const steps = page.locator('#pasos');
    await expect(steps.getByRole('heading', { name: way })).toBeInViewport();
    // One that may breathe is looked at before it is pressed.
    await expect(page.getByRole('link', { name: 'Comprime el pecho ya' })).toBeHidden();
    const unsure = page.locator('.triage-way').filter({ hasText: 'no sabes si respira' }).getByRole('link');
    await expect(unsure.filter({ visible: true })).toHaveText('Mira si respira');
    for (const dogs of DOGS_WAY) {
      for (const found of await steps.getByText(dogs).all()) await expect(found).toBeHidden();
    }
  });
}

test('CPR for all: the compressions follow the first step at once, and tell each species its own way', async ({
  page,
}) => {
  await page.goto('/primeros-auxilios/rcp');
  await page
    .getByRole('link', { name: /Comprime el pecho ya/ })
    .first()
    .click();
  const step = page.locator('#paso-comprimir');
  await expect(step.getByText(/^Loro:/)).toBeAttached();
  await expect(step.getByRole('heading', { name: /Comprime la quilla/ })).toBeVisible();
  await expect(page.locator('#pasos').getByText(/Si mueve los bigotes/)).toBeHidden();
  // Who presses with two fingers is not led to the hands of a dog.
  await page.getByRole('link', { name: 'Comprime con los dedos' }).click();
  await expect(step.getByRole('heading', { name: /Comprime el pecho entre dos dedos/ })).toBeInViewport({ ratio: 1 });
});

test('a beat that a chosen species hides has stopped: no sound, no shake', { tag: '@full' }, async ({ page }) => {
  await page.addInitScript(() => {
    const asked = { beats: 0 };
    Object.assign(window, { asked });
    const make = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () {
      asked.beats += 1;
      return make.call(this);
    };
    navigator.vibrate = () => {
      asked.beats += 1;
      return true;
    };
  });
  const beats = () => page.evaluate(() => (window as unknown as { asked: { beats: number } }).asked.beats);
  const card = page.getByRole('region', { name: 'Ritmo de las compresiones' });
  await page.clock.install();
  await page.goto('/primeros-auxilios/rcp');
  await whenUp(page);
  await stopClock(page);
  const goOn = async () => {
    await page.clock.runFor(100);
    return true;
  };
  for (const chosen of ['Loros', 'Hámsters']) {
    await page.getByRole('radio', { name: 'Todos' }).check({ force: true });
    await page.getByRole('button', { name: /Empezar el ritmo/ }).click();
    const from = await beats();
    await expect.poll(async () => (await goOn()) && (await beats()) - from).toBeGreaterThan(1);
    // For dogs it is the same beat, and goes on.
    await page.getByRole('radio', { name: 'Perros' }).check({ force: true });
    await expect(card).toBeVisible();
    await page.getByRole('radio', { name: chosen }).check({ force: true });
    await expect.poll(async () => (await goOn()) && card.count()).toBe(0);
    const before = await beats();
    await page.clock.runFor(1500);
    await expect.poll(beats).toBe(before);
  }
  await page.getByRole('radio', { name: 'Todos' }).check({ force: true });
  await expect(page.getByRole('button', { name: /Empezar el ritmo/ })).toBeVisible();
});

test('from the home two taps on a phone reach the compressions: hands, depth and beat on one screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/');
  const door = page.getByRole('main').getByRole('link', { name: /No respira/ });
  await expect(door).toBeInViewport({ ratio: 1 });
  await door.click();
  await page
    .getByRole('link', { name: /Comprime el pecho ya/ })
    .first()
    .click();
  const foot = (await page.getByRole('navigation', { name: 'Llamar' }).boundingBox())?.y ?? 0;
  for (const part of [
    page.getByRole('button', { name: /Empezar el ritmo/ }),
    page.getByText(/Hunde entre un tercio/),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
    const box = await part.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? Number.NaN)).toBeLessThanOrEqual(foot);
  }
});

for (const species of ['hamsters', 'loros'] as const) {
  test(`the beat of ${species} never pauses to blow, and says when to look`, {
    tag: species === 'hamsters' ? [] : '@full',
  }, async ({ page }) => {
    const start = page.getByRole('button', { name: /Empezar el ritmo/ });
    const card = page.getByRole('region', { name: 'Ritmo de las compresiones' });
    await page.clock.install();
    await page.goto(`/primeros-auxilios/rcp?especie=${species}`);
    await whenUp(page);
    await expect(start).toContainText('sin soplos');
    await stopClock(page);
    await start.click();
    await expect
      .poll(async () => {
        await page.clock.runFor(100);
        return card.count();
      })
      .toBe(1);
    await expect(card).toContainText('Mira si respira en');
    // Nobody blows: the largest word is what the hands do, and a mark falls with each beat, not once a second.
    await expect(card.getByRole('timer')).toHaveText(/^Comprime/);
    await expect(card).toContainText(species === 'loros' ? /sobre la quilla/ : /entre pulgar e índice/);
    const marks = card.locator('.beat-row [data-on]');
    await page.clock.runFor(3000);
    await expect.poll(() => marks.count()).toBeGreaterThan(5);
    await expect(card.getByRole('switch', { name: /Solo comprimir/ })).toHaveCount(0);
    for (let second = 0; second < 40; second += 1) {
      await page.clock.runFor(1000);
      await expect(card).not.toContainText(/sopla/i);
    }
    await page.clock.fastForward(77_500);
    await expect(card.getByRole('status')).toHaveText('Mira si respira');
    await expect(card.getByRole('timer')).toHaveText('Mirasi respira, un instantesi no, sigue comprimiendo');
  });
}

test('who reads for all species sees one beat', { tag: '@full' }, async ({ page }) => {
  await page.goto('/primeros-auxilios/rcp');
  await expect(page.getByRole('button', { name: /Empezar el ritmo/ })).toHaveCount(1);
  await whenUp(page);
  await page.getByRole('link', { name: 'Comprime con los dedos' }).click();
  await page.getByRole('link', { name: 'Su ritmo, sin soplos' }).first().click();
  await expect(page.getByRole('button', { name: /Empezar el ritmo.*sin soplos/ })).toBeInViewport();
});

for (const [words, species, way] of [
  ['mi lora no respira', 'loros', /Comprime la quilla/],
  ['hamster no respira', 'hamsters', /Comprime el pecho entre dos dedos/],
] as const) {
  test(`who searched '${words}' is told that animal's own way`, { tag: '@full' }, async ({ page }) => {
    await page.goto(`/buscar?q=${encodeURIComponent(words)}`);
    await page.locator('#resultados .found a').first().click();
    await expect(page).toHaveURL(`/primeros-auxilios/rcp?especie=${species}`);
    await expect(page.locator('#paso-comprimir').getByRole('heading', { name: way })).toBeVisible();
    await expect(page.getByText(/fuerte y rápido/).first()).toBeHidden();
  });
}

for (const [entry, act, way] of [
  ['hamster-frio', 'Comprime con los dedos', /Comprime el pecho entre dos dedos/],
  ['ave-con-dificultad', 'Mira si respira', /Comprime la quilla/],
  // An address that came with the species hands it on.
  ['dificultad-respiratoria?especie=loros', 'Mira si respira', /Comprime la quilla/],
] as const) {
  test(`from ${entry} the compressions are that animal's`, { tag: entry === 'hamster-frio' ? '@full' : [] }, async ({
    page,
  }) => {
    await page.goto(`/primeros-auxilios/${entry}`);
    await whenUp(page);
    await page
      .getByRole('link', { name: new RegExp(act) })
      .and(page.locator('[href^="/primeros-auxilios/rcp"]'))
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reanimación (RCP)');
    await expect(page.locator('#paso-comprimir').getByRole('heading', { name: way })).toBeVisible();
    if (act === 'Comprime con los dedos')
      await expect(page.locator('#paso-comprimir').getByRole('heading', { name: way })).toBeInViewport();
    await expect(page.getByText(/fuerte y rápido/).first()).toBeHidden();
  });
}

test('CPR for all asks first whom it is for; the dog’s force stands under its name', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/primeros-auxilios/rcp');
  await whenUp(page);
  const step = page.locator('#paso-comprimir');
  const ask = step.getByRole('navigation', { name: '¿A quién vas a comprimir?' });
  await page
    .getByRole('link', { name: /Comprime el pecho ya/ })
    .first()
    .click();
  await expect(ask.getByRole('link')).toHaveText(['Perro', 'Gato', 'Hámster', 'Loro']);
  for (const link of await ask.getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 });
  await expect(step.getByRole('heading', { name: /fuerte y rápido/ })).toHaveText(/^Perro o gato:/);
  await ask.getByRole('link', { name: 'Loro' }).click();
  await expect(page.getByRole('radio', { name: 'Loros' })).toBeChecked();
  await expect(step.getByRole('heading', { name: /Comprime la quilla/ })).toBeInViewport({ ratio: 1 });
  await expect(ask).toBeHidden();
  await expect(step.getByRole('heading', { name: /fuerte y rápido/ })).toBeHidden();
});
