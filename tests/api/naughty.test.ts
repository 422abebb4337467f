// Longer than 200 lines: one list of strings against every door of the product.
import naughty from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { onOneLine, seen } from '../../src/shared/schemas/text.ts';
import { aClinic, anAppointment, aPet } from '../support/builders.ts';
import { everyCall } from '../support/every-call.ts';
import { OPERATIONS } from '../support/openapi.ts';
import { bindings, mutate, type Sent, send, signedIn, world } from '../support/world.ts';

/** The list, and what it lacks: half a surrogate pair, a NUL, controls, and an emoji that a limit could cut in two. */
const STRINGS: string[] = [
  ...(naughty as string[]),
  '\ud800',
  'a\udc00b',
  '\u0000',
  'a\u0000b',
  '\u001b[31m',
  '\u0007',
  `${'x'.repeat(79)}👩‍👩‍👧`,
  '👩‍👩‍👧'.repeat(10),
  '\uffff',
];
/** An address cannot carry half a pair. */
const wellFormed = (text: string) => new TextDecoder().decode(new TextEncoder().encode(text));

/** Every 12th, from another one on each time, so that over all fields most come up. */
let turn = 0;
const someStrings = () => {
  turn += 1;
  return STRINGS.filter((_, index) => index % 12 === turn % 12);
};

type Got = Awaited<ReturnType<typeof send>>;

/** Whatever was sent: no fault of ours, and nothing of it comes back as anything but data. */
const expectCalm = (where: string, sent: string, { status, headers, body, text }: Got) => {
  expect([where, shown(sent), status < 500]).toEqual([where, shown(sent), true]);
  expect([where, headers.get('x-content-type-options')]).toEqual([where, 'nosniff']);
  if (text !== '') expect([where, headers.get('content-type')]).toEqual([where, 'application/json; charset=utf-8']);
  if (status >= 400 && /[<>]/.test(sent)) expect([where, JSON.stringify(body).includes(sent)]).toEqual([where, false]);
};

/** A string as a report can carry it: the test runner's own line takes no half pairs. */
const shown = (text: string | null | undefined) => JSON.stringify(text);

/** What a text field keeps of what it was sent: all but what nobody sees; on one line what has one. */
const kept = (text: string, field = 'name') => (field === 'notes' ? seen : onOneLine)(text).trim() || null;

const PROFILE = { name: 'Ana', phone: '3105551234', address: 'Calle 8' };
const PET = { name: 'Maní', species: 'hamster', breed: 'sirio', age: 1, weight: 0.1, notes: 'Calmo' };
const KEPT = [
  ...(['name', 'address'] as const).map((field) => [field, 'PUT', '/users/profile', PROFILE, 200, 'users'] as const),
  ...(['name', 'breed', 'notes'] as const).map((field) => [field, 'POST', '/pets', PET, 201, 'pets'] as const),
];

type Operation = (typeof OPERATIONS)[number];
type Attempt = { where: string; text: string; method: string; url: string; sent: Sent };

/** Each field of an operation's example, replaced by some strings; fewer where each costs a hash. */
const inFields = ({ name, method, path, operation }: Operation): Attempt[] => {
  const example = operation.requestBody?.content['application/json'].example ?? {};
  const most = /^POST \/(auth\/(login|register)|admin\/users)$/.test(name) ? 3 : 8;
  return Object.keys(example).flatMap((field) =>
    someStrings()
      .slice(0, most)
      .map((text, index) => ({
        where: `${name} ${field}`,
        text,
        method,
        url: path.replace('{id}', 'nadie'),
        // A network of its own for each: throttling is not what is tried here.
        sent: { headers: { 'cf-connecting-ip': `10.0.${turn % 250}.${index}` }, body: { ...example, [field]: text } },
      })),
  );
};

/** Strings as a segment of the path and as values of the query. */
const inAddresses = ({ name, method, path }: Operation): Attempt[] =>
  someStrings()
    .slice(0, 8)
    .flatMap((text) => {
      const coded = encodeURIComponent(wellFormed(text)) || 'x';
      const at = path.replace('{id}', 'nadie');
      const urls = [
        ...(path.includes('{id}') && !/^\.{1,2}$/.test(coded) ? [path.replace('{id}', coded)] : []),
        ...(method === 'GET' ? [`${at}?limit=${coded}`, `${at}?cursor=${coded}`] : []),
      ];
      return urls.map((url) => ({ where: name, text, method, url, sent: method === 'GET' ? {} : { body: {} } }));
    });

