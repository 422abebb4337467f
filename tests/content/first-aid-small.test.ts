import { expect, test } from 'vitest';
import { ACTS, type Act } from '../../content/schema/act-kinds.ts';
import type { FirstAid, FirstAidSituation } from '../../content/schema/first-aid.ts';
import { RECORDS } from '../../scripts/content/texts.ts';

// What first aid says to a bird or a hamster: a body of grams that bears neither hands, water nor an hour of watching.

const situations = RECORDS.filter(({ kind }) => kind === 'first-aid').flatMap(({ path, data }) => {
  const record = data as FirstAid;
  return record.kind === 'situation' ? [{ slug: path.slice('primeros-auxilios/'.length), record }] : [];
});
const stepsOf = ({ first_minute, then }: FirstAidSituation) => [...first_minute, ...then];

/** Held round the body, a bird that is short of air stops breathing: who reads of the towel reads of that too. */
test('no bird is held in a towel without a word for the one that breathes badly', () => {
  const held = situations.flatMap(({ slug, record }) =>
    [
      ...stepsOf(record).flatMap(({ instead }) =>
        instead?.loros ? [`${instead.loros.title} ${instead.loros.text}`] : [],
      ),
      JSON.stringify(record.differences.loros ?? ''),
    ]
      .filter((text) => /toalla/i.test(text) && /suj[eé]t|envuel/i.test(text) && !/respira (mal|bien)/i.test(text))
      .map((text) => `${slug}: ${text}`),
  );
  expect(held).toEqual([]);
});

/** A body of grams is not watched after a sting: its own way says to leave. */
test('what a dog or a cat is watched for, a bird or a hamster leaves with', () => {
  const watched = situations.flatMap(({ slug, record }) =>
    stepsOf(record)
      .filter(({ title, for: own }) => /\bmíralo una hora\b/i.test(title) && !own)
      .flatMap(({ instead, title }) =>
        (['hamsters', 'loros'] as const)
          .filter((folder) => !/\bsal ya\b/i.test(instead?.[folder]?.title ?? ''))
          .map((folder) => `${slug}: ${title}: ${folder}`),
      ),
  );
  expect(watched).toEqual([]);
});

const SMALL = ['hamsters', 'loros'] as const;

/** An order to go that hangs on no condition, in what a step says to one species. */
const GO = /(^|[\s,])sal( ya| sin esperar| igual)?(?=[.,;:]|$| a que| aunque)/i;
const HANGS = /\b(si|solo|cuando|salvo)\b/i;
const goes = (text: string) => text.split(/[.;:]\s*/).some((said) => GO.test(said) && !HANGS.test(said));

/** Doors that let somebody stay: the steps, a look, a wait until today's hours. */
const STAYS = new Set<Act>(['hoy', 'pasos', 'quieto', 'reloj', 'contar', 'zona', 'lavado', 'lavar', 'llamar']);
/** Where only some of a page's signs go by the step that says to leave, and the sign is another's. */
const ANOTHER = new Set([
  'hemorragia, hamsters: Perro, gato o hámster activo con la orina apenas rosada, y le sale',
  'dificultad-respiratoria, hamsters: Hámster que solo respira rápido, sin esfuerzo, y está fresco',
]);

test.each(SMALL)('no door of a page lets %s stay where their own steps say to leave', (folder) => {
  const staying = situations.flatMap(({ slug, record }) => {
    const ordered = stepsOf(record).some(({ instead }) => {
      const own = instead?.[folder];
      return own && goes(`${own.title}. ${own.text}`);
    });
    return [...record.triage.signs, record.triage.otherwise]
      .filter(({ first, for: own }) => ordered && STAYS.has(first) && (!own || own.includes(folder)))
      .map(({ sign, first }) => ({ where: `${slug}, ${folder}: ${sign}`, act: ACTS[first] }));
  });
  expect(staying.filter(({ where }) => !ANOTHER.has(where))).toEqual([]);
});

/** Where a species must not wait, what comes before the order to go is read before leaving. */
test.each(SMALL)('a seizure sends %s out by the first step, before anything is cleared or filmed', (folder) => {
  const record = situations.find(({ slug }) => slug === 'convulsiones')?.record as FirstAidSituation;
  const [first] = stepsOf(record).filter(({ for: own }) => !own || own.includes(folder));
  expect(first?.instead?.[folder]?.title).toMatch(/^Sal\b/);
});

/** A bird is not seized, and neither is undressed: what is done to a collar or by two hands is a dog's or a cat's. */
test.each(SMALL)('no step tells %s what only a dog or a cat wears or bears', (folder) => {
  const dogs = situations.flatMap(({ slug, record }) =>
    stepsOf(record)
      .filter(({ for: own, instead }) => (!own || own.includes(folder)) && !instead?.[folder])
      .filter(({ title, text }) =>
        /collar y pechera|collar, pechera|^(Cárgalo|Acuéstalo)\b|: .*\bCárgalo\b/i.test(`${title}: ${text}`),
      )
      .map(({ title }) => `${slug}: ${title}`),
  );
  expect(dogs).toEqual([]);
});

