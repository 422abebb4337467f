import { createScheduledController } from 'cloudflare:test';
import { beforeEach, expect, test, vi } from 'vitest';
import { UNNAMED_FILE_MS } from '../../src/shared/limits.ts';
import { files } from '../../worker/db/schema/files.ts';
import worker from '../../worker/index.ts';
import { aPractice } from '../support/clinic.ts';
import { FAULTS, faultyDatabase, type Moment } from '../support/faulty.ts';
import { getFile, putFile } from '../support/file-calls.ts';
import { jpeg } from '../support/sample-files.ts';
import { bindings, send, takeComplaints, world } from '../support/world.ts';

const { FILES } = bindings;
const keysIn = async () => (await FILES.list()).objects.map(({ key }) => key);
const rowsNow = () => world.db.select().from(files);

beforeEach(async () => {
  const keys = await keysIn();
  if (keys.length > 0) await FILES.delete(keys);
});

/** The database as it is when the Worker dies beside the writing of a file's row: before it was written, or after. */
const dying = (moment: Moment) =>
  faultyDatabase(1, moment, {
    fault: FAULTS.broken,
    counts: (texts) => texts.some((text) => /^insert into "files"/i.test(text)),
  });
/** A bucket that takes nothing away any more: whoever would have is dead. */
const unswept = new Proxy(FILES, {
  get: (target, name) => {
    if (name === 'delete') return () => Promise.reject(new Error('the Worker was ended'));
    const member = Reflect.get(target, name);
    return typeof member === 'function' ? member.bind(target) : member;
  },
});

/** The night after a file came, and the next. */
const nightAfter = async () => {
  const [first] = (await FILES.list()).objects;
  vi.setSystemTime((first?.uploaded.getTime() ?? Date.now()) + UNNAMED_FILE_MS + 60_000);
  await worker.scheduled(createScheduledController({ cron: '10 9 * * *' }), bindings);
};

test('a sender that goes away in the middle leaves neither row nor file', async () => {
  const { pet, mine } = await aPractice();
  const bytes = jpeg({ drawn: 40_000 });
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(bytes.subarray(0, 50_000)),
    pull: (controller) => controller.error(new Error('the sender went away')),
  });
  const request = new Request(`https://patas.test/archivos/${crypto.randomUUID()}?kind=carne&of=${pet.id}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${mine}`, 'content-length': String(bytes.length) },
    body,
  });
  const answer = await worker.fetch(request as never, bindings, { waitUntil: () => undefined } as never);
  expect(answer.status).toBeGreaterThan(399);
  takeComplaints();
  expect([await keysIn(), await rowsNow()]).toEqual([[], []]);
});

test('ended before its row is written, a file is taken away by the next night but one', async () => {
  const { pet, mine } = await aPractice();
  const place = { kind: 'carne' as const, of: pet.id };
  const { id, status } = await putFile(mine, place, { env: { DB: dying('before').DB, FILES: unswept } });
  takeComplaints();
  expect([status, (await keysIn()).length, await rowsNow()]).toEqual([500, 1, []]);
  // Sent again it is there, under a key of its own.
  expect((await putFile(mine, place, { id })).status).toBe(201);
  expect((await keysIn()).length).toBe(2);
  await nightAfter();
  expect(await keysIn()).toEqual((await rowsNow()).map(({ key }) => key));
  expect((await getFile(mine, id)).status).toBe(200);
});

test('ended after its row was written, a file is there: sent again it is the same', async () => {
  const { pet, mine } = await aPractice();
  const place = { kind: 'carne' as const, of: pet.id };
  const { id, status } = await putFile(mine, place, { env: { DB: dying('after').DB } });
  takeComplaints();
  expect(status).toBe(500);
  expect((await putFile(mine, place, { id })).status).toBe(201);
  expect((await getFile(mine, id)).status).toBe(200);
  await nightAfter();
  expect([(await keysIn()).length, (await rowsNow()).length]).toEqual([1, 1]);
});

test('ended after the row was taken away, the bytes go at night', async () => {
  const { pet, mine } = await aPractice();
  const { id } = await putFile(mine, { kind: 'photo', of: pet.id });
  expect((await send('DELETE', `/archivos/${id}`, { token: mine, env: { FILES: unswept } })).status).toBe(500);
  takeComplaints();
  expect([(await getFile(mine, id)).status, (await keysIn()).length]).toEqual([404, 1]);
  await nightAfter();
  expect([await keysIn(), await rowsNow()]).toEqual([[], []]);
});