describe('the calls of spec §7', () => {
  test.each(KEPT)(
    'keep %s of %s %s as it can be read, or refuse it',
    async (field, method, path, body, done, table) => {
      const { token } = await signedIn();
      // Every string in a name; the other fields are kept by the same code, a fourth does.
      const all = STRINGS.filter((_, index) => field === 'name' || index % 4 === field.length % 4);
      let taken = 0;
      for (const text of all) {
        const got = await send(method, path, { token, body: { ...body, [field]: text } });
        expectCalm(field, text, got);
        expect([shown(text), [done, 400].includes(got.status)]).toEqual([shown(text), true]);
        if (got.status !== done) continue;
        taken += 1;
        const row = bindings.DB.prepare(`SELECT ${field} AS found FROM ${table} WHERE id = ?`).bind(got.body.id);
        const stored = (await row.first<{ found: string | null }>())?.found;
        const whole = shown(kept(text, field));
        expect([shown(got.body[field]), shown(stored)]).toEqual([whole, whole]);
        // A new account registers few: quotas are not what is tried here.
        for (const made of ['pet_weights', 'pets']) await bindings.DB.prepare(`DELETE FROM ${made}`).run();
      }
      expect(taken).toBeGreaterThan(all.length * 0.7);
    },
    240_000,
  );

  test('bear any text in any field of the document, in paths and in queries', async () => {
    const tokens = { user: await signedIn(), toor: await signedIn('toor'), business: await signedIn('business') };
    const whose = (path: string) => (/admin|revoke/.test(path) ? 'toor' : /business/.test(path) ? 'business' : 'user');
    for (const operation of OPERATIONS) {
      const { token } = tokens[whose(operation.path)];
      for (const { where, text, method, url, sent } of [...inFields(operation), ...inAddresses(operation)])
        expectCalm(where, text, await send(method, url, { token, ...sent }));
    }
  }, 240_000);
});

type Leaf = { path: (string | number)[]; value: string };
/** Every text in an input, where it stands. */
const leavesOf = (value: unknown, path: Leaf['path'] = []): Leaf[] => {
  if (typeof value === 'string') return [{ path, value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => leavesOf(one, [...path, name]));
};
const replaced = (value: unknown, [head, ...rest]: Leaf['path'], text: string): unknown => {
  if (head === undefined) return text;
  if (Array.isArray(value))
    return value.map((one, index) => (String(index) === head ? replaced(one, rest, text) : one));
  return { ...(value as object), [head]: replaced((value as never)[head], rest, text) };
};

/** They hash a password, or end the session that the others need. */
const APART = /^auth\.|accounts\.(create|remove)|addMember|profile\.erase|clinicSettings\.close/;

describe('the calls of our own screens', () => {
  test('bear any text in any field', async () => {
    const cases = (await everyCall())
      .filter(([, name]) => !APART.test(name))
      .flatMap(([call, name, input, token]) =>
        leavesOf(input).flatMap(({ path }) =>
          someStrings()
            .slice(0, 5)
            .map((text) => ({
              text,
              where: `${name} ${path.join('.')}`,
              run: () => call(name, replaced(input, path, text), { token }),
            })),
        ),
      );
    expect(cases.length).toBeGreaterThan(500);
    for (const { text, where, run } of cases) {
      const { status, message } = await run();
      expect([where, shown(text), status < 500]).toEqual([where, shown(text), true]);
      expect([where, /[<>]/.test(text) && message.includes(text)]).toEqual([where, false]);
    }
  }, 240_000);

  test('messages, notes and requests are stored as they came', async () => {
    const { user, token } = await signedIn();
    const [pet, clinic] = [await aPet(world, user), await aClinic(world)];
    await anAppointment(world, { pet, clinic, startsAt: '2026-11-24T15:00', status: 'completed' });
    let stored = 0;
    for (const text of STRINGS) {
      const sent = await mutate(
        'messages.send',
        { petId: pet.id, clinicId: clinic.id, id: crypto.randomUUID(), text },
        { token },
      );
      await bindings.DB.prepare('UPDATE messages SET at = at - 3600000').run();
      if (sent.status !== 200) {
        expect([shown(text), sent.status]).toEqual([shown(text), 400]);
        continue;
      }
      stored += 1;
      const row = await bindings.DB.prepare('SELECT text FROM messages ORDER BY at DESC LIMIT 1').first<{
        text: string;
      }>();
      expect(shown(row?.text)).toBe(shown(kept(text, 'notes')));
    }
    expect(stored).toBeGreaterThan(STRINGS.length / 2);
  }, 240_000);
});

/** The page of the search without what was typed: the same for everybody. */
const searchPage = async (text: string) => {
  const { status, text: html } = await send('GET', `/buscar?q=${encodeURIComponent(wellFormed(text))}`);
  return { status, around: html.replace(/<title>[^<]*<\/title>/, '').replace(/value="[^"]*"/, '') };
};

test('the search page shows any text as text', async () => {
  const plain = (await searchPage('')).around;
  for (const text of STRINGS) {
    const { status, around } = await searchPage(text);
    expect([shown(text), status]).toEqual([shown(text), 200]);
    // What finds nothing is the page as it stands, or says so; what finds something shows our own words.
    if (around !== plain) expect(around, shown(text)).toMatch(/class="found(-none)?"/);
    expect(around, shown(text)).not.toMatch(/<script|<iframe|<svg\/|on(error|load|click|focus)=|javascript:/i);
  }
}, 240_000);
