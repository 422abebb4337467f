import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { sessions, users } from '../../worker/db/schema/accounts.ts';
import { pets } from '../../worker/db/schema/pets.ts';
import { auditLog } from '../../worker/db/schema/settings.ts';
import worker from '../../worker/index.ts';
import { anAppointment, anEntry, aPet, aRecord } from '../support/builders.ts';
import { aColleague, aPractice } from '../support/clinic.ts';
import { putFile } from '../support/file-calls.ts';
import { jpeg, pdf, png } from '../support/sample-files.ts';
import { bindings, mutate, NOW, send, signedIn, world } from '../support/world.ts';
import { unzipped } from './unzipped.ts';

const PATH = '/fotos-y-papeles.zip';

beforeEach(async () => {
  const { objects } = await bindings.FILES.list();
  if (objects.length > 0) await bindings.FILES.delete(objects.map(({ key }) => key));
});

const copyOf = async (token: string) => {
  const request = new Request(`https://patas.test${PATH}`, { headers: { authorization: `Bearer ${token}` } });
  const answer = await worker.fetch(request as never, bindings, { waitUntil: () => undefined } as never);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="fotos-y-papeles-2026-11-25.zip"');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  return unzipped(new Uint8Array(await answer.arrayBuffer()));
};

/** An owner with files of every kind, and somebody else's beside them. */
const stage = async () => {
  const practice = await aPractice();
  const { pet, clinic, mine, theirs } = practice;
  await anAppointment(world, { pet, clinic, startsAt: '2026-11-24T10:00', status: 'completed' });
  const { rootId } = await aRecord(world, pet, clinic);
  const message = crypto.randomUUID();
  await mutate('clinicMessages.send', { id: message, petId: pet.id, text: 'La radiografía' }, { token: theirs });
  const described = { 'x-caption': encodeURIComponent('Página <1>') };
  await putFile(mine, { kind: 'photo', of: pet.id }, { bytes: jpeg({ drawn: 70_000 }) });
  await putFile(mine, { kind: 'carne', of: pet.id }, { bytes: png(), headers: described });
  await putFile(mine, { kind: 'carne', of: pet.id }, { bytes: jpeg({ drawn: 60 }), headers: described });
  await putFile(mine, { kind: 'carne', of: pet.id }, { bytes: jpeg({ drawn: 61 }), headers: described });
  await putFile(theirs, { kind: 'record', of: rootId }, { bytes: pdf() });
  await putFile(theirs, { kind: 'message', of: message }, { bytes: jpeg({ drawn: 62 }) });
  const other = await signedIn('user');
  await putFile(other.token, { kind: 'photo', of: (await aPet(world, other.user)).id }, { bytes: png() });
  return practice;
};

test('an owner takes everything along, each under a name of its own, with an index', async () => {
  const { mine, owner } = await stage();
  const all = await copyOf(mine);
  const names = [...all.keys()];
  expect(names.toSorted()).toEqual([
    'indice.html',
    'nube-carne-2026-11-25-pagina-1--2.jpg',
    'nube-carne-2026-11-25-pagina-1.jpg',
    'nube-carne-2026-11-25-pagina-1.png',
    'nube-foto-2026-11-25.jpg',
    'nube-historia-2026-11-25.pdf',
    'nube-mensaje-2026-11-25.jpg',
  ]);
  expect(all.get('nube-historia-2026-11-25.pdf')).toEqual(pdf());
  expect(all.get('nube-foto-2026-11-25.jpg')).toEqual(jpeg({ drawn: 70_000 }));
  const index = new TextDecoder().decode(all.get('indice.html'));
  for (const name of names.filter((one) => one !== 'indice.html')) expect(index).toContain(`href="${name}"`);
  expect(index).toContain('Página &lt;1&gt;');
  expect(index).toMatch(/Clara Nieto, de /);
  // The written copy names them alike.
  const { data } = await mutate('profile.export', undefined, { token: mine });
  const told = (data['fotos y papeles'] as { archivo: string }[]).map(({ archivo }) => archivo);
  expect(told.toSorted()).toEqual(names.filter((one) => one !== 'indice.html').toSorted());
  const acts = await world.db.select().from(auditLog).where(eq(auditLog.targetId, owner.id));
  expect(acts.filter(({ action }) => action === 'data.exported')).toHaveLength(2);
});

