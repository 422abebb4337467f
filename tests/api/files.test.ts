// Longer than 200 lines: what is taken in and what is refused, file by file.
import { createScheduledController } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { MAX_FILE_BYTES, MAX_FILES, OWNER_FILES_BYTES } from '../../src/shared/limits.ts';
import { users } from '../../worker/db/schema/accounts.ts';
import { files } from '../../worker/db/schema/files.ts';
import worker from '../../worker/index.ts';
import { anAppointment, aRecord, aSession } from '../support/builders.ts';
import { aPractice, type Practice } from '../support/clinic.ts';
import { GOOD, REFUSED } from '../support/corpus.ts';
import { getFile, putFile, putSmall } from '../support/file-calls.ts';
import { colours, exif, extendedWebp, filled, jpeg, pdf, png, webp } from '../support/sample-files.ts';
import { bindings, mutate, query, send, signedIn, takeComplaints, world } from '../support/world.ts';

const DAY = 24 * 60 * 60 * 1000;
const { FILES } = bindings;
const keysIn = async () => (await FILES.list()).objects.map(({ key }) => key).sort();
const rowsNow = () => world.db.select().from(files);

beforeEach(async () => {
  const keys = await keysIn();
  if (keys.length > 0) await FILES.delete(keys);
});

describe('a file is judged by its content', () => {
  test('good ones are kept as they came, whatever they are called', async () => {
    const { pet, clinic, theirs } = await aPractice();
    const { rootId } = await aRecord(world, pet, clinic);
    for (const [what, [bytes, type]] of Object.entries(GOOD)) {
      const headers = { 'content-type': 'text/html' };
      const { id, status, body } = await putFile(theirs, { kind: 'record', of: rootId }, { bytes, headers });
      expect([what, status, body?.type]).toEqual([what, 201, type]);
      const got = await send('GET', `/archivos/${id}`, { token: theirs });
      expect([what, got.status, got.headers.get('content-type')]).toEqual([what, 200, type]);
      expect(got.headers.get('content-length')).toBe(String(bytes.length));
      expect(got.headers.get('content-disposition')).toMatch(
        type === 'application/pdf' ? /^attachment; filename="nube-/ : /^inline; filename="nube-/,
      );
      expect(got.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
      expect(got.headers.get('cache-control')).toBe('private, no-store');
      expect(got.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  test('the others leave nothing behind, and say why', async () => {
    const { pet, clinic, theirs } = await aPractice();
    const { rootId } = await aRecord(world, pet, clinic);
    for (const [what, [bytes, key]] of Object.entries(REFUSED)) {
      // What its sender calls it is not asked.
      const headers = { 'content-type': 'image/jpeg' };
      const { status, body } = await putFile(theirs, { kind: 'record', of: rootId }, { bytes, headers });
      expect([what, body?.code]).toEqual([what, key]);
      expect([what, status >= 400 && status < 500, body.message.length > 20]).toEqual([what, true, true]);
    }
    expect(await keysIn()).toEqual([]);
    expect(await rowsNow()).toEqual([]);
    expect(Object.keys({ ...GOOD, ...REFUSED }).length).toBeGreaterThan(60);
  });

  test('it makes no difference in how many pieces it comes', async () => {
    const { pet, mine } = await aPractice();
    const one = (bytes: Uint8Array) =>
      new ReadableStream({
        start(controller) {
          for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
          controller.close();
        },
      });
    for (const [bytes, status] of [
      [jpeg({ before: colours }), 201],
      [extendedWebp(), 201],
      [jpeg({ before: exif }), 415],
    ] as const) {
      const id = crypto.randomUUID();
      const request = new Request(`https://patas.test/archivos/${id}?kind=carne&of=${pet.id}`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${mine}`, 'content-length': String(bytes.length) },
        body: one(bytes),
      });
      const answer = await worker.fetch(request as never, bindings, { waitUntil: () => undefined } as never);
      expect(answer.status).toBe(status);
    }
  });

  test.each([
    ['says less than it sends', 20, 'file_cut'],
    ['says more than it sends', 5000, 'file_cut'],
    ['says nothing', 0, 'file_empty'],
    ['says more than is taken', MAX_FILE_BYTES + 1, 'file_large'],
  ])('a sender that %s', async (_, length, code) => {
    const { pet, mine } = await aPractice();
    const { body } = await putFile(mine, { kind: 'photo', of: pet.id }, { length });
    expect(body.code).toBe(code);
    expect(await keysIn()).toEqual([]);
  });

  test('the largest that is taken comes back whole', async () => {
    const { pet, mine } = await aPractice();
    const bytes = filled(MAX_FILE_BYTES);
    expect(bytes.length).toBeGreaterThan(MAX_FILE_BYTES - 2);
    const { id, status } = await putFile(mine, { kind: 'carne', of: pet.id }, { bytes });
    expect(status).toBe(201);
    expect(Number((await send('HEAD', `/archivos/${id}`, { token: mine })).headers.get('content-length'))).toBe(
      bytes.length,
    );
  });
});

test('a paper is of no day that has not come, sent or described', async () => {
  const { pet, mine } = await aPractice();
  const place = { kind: 'carne' as const, of: pet.id };
  const { id } = await putFile(mine, place);
  expect((await putFile(mine, { ...place, day: '2126-01-01' } as typeof place)).status).toBe(400);
  expect(
    (await mutate('files.describe', { id, caption: null, takenOn: '2126-01-01' }, { token: mine })).issues,
  ).toEqual([{ path: 'takenOn', message: 'Esa fecha todavía no llega.' }]);
});

describe('reading', () => {
  const stored = async () => {
    const { pet, mine } = await aPractice();
    const bytes = jpeg({ drawn: 500 });
    const { id } = await putFile(mine, { kind: 'photo', of: pet.id }, { bytes });
    return { id, mine, size: bytes.length };
  };

  test.each([
    ['bytes=0-9', 206, 10, 'bytes 0-9/'],
    ['bytes=10-', 206, -10, 'bytes 10-'],
    ['bytes=-5', 206, 5, 'bytes '],
    ['bytes=0-99999', 206, 0, 'bytes 0-'],
    ['bytes=99999-', 416, null, 'bytes */'],
    ['bytes=9-3', 200, 0, null],
    ['bytes=0-1,3-4', 200, 0, null],
    ['lines=1-2', 200, 0, null],
  ])('range %s', async (range, status, length, said) => {
    const { id, mine, size } = await stored();
    const got = await getFile(mine, id, { headers: { range } });
    expect(got.status).toBe(status);
    if (length !== null) expect(Number(got.headers.get('content-length'))).toBe(length > 0 ? length : size + length);
    if (said) expect(got.headers.get('content-range')).toMatch(new RegExp(`^${said.replace('*', '\\*')}`));
  });

  test('the small picture is the picture until it has come; one too large is refused', async () => {
    const { id, mine, size } = await stored();
    const small = () => send('GET', `/archivos/${id}/mini`, { token: mine });
    expect(Number((await small()).headers.get('content-length'))).toBe(size);
    expect((await putSmall(mine, id, filled(20_000))).body.code).toBe('file_large');
    expect((await putSmall(mine, id, pdf())).body.code).toBe('file_photo_only');
    expect((await putSmall(mine, id, webp())).status).toBe(204);
    expect((await small()).headers.get('content-type')).toBe('image/webp');
    expect(await keysIn()).toHaveLength(2);
    expect((await send('GET', `/archivos/${id}/grande`, { token: mine })).status).toBe(404);
    expect((await send('POST', `/archivos/${id}`, { token: mine, body: {} })).status).toBe(405);
  });
});

describe('a file on its way', () => {
  test('sent again it is the same; another under its name is refused', async () => {
    const { pet, mine } = await aPractice();
    const place = { kind: 'carne' as const, of: pet.id };
    const { id } = await putFile(mine, place);
    expect((await putFile(mine, place, { id })).status).toBe(201);
    expect((await putFile(mine, place, { id, bytes: jpeg({ drawn: 90 }) })).body.code).toBe('key_reused');
    expect(await keysIn()).toHaveLength(1);
  });

  test('a new photo takes the place of the one before, whose bytes go', async () => {
    const { pet, mine } = await aPractice();
    const place = { kind: 'photo' as const, of: pet.id };
    const first = await putFile(mine, place);
    await putSmall(mine, first.id);
    const second = await putFile(mine, place, { bytes: png() });
    expect((await getFile(mine, first.id)).status).toBe(404);
    expect((await getFile(mine, second.id)).headers.get('content-type')).toBe('image/png');
    expect(await keysIn()).toHaveLength(1);
    const { data } = await query('files.photos', { petIds: [pet.id] }, { token: mine });
    expect(data).toEqual([{ petId: pet.id, id: second.id }]);
    expect((await putFile(mine, place, { bytes: pdf() })).body.code).toBe('file_photo_only');
    expect((await send('DELETE', `/archivos/${second.id}`, { token: mine })).status).toBe(204);
    expect(await keysIn()).toEqual([]);
  });

  test('what hung longer than a day goes only after a credential was shown', async () => {
    const { pet, owner, mine } = await aPractice();
    const place = { kind: 'carne' as const, of: pet.id };
    const { id } = await putFile(mine, place);
    vi.setSystemTime(Date.now() + DAY);
    const take = (one: string, token: string) => send('DELETE', `/archivos/${one}`, { token });
    const refused = await take(id, mine);
    expect([refused.status, refused.body.code, (await keysIn()).length]).toEqual([403, 'step_up_required', 1]);
    // A slip of today asks nothing.
    const slip = await putFile(mine, place);
    expect((await take(slip.id, mine)).status).toBe(204);
    const proven = await aSession({ ...world, now: Date.now() }, owner);
    expect((await take(id, proven)).status).toBe(204);
    expect(await keysIn()).toEqual([]);
  });

  test('beyond its quota an owner is told so, and nothing is lost', async () => {
    const { pet, mine } = await aPractice();
    const { id } = await putFile(mine, { kind: 'carne', of: pet.id });
    await world.db.update(files).set({ size: OWNER_FILES_BYTES - 10 });
    expect((await putFile(mine, { kind: 'photo', of: pet.id })).body.code).toBe('file_quota_owner');
    expect((await rowsNow()).map((row) => row.id)).toEqual([id]);
    expect(await keysIn()).toHaveLength(1);
  });

  test('an entry takes so many and no more; a corrected one keeps its papers', async () => {
    const { pet, clinic, theirs } = await aPractice();
    const { rootId } = await aRecord(world, pet, clinic);
    const { id } = await putFile(
      theirs,
      { kind: 'record', of: rootId },
      { headers: { 'x-caption': 'Hemograma%20de%20control' } },
    );
    const row = (await rowsNow())[0] ?? expect.fail();
    for (let n = 1; n < MAX_FILES.record; n++)
      await world.db.insert(files).values({ ...row, id: `f${n}`, key: `k${n}` });
    expect((await putFile(theirs, { kind: 'record', of: rootId })).body.code).toBe('files_full');
    const fix = { id: crypto.randomUUID(), rootId, version: 1, correction: 'Se escribió mal' };
    const note = { petId: pet.id, kind: 'nota', date: '2026-11-24', title: 'Control', body: { text: 'Bien' } };
    await mutate('clinicRecords.correct', { ...note, ...fix }, { token: theirs });
    // Page by page they are all there, each once, though they came in one instant.
    const listed = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = { petId: pet.id, limit: 7, ...(cursor && { cursor }) };
      const { data } = await query('clinicFiles.ofPet', page, { token: theirs });
      listed.push(...data.rows);
      cursor = data.next;
    }
    expect(new Set(listed.map((one) => one.id)).size).toBe(MAX_FILES.record);
    expect(listed).toHaveLength(MAX_FILES.record);
    expect(listed.find((one) => one.id === id)).toMatchObject({
      id,
      recordId: rootId,
      caption: 'Hemograma de control',
      authorName: 'Clara Nieto',
      isOwn: true,
    });
  });
});

describe('at night', () => {
  const sweep = () => worker.scheduled(createScheduledController({ cron: '10 9 * * *' }), bindings);
  /** Objects have the time of the engine's own clock: the nights of this test begin there. */
  const nightAfter = async (ms: number) => {
    const [first] = (await FILES.list()).objects;
    const at = (first?.uploaded.getTime() ?? 0) + ms;
    await world.db.update(files).set({ createdAt: at - ms });
    vi.setSystemTime(at);
    await sweep();
  };
  const someFiles = async ({ pet, mine }: Practice, many: number) => {
    const sent = [];
    for (let n = 0; n < many; n++) sent.push((await putFile(mine, { kind: 'carne', of: pet.id })).id);
    return sent;
  };

  test('what was cut off between file and row goes after a day, not before; what a row names stays', async () => {
    const practice = await aPractice();
    const [kept = ''] = await someFiles(practice, 1);
    await putSmall(practice.mine, kept);
    await FILES.put('0'.repeat(32), 'cut off');
    await FILES.put(`${'f'.repeat(32)}.s`, 'cut off');
    await nightAfter(DAY - 1000);
    expect(await keysIn()).toHaveLength(4);
    await nightAfter(DAY + 60_000);
    const [row] = await rowsNow();
    expect(await keysIn()).toEqual([row?.key, `${row?.key}.s`]);
  });

  test('a row whose object is gone goes too; where most are gone the bucket is another one, and all stay', async () => {
    const practice = await aPractice();
    const ids = await someFiles(practice, 3);
    const rows = await rowsNow();
    const lost = rows.find(({ id }) => id === ids[1]);
    await FILES.delete(lost?.key ?? '');
    await nightAfter(DAY + 60_000);
    expect((await rowsNow()).map(({ id }) => id).sort()).toEqual([ids[0], ids[2]].sort());
    await FILES.delete(await keysIn());
    await sweep();
    expect(await rowsNow()).toHaveLength(2);
    expect(JSON.stringify(takeComplaints())).toMatch(/not in the bucket/);
  });

  test('an account that is erased takes its photos and papers along, a clinic keeps its own with its records', async () => {
    const { owner, pet, clinic, mine, theirs } = await aPractice();
    await anAppointment(world, { pet, clinic, startsAt: '2026-11-24T10:00', status: 'completed' });
    const { rootId } = await aRecord(world, pet, clinic);
    const photo = await putFile(mine, { kind: 'photo', of: pet.id });
    await putFile(mine, { kind: 'carne', of: pet.id });
    const { id } = await putFile(theirs, { kind: 'record', of: rootId });
    const { token } = await signedIn('toor');
    expect((await getFile(theirs, photo.id)).status).toBe(200);
    expect((await mutate('accounts.remove', { id: owner.id, reason: 'Lo pidió' }, { token })).status).toBe(200);
    expect((await rowsNow()).map((row) => row.id)).toEqual([id]);
    expect((await getFile(theirs, photo.id)).status).toBe(404);
    await nightAfter(DAY + 60_000);
    expect(await keysIn()).toHaveLength(1);
    const left = await aSession(
      world,
      (await world.db.select().from(users).where(eq(users.role, 'business')))[0] ?? expect.fail(),
    );
    expect((await getFile(left, id)).status).toBe(200);
  });
});