/** A sign that names only other animals is not read by this one. */
const NAMED = {
  perros: /\bperr[oa]s?\b/i,
  gatos: /\bgat[oa]s?\b/i,
  hamsters: /hámsters?/i,
  loros: /\baves?\b|\blor[oa]s?\b/i,
};
/** The animal that bit, not the one that is bitten. */
const BITES = /mordid|rasguñ|hirió|la tuvo|en la boca|murciélago/i;
test.each(SMALL)('no sign that is told of a dog or a cat alone is shown for %s', (folder) => {
  const others = situations.flatMap(({ slug, record: { triage } }) =>
    [...triage.signs, triage.otherwise]
      .filter(({ for: own }) => !own || own.includes(folder))
      .filter(({ sign }) => !BITES.test(sign) && Object.values(NAMED).some((name) => name.test(sign)))
      .filter(({ sign }) => !NAMED[folder].test(sign) && (NAMED.perros.test(sign) || NAMED.gatos.test(sign)))
      .map(({ sign }) => `${slug}: ${sign}`),
  );
  expect(others).toEqual([]);
});

/** What a step says to one species: its own way, or the step as it stands. */
const saidTo = (record: FirstAidSituation, folder: (typeof SMALL)[number]) =>
  stepsOf(record)
    .filter(({ for: own, instead }) => instead?.[folder] || !own || own.includes(folder))
    .map(({ title, text, instead }) => instead?.[folder] ?? { title, text });
/** Sentences of the steps that a species is shown, without those that name only a dog or a cat, or forbid. */
const ordersTo = (folder: (typeof SMALL)[number]) =>
  situations.flatMap(({ slug, record }) =>
    saidTo(record, folder).flatMap(({ title, text }) =>
      `${title}. ${text}`
        .split(/(?<=[.;])\s+/)
        .filter(
          (said) =>
            !/\bperro|\bgat[oa]|\bpersonas?\b|humanos|se come la venda|\b(no|ni|nunca|sin|nada de)\b/i.test(said),
        )
        .map((said) => ({ where: `${slug}, ${folder}: ${title}`, said })),
    ),
  );

test.each(SMALL)('no step bandages, cones or muzzles %s, or keeps it under water', (folder) => {
  const bound = ordersTo(folder).filter(({ said }) =>
    /\b(cono|vend(a|ar|aje)|camiseta|bozal|faja|pechera|chorro suave|manguera|ducha|tina)\b|\d+ minutos.*(agua|enjuag)|(agua|enjuag).*\d+ minutos/i.test(
      said,
    ),
  );
  expect(bound.map(({ where, said }) => `${where}: «${said}»: dale su modo (instead) o quítalo`)).toEqual([]);
});

test.each(SMALL)('no step lets %s wait for today, or watches it', (folder) => {
  const waits = ordersTo(folder).filter(({ said }) => /que la vean hoy|llévalo hoy|obsérva|vigíla/i.test(said));
  expect(waits.map(({ where, said }) => `${where}: «${said}»`).filter((one) => !KNOWN_TODAY.test(one))).toEqual([]);
});
/** An eye stuck in the morning, quick breath without effort: seen today, on both pages of theirs. */
const KNOWN_TODAY = /^(ojo-herido|dificultad-respiratoria, hamsters|golpes-y-caidas)\b/;

/** Every text of a record, however deep. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};
const toldBy = (pages: RegExp) =>
  RECORDS.filter(({ path }) => pages.test(path)).flatMap(({ path, data }) =>
    textsIn(data).map((text) => ({ path, text })),
  );

/** A body of grams that does not eat has no reserve: not 'today', not an appointment. */
test.each(SMALL)('no page of %s lets one that does not eat wait', (folder) => {
  const waits = toldBy(new RegExp(`^${folder}/`)).flatMap(({ path, text }) =>
    text
      .split(/[.;]\s+/)
      .filter((said) => /\b(no come|sin comer|no ha comido)\b/i.test(said) && /\bhoy\b|24–48/i.test(said))
      .filter((said) => !/sal ya/i.test(said))
      .map((said) => `${path}: «${said}»: sal ya`),
  );
  expect(waits).toEqual([]);
});

test('nobody is sent back into smoke or gas', () => {
  const back = situations.flatMap(({ slug, record }) =>
    stepsOf(record)
      .flatMap(({ title, text, instead }) => [
        `${title}. ${text}`,
        ...Object.values(instead ?? {}).flatMap((own) => (own ? [`${own.title}. ${own.text}`] : [])),
      ])
      .filter((text) => /\b(humo|gas|monóxido)\b/i.test(text))
      .filter((text) => /entra por él|si (tú )?puedes respirar|cierra la llave|abre (las )?ventanas/i.test(text))
      .map((text) => `${slug}: «${text}»: nadie vuelve a entrar, 123`),
  );
  expect(back).toEqual([]);
});

/** Pulled, a pouch tears: wherever something pink comes out of a hamster, its page says not to. */
test('what is pink in a hamster’s mouth is never pulled', () => {
  const silent = toldBy(/^(hamsters|primeros-auxilios)\//)
    .filter(({ text }) => /rosad/i.test(text) && /abazón|bolsa se voltea/i.test(text) && /boca|asoma/i.test(text))
    .filter(({ text }) => !/\bno (lo|la|se|le)? ?jal|ese no se jala/i.test(text))
    .map(({ path, text }) => `${path}: «${text}»: no lo jales`);
  expect(silent).toEqual([]);
});
