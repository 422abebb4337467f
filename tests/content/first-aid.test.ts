import { expect, test } from 'vitest';
import { ACTS, type Act, LEAVING } from '../../content/schema/act-kinds.ts';
import type { FirstAid, FirstAidSituation } from '../../content/schema/first-aid.ts';
import type { TriageWay } from '../../content/schema/first-aid-triage.ts';
import { RECORDS } from '../../scripts/content/texts.ts';
import { folded } from '../../src/shared/fold.ts';
import { FOLDERS, type Folder } from '../../src/shared/species.ts';

const entries = RECORDS.filter(({ kind }) => kind === 'first-aid').map(({ path, data }) => ({
  slug: path.slice('primeros-auxilios/'.length),
  record: data as FirstAid,
}));
const situations = entries.filter(
  (one): one is { slug: string; record: FirstAidSituation } => one.record.kind === 'situation',
);
const stepsOf = ({ first_minute, then }: FirstAidSituation) => [...first_minute, ...then];

/** An imperative that puts a cloth over the head; 'nunca le tapes la cabeza' is none. */
const COVERS_HEAD = /(cúbre|tápa)(le|la|lo) la (cabeza|cara|nariz)/i;

test('no step covers the head of an animal', () => {
  const covering = situations.flatMap(({ slug, record }) =>
    stepsOf(record)
      .filter(({ text }) => COVERS_HEAD.test(text))
      .map(({ title }) => `${slug}: ${title}`),
  );
  expect(covering).toEqual([]);
});

/** Current, venom that stops the breath, water, a blow, choking: the heart may stop while somebody reads. */
const MAY_STOP_THE_HEART = /corriente|\bcables?\b|ahog|atrop|coral|deja de respirar/i;

test('what can stop the heart leads to the page of compressions', () => {
  const cut = situations
    .filter(({ slug }) => slug !== 'rcp')
    .filter(({ record }) => MAY_STOP_THE_HEART.test(JSON.stringify([record.triage, stepsOf(record)])))
    .filter(({ record }) => !record.related.includes('rcp'))
    .map(({ slug }) => slug);
  expect(cut).toEqual([]);
});

/** Pressing a wound hurts: whoever bends over it must have read that it bites. */
test('each page that says to press a wound says that pain bites', () => {
  const silent = situations
    .filter(({ record }) =>
      stepsOf(record).some(({ title, text }) => /\b(presiona|aprieta)\b.*\b(palma|gasa)\b/i.test(`${title} ${text}`)),
    )
    .filter(({ record }) => !stepsOf(record).some(({ text }) => /morde|muerde/i.test(text)))
    .map(({ slug }) => slug);
  expect(silent).toEqual([]);
});

test('each sign leads to an entry and a step that exist', () => {
  const idsOf = (slug: string) => {
    const target = situations.find((one) => one.slug === slug);
    return target && new Set(stepsOf(target.record).flatMap(({ id }) => id ?? []));
  };
  const lost = situations.flatMap(({ slug, record: { triage } }) =>
    [...triage.signs, triage.otherwise]
      .filter(({ step, entry }) => {
        const ids = idsOf(entry ?? slug);
        return !ids || (step !== undefined && !ids.has(step)) || entry === slug;
      })
      .map(({ sign }) => `${slug}: ${sign}`),
  );
  expect(lost).toEqual([]);
});

test('every step that has a name is led to', () => {
  const led = new Set(
    situations.flatMap(({ slug, record: { triage } }) =>
      [...triage.signs, triage.otherwise].map(({ step, entry }) => `${entry ?? slug}#${step}`),
    ),
  );
  const idle = situations.flatMap(({ slug, record }) =>
    stepsOf(record).flatMap(({ id }) => (id && !led.has(`${slug}#${id}`) ? [`${slug}#${id}`] : [])),
  );
  expect(idle).toEqual([]);
});

/** Acts that wet the animal. */
const WASHES = new Set<Act>(['lavar', 'enjuagar']);

test('no sign of the box washes a species that its own way of the step does not wash', () => {
  const against = situations.flatMap(({ slug, record: { triage } }) =>
    [...triage.signs, triage.otherwise]
      .filter(({ first }) => WASHES.has(first))
      .flatMap((way) => {
        const target = situations.find((one) => one.slug === (way.entry ?? slug));
        const step = target && stepsOf(target.record).find(({ id }) => id === way.step);
        return FOLDERS.filter((folder) => !way.for || way.for.includes(folder))
          .filter((folder) => /^(No|Sin)\b/.test(step?.instead?.[folder]?.title ?? ''))
          .map((folder) => `${slug}: ${way.sign} (${folder})`);
      }),
  );
  expect(against).toEqual([]);
});

/** Whether a way of the box ends on the road: 'Sécalo, abrígalo y sal', not 'Llama ya; si no contestan, sal'. */
const leaves = ({ first }: TriageWay) => /\bsal\b/i.test(ACTS[first]) && first !== 'llamar';
const stem = (word: string) => folded(word).slice(0, 5);
const namesOf = (text: string) =>
  new Set((text.match(/\p{L}{5,}/gu) ?? []).map(stem).filter((one) => !SAYS_NOTHING.has(one)));
