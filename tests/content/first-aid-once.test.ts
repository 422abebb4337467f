import { expect, test } from 'vitest';
import type { FirstAid, FirstAidSituation } from '../../content/schema/first-aid.ts';
import { type Prose, plainText } from '../../content/schema/prose.ts';
import { RECORDS } from '../../scripts/content/texts.ts';

// One truth for each question: what a frightened reader met in two places and read as two answers.

const recordOf = (slug: string) => RECORDS.find(({ path }) => path === `primeros-auxilios/${slug}`)?.data as FirstAid;
const situationOf = (slug: string) => recordOf(slug) as FirstAidSituation;
const stepsOf = ({ first_minute, then }: FirstAidSituation) => [...first_minute, ...then];
const kinds = RECORDS.filter(({ kind }) => kind === 'first-aid').map(({ path, data }) => ({ path, data }));
const textOf = (value: unknown) => JSON.stringify(value);
const signsOf = (slug: string) => {
  const { triage } = situationOf(slug);
  return [...triage.signs, triage.otherwise];
};

test('nobody is told to call first and travel after', () => {
  const first = kinds.filter(({ data }) => /llamada viene primero|llama antes de salir/i.test(textOf(data)));
  expect(first.map(({ path }) => path)).toEqual([]);
});

test('who leaves with a coughing animal is not told to stay beside it', () => {
  const cough = stepsOf(situationOf('atragantamiento')).find(({ id }) => id === 'toser');
  expect(cough?.title).toMatch(/\bsal$/);
  expect(cough?.text).not.toMatch(/quédate/i);
});

test('a fainted dog is pressed before a ball is pushed', () => {
  const titles = stepsOf(situationOf('atragantamiento')).map(({ title }) => title);
  const press = titles.findIndex((title) => /se desmaya, empieza la reanimación/i.test(title));
  expect(titles.findIndex((title) => /pelota/i.test(title))).toBeGreaterThan(press);
});

test('what gets hot again is wetted again before it travels', () => {
  const again = signsOf('golpe-de-calor').find(({ sign }) => /vuelve a calentar/i.test(sign));
  expect(again).toMatchObject({ first: 'refrescar', step: 'mojar' });
});

test('the step that wets says when to leave', () => {
  const wet = stepsOf(situationOf('golpe-de-calor')).find(({ id }) => id === 'mojar');
  expect(wet?.text).toMatch(/\bsal apenas\b/i);
});

test('only a medium or large, adult, healthy dog is watched after a toad', () => {
  const record = situationOf('sapo-venenoso');
  const watched = stepsOf(record).filter(({ title }) => /vigíla/i.test(title));
  expect(watched.map((step) => step.for)).toEqual([['perros']]);
  expect(watched[0]?.text).toMatch(/mediano o grande, adulto y sano/);
  expect(record.triage.otherwise).toMatchObject({ for: ['perros'], sign: expect.stringMatching(/mediano o grande/) });
  const once = stepsOf(record).find(({ id }) => id === 'boca')?.instead;
  for (const folder of ['gatos', 'hamsters', 'loros'] as const) expect(once?.[folder]?.title).toMatch(/y sal$/);
});

test('warming a cold hamster knows one clock', () => {
  expect(textOf(recordOf('hamster-frio'))).not.toMatch(/una hora|hora larga|hora caliente/i);
});

test('a bird is not kept for a thermometer', () => {
  const warm = stepsOf(situationOf('ave-con-dificultad')).find(({ id }) => id === 'calor');
  expect(warm?.text).not.toMatch(/mete un termómetro/i);
});

test('a cold newborn has its own sign and is warmed on the way', () => {
  const cold = signsOf('parto-con-problemas').find(({ sign }) => /cría fría/i.test(sign));
  expect(cold).toMatchObject({ step: 'tibia', for: ['perros', 'gatos'] });
});

/** A muzzle kills who breathes badly, vomits or has no muzzle to breathe through. */
test('each step that muzzles excepts the short-nosed', () => {
  const silent = kinds.flatMap(({ path, data }) =>
    data && (data as FirstAid).kind === 'situation'
      ? stepsOf(data as FirstAidSituation)
          .filter(({ text }) => /bozal de tela/i.test(text) && !/cara chata/i.test(text))
          .map(({ title }) => `${path}: ${title}`)
      : [],
  );
  expect(silent).toEqual([]);
});

test('nothing tells to pull out what is stuck in', () => {
  expect(kinds.filter(({ data }) => /saca una espina/i.test(textOf(data))).map(({ path }) => path)).toEqual([]);
});

/** 'Sal con insecticida' reads as 'leave carrying it'. */
test('no order to leave is followed by the poison', () => {
  const carried = kinds.filter(({ data }) => /\bsal con (insecticida|gasolina|creolina|ácido)/i.test(textOf(data)));
  expect(carried.map(({ path }) => path)).toEqual([]);
});

test('blood in the stool: threads in an animated adult today, much of it or black at once', () => {
  const bleeding = signsOf('hemorragia').filter(({ sign }) => /popó|diarrea/i.test(sign));
  const today = bleeding.filter(({ first }) => first === 'hoy');
  expect(today).toHaveLength(1);
  expect(today[0]).toMatchObject({ for: ['perros', 'gatos'], sign: expect.stringMatching(/hebras.*animado/i) });
  const topic = RECORDS.find(({ path }) => path === 'perros/salud/signos-alerta')?.data as {
    content: { text: Prose }[];
  };
  expect(topic.content.map(({ text }) => plainText(text)).join(' ')).toMatch(
    /mucha sangre[^.]*sal ya; con unas hebras/,
  );
});

/** Of the toad's steps each is read alone: who skims to the hose must meet there whom it is not for. */
test('each step that wets a mouth after a toad says who is not wetted', () => {
  const washing = stepsOf(situationOf('sapo-venenoso')).flatMap(({ title, text, instead }) =>
    [{ title, text }, ...Object.values(instead ?? {})].flatMap((own) =>
      own && /\b(frota|chorro|pasada)\b/i.test(`${own.title} ${own.text}`) ? [`${own.title}. ${own.text}`] : [],
    ),
  );
  expect(washing.length).toBeGreaterThan(3);
  expect(washing.filter((said) => !/si solo babea|no tiembla/i.test(said))).toEqual([]);
});

test('the page of poisons leaves chocolate to the count of its own sheet', () => {
  const dogs = plainText(situationOf('intoxicaciones').differences.perros as Prose);
  expect(dogs).toMatch(/la cuenta de esa página da sal ya/);
  expect(dogs).not.toMatch(/sin hacer cuentas/);
});

test('a bite is washed one way, on the page of bites', () => {
  const bite = signsOf('cortes-y-rasgunos').find(({ sign }) => /^Otra mordida/.test(sign));
  expect(bite).toMatchObject({ first: 'lavado', entry: 'mordida-de-animal-silvestre', step: 'animal' });
});