test('what cannot be read is named as such, the rest comes', async () => {
  const { mine } = await stage();
  const { objects } = await bindings.FILES.list();
  const largest = objects.toSorted((a, b) => b.size - a.size)[0];
  await bindings.FILES.delete(largest?.key ?? '');
  const all = await copyOf(mine);
  expect(all.size).toBe(6);
  expect(new TextDecoder().decode(all.get('indice.html'))).toContain('No se pudo leer');
});

test('nobody else, and not without having shown who they are', async () => {
  const { mine, theirs } = await stage();
  const told = async (token?: string, method = 'GET') => {
    const { status, body } = await send(method, PATH, { token });
    return [status, body?.code];
  };
  expect(await told()).toEqual([401, 'unauthorized']);
  expect(await told(theirs)).toEqual([403, 'forbidden']);
  for (const role of ['admin', 'toor'] as const)
    expect(await told((await signedIn(role)).token)).toEqual([403, 'forbidden']);
  expect((await told(mine, 'POST'))[0]).toBe(405);
  await world.db.update(sessions).set({ provenAt: 0 });
  expect(await told(mine)).toEqual([403, 'step_up_required']);
  await world.db.update(users).set({ isActive: false });
  expect((await told(mine))[0]).toBe(401);
});

test('what keeps an account shut keeps its archive: held, a login that waits, one of a clinic, an account erased', async () => {
  const { mine, owner, clinic } = await stage();
  const told = async (token: string) => {
    const { status, body } = await send('GET', PATH, { token });
    return [status, body?.code];
  };
  const is = (has: Partial<typeof users.$inferInsert>) => world.db.update(users).set(has).where(eq(users.id, owner.id));
  await is({ heldUntil: NOW + 1 });
  expect(await told(mine)).toEqual([403, 'account_held']);
  await is({ heldUntil: null });
  expect((await told(mine))[0]).toBe(200);
  const waiting = await aColleague(clinic);
  await anEntry(world, waiting.user, clinic);
  expect((await told(waiting.token))[0]).toBe(403);
  expect((await told((await aColleague(clinic)).token))[1]).toBe('forbidden');
  expect((await send('HEAD', PATH, { token: mine })).status).toBe(200);
  const { token } = await signedIn('toor');
  expect((await mutate('accounts.remove', { id: owner.id, reason: 'Lo pidió' }, { token })).status).toBe(200);
  expect(await told(mine)).toEqual([401, 'unauthorized']);
});

test('a name of any letters is one that every system takes, each its own', async () => {
  const { mine, owner } = await aPractice();
  for (const name of ['../../etc/ñandú', 'Niña «Ñata» 🐈', '', '猫'.repeat(30), 'CON'])
    await putFile(mine, { kind: 'photo', of: (await aPet(world, owner, { name })).id });
  const pet = await aPet(world, owner, { name: 'Lulú', archivedAt: NOW });
  await world.db.update(pets).set({ archivedAt: null }).where(eq(pets.id, pet.id));
  const words = { 'x-caption': encodeURIComponent('a/b\\c: <script>.pdf') };
  await putFile(mine, { kind: 'carne', of: pet.id }, { headers: words });
  // Archived, an animal's papers go along all the same.
  await world.db.update(pets).set({ archivedAt: NOW }).where(eq(pets.id, pet.id));
  const names = [...(await copyOf(mine)).keys()];
  expect(names).toHaveLength(7);
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(7);
  for (const name of names) expect(name).toMatch(/^[a-z0-9][a-z0-9-]*\.(jpg|html)$/);
  expect(names).toContain('lulu-carne-2026-11-25-a-b-c-script-pdf.jpg');
});

test('it streams: a file is asked of R2 when its turn comes, and none once who asked has gone', async () => {
  const { mine } = await stage();
  const asked: string[] = [];
  const counting = new Proxy(bindings.FILES, {
    get: (target, name) => {
      const member = Reflect.get(target, name);
      if (name === 'get')
        return (key: string) => {
          asked.push(key);
          return target.get(key);
        };
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
  const request = new Request(`https://patas.test${PATH}`, { headers: { authorization: `Bearer ${mine}` } });
  const env = { ...bindings, FILES: counting };
  const answer = await worker.fetch(request as never, env, { waitUntil: () => undefined } as never);
  const reader = answer.body?.getReader() ?? expect.fail();
  await reader.read();
  // Time for twenty files, if nobody waited for who reads: the first, of 140 KB, is not yet through.
  for (let n = 0; n < 20; n++) await bindings.FILES.head(`none ${n}`);
  expect(asked.length).toBe(1);
  await reader.cancel();
  expect(asked.length).toBe(1);
});