const SAYS_NOTHING = new Set(['aunque', 'cualquiera', 'después', 'antes', 'horas', 'puede', 'mejor', 'haya'].map(stem));
/** Known only after the steps of the page were done. */
const LATER = new Set(['atragantamiento: Perro o gato al que no le sale después de dos rondas']);

test('what «Sal ya» names is named by a sign of the red box that leaves too', () => {
  const milder = situations
    .filter(({ record }) => !leaves(record.triage.otherwise))
    .flatMap(({ slug, record }) => {
      const said = namesOf(record.triage.signs.flatMap((way) => (leaves(way) ? way.sign : [])).join(' '));
      return record.leave_at_once
        .filter((one) => ![...namesOf(one)].some((name) => said.has(name)))
        .map((one) => `${slug}: ${one}`);
    });
  expect(milder.filter((one) => !LATER.has(one))).toEqual([]);
});

/** What looks like nothing at first and is told to leave by its toxic's page or that of the signs: in the box itself, not below it. */
const LOOKS_WELL: [slug: string, folder: Folder, sign: RegExp][] = [
  ['intoxicaciones', 'perros', /raticida/i],
  ['intoxicaciones', 'perros', /xilitol/i],
  ['intoxicaciones', 'perros', /refrigerante/i],
  ['intoxicaciones', 'gatos', /lirio o acetaminofén/i],
  ['intoxicaciones', 'hamsters', /tragó algo tóxico/i],
  ['cortes-y-rasgunos', 'gatos', /mordido por un perro/i],
  ['mordida-de-animal-silvestre', 'perros', /perro pequeño mordido por un perro/i],
  ['mordida-de-animal-silvestre', 'gatos', /contacto con un murciélago/i],
  ['ahogamiento', 'gatos', /no se sostiene/i],
  ['ojo-herido', 'gatos', /cerró de repente/i],
  ['ave-con-dificultad', 'loros', /entrecerrados/i],
  ['picaduras', 'gatos', /alacrán en un/i],
  ['golpes-y-caidas', 'hamsters', /hámster, aunque/i],
  ['parto-con-problemas', 'perros', /más de 4 horas/i],
  ['quemaduras', 'perros', /almohadillas/i],
  ['sapo-venenoso', 'gatos', /es gato/i],
];
test.each(LOOKS_WELL)('%s sends %s out by its box: %s', (slug, folder, sign) => {
  const box = situations.find((one) => one.slug === slug)?.record.triage.signs ?? [];
  const way = box.find((one) => sign.test(one.sign) && (!one.for || one.for.includes(folder)));
  expect(way && leaves(way)).toBe(true);
});
const SMALL = ['hamsters', 'loros'] as const;
type Small = (typeof SMALL)[number];
/** Each door of a triage that a species is shown, with the step it leads to. */
const doorsFor = (folder: Small) =>
  situations.flatMap(({ slug, record: { triage, ...record } }) =>
    [...triage.signs, triage.otherwise]
      .filter(({ for: own }) => !own || own.includes(folder))
      .map(({ sign, first, step, entry }) => {
        const target = entry ? situations.find((one) => one.slug === entry)?.record : record;
        const led =
          target && [...target.first_minute, ...target.then].find(({ id }) => id !== undefined && id === step);
        return { where: `${slug}, ${folder}: ${sign} → ${ACTS[first]}`, sign, first, led };
      }),
  );

/** Words of force: what wets, presses or reaches into a dog harms a bird or a hamster. */
const FORCE = new Set<Act>(['comprimir', 'despejar', 'enfriar', 'frotar', 'lavar']);
/** Whoever does not breathe is pressed: the step itself asks whom for, and says it to each. */
const DEAD_SURE = /no respira/i;

test.each(SMALL)('no word of force leads %s to a step that tells them another way', (folder) => {
  const harmful = doorsFor(folder)
    .filter(({ first, led }) => FORCE.has(first) && (led?.instead?.[folder] || (led?.for && !led.for.includes(folder))))
    .filter(({ sign }) => !DEAD_SURE.test(sign))
    .map(({ where }) => where);
  expect(harmful).toEqual([]);
});

/** An order to go that hangs on no condition. */
const GO = /(^|[\s,])(sal|sales) ?(ya|con él|así|apretando|apenas|en cuanto)?(?=[.,;:]|$)/i;
const HANGS = /\b(si|solo|cuando|salvo)\b/i;
const goes = (text: string) => text.split(/[.;:]\s*/).some((said) => GO.test(said) && !HANGS.test(said));
/** Acts that say so: in their words, or by the telephone. */
const saysGo = (first: Act) => LEAVING.has(first) || /\bsal\b|\bve\b|llévalo/.test(ACTS[first]);

test.each(SMALL)('no door hides from %s that its step orders to go', (folder) => {
  const hidden = doorsFor(folder)
    .filter(({ first, led }) => {
      const told = led && (led.instead?.[folder] ?? led);
      return told && !saysGo(first) && goes(`${told.title}. ${told.text}`);
    })
    .map(({ where }) => where);
  expect(hidden).toEqual([]);
});
